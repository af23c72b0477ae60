import { Link } from '@tanstack/react-router'
import Share2 from 'lucide-react/icons/share-2'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { cx } from '#ui/class-names.ts'
import { useDropTarget } from '#ui/fields/drop-target.ts'
import { Icon } from '#ui/icon.tsx'
import { DraftBadge } from '#ui/layout/badge.tsx'
import { DRAGGED_FOLDER, DRAGGED_IMAGES } from '../drag.ts'
import { FolderIcon } from './folder-icon.tsx'

export type FolderRowProps = {
  weddingId: string
  currentId: string | undefined
  /** Images were dropped on a folder. */
  onImages: (folder: InspirationFolder, imageIds: string[]) => void
  /** A folder was dropped on another one, to stand before it. */
  onPlace: (folderId: string, before: InspirationFolder) => void
}

export function FolderRow({
  weddingId,
  folder,
  currentId,
  onImages,
  onPlace,
}: FolderRowProps & { folder: InspirationFolder }) {
  const { hovering, target } = useDropTarget([DRAGGED_IMAGES, DRAGGED_FOLDER], (type, data) => {
    if (type === DRAGGED_IMAGES) onImages(folder, data.getData(type).split(' '))
    else onPlace(data.getData(type), folder)
  })
  const isCurrent = folder.id === currentId
  return (
    <li
      data-row={folder.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED_FOLDER, folder.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      {...target}
      className={cx(
        'rounded-control',
        isCurrent && 'bg-surface-hover',
        hovering === DRAGGED_IMAGES && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
        hovering === DRAGGED_FOLDER && 'shadow-[0_-2px_0_var(--primary)]',
      )}
    >
      <Link
        to="/app/couple/$wid/inspiration"
        params={{ wid: weddingId }}
        search={{ carpeta: folder.id }}
        aria-current={isCurrent ? 'true' : undefined}
        draggable={false}
        className="flex h-12 items-center gap-2.5 rounded-control px-2.5 text-ui font-medium hover:bg-surface-hover aria-[current]:font-semibold"
      >
        <FolderIcon folder={folder} />
        <span className="min-w-0 truncate">{folder.name}</span>
        {folder.isDraft && <DraftBadge />}
        <span className="num ml-auto flex shrink-0 items-center gap-1.5 pl-2 text-sm font-normal text-ink-3">
          {folder.share && (
            <>
              <Icon of={Share2} size="sm" />
              <span className="sr-only">, compartida, </span>
            </>
          )}
          {folder.imageCount}
          <span className="sr-only"> {folder.imageCount === 1 ? 'imagen' : 'imágenes'}</span>
        </span>
      </Link>
    </li>
  )
}
