import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { Icon } from '#ui/icon.tsx'
import { FOLDER_GLYPHS, pastelOf } from './folder-icon.tsx'

type FolderChipsProps = {
  weddingId: string
  folders: readonly InspirationFolder[]
  currentId: string | undefined
  last: ReactNode
}

/** The same on a phone: pastel chips in a row. */
export function FolderChips({ weddingId, folders, currentId, last }: FolderChipsProps) {
  return (
    <ul aria-label="Carpetas" className="scroll-row -mx-gutter flex gap-2 px-gutter pt-1 pb-2 no-scrollbar">
      {folders.map((folder) => (
        <li key={folder.id} data-row={folder.id} className="shrink-0">
          <Link
            to="/app/couple/$wid/inspiration"
            params={{ wid: weddingId }}
            search={{ carpeta: folder.id }}
            resetScroll={false}
            aria-current={folder.id === currentId ? 'true' : undefined}
            style={{ backgroundColor: pastelOf(folder) }}
            className="flex h-11 items-center gap-2 rounded-pill pr-4 pl-3 text-sm font-strong text-on-pastel aria-[current]:shadow-[0_0_0_2px_var(--surface),0_0_0_3.5px_var(--primary)]"
          >
            <Icon of={FOLDER_GLYPHS[folder.icon].glyph} size="sm" />
            <span className="max-w-56 truncate">{folder.name}</span>
            {folder.isDraft && <span className="font-normal">· Borrador</span>}
            {folder.share && <span className="sr-only">, compartida</span>}
          </Link>
        </li>
      ))}
      <li className="shrink-0">{last}</li>
    </ul>
  )
}
