import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { FolderRow, type FolderRowProps } from './folder-row.tsx'

type FolderListProps = FolderRowProps & { folders: readonly InspirationFolder[] }

/** The folders beside the images: images are dropped on them, and they are dragged into another order. */
export function FolderList({ folders, ...props }: FolderListProps) {
  return (
    <ul aria-label="Carpetas" className="-mx-2.5 grid grid-cols-1 gap-0.5">
      {folders.map((folder) => (
        <FolderRow key={folder.id} folder={folder} {...props} />
      ))}
    </ul>
  )
}
