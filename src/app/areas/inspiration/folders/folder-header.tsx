import ImagePlus from 'lucide-react/icons/image-plus'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import type { FolderLinkUse } from '#domain/inspiration/inspiration.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToday } from '../../../shared/wedding/use-today.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { ReviewLink } from '../review/review-link.tsx'
import { FolderMenu, type FolderMenuProps } from './folder-menu.tsx'

type FolderHeaderProps = FolderMenuProps & { isNarrow: boolean; onUpload: () => void }

/** The name of the folder that is open, and what can be done with it. */
export function FolderHeader({ folder, imageCount, isNarrow, onDialog, ...props }: FolderHeaderProps) {
  const today = useToday(props.weddingId)
  const isShared = folder.share !== null && folder.share.lastDay >= today
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="flex min-w-0 items-baseline gap-3 text-[2.5rem] leading-tight italic max-md:text-[2.125rem]">
        <span className="min-w-0 wrap-anywhere">{folder.name}</span>
        <span className="num shrink-0 text-xl text-ink-3 not-italic">
          {imageCount}
          <span className="sr-only"> {imageCount === 1 ? 'imagen' : 'imágenes'}</span>
        </span>
      </h2>
      <div className="ml-auto flex items-center gap-2">
        <FolderMenu folder={folder} imageCount={imageCount} onDialog={onDialog} {...props} />
        {isNarrow ? (
          <IconButton
            data-edits
            icon={Trash2}
            label="Eliminar carpeta"
            variant="danger"
            size="md"
            onPress={() => onDialog('remove')}
          />
        ) : (
          <>
            <Button data-edits variant="danger" icon={Trash2} onPress={() => onDialog('remove')}>
              Eliminar carpeta
            </Button>
            <Button data-edits variant="primary" icon={ImagePlus} onPress={props.onUpload}>
              Subir imágenes
            </Button>
          </>
        )}
      </div>
      {isShared && (
        <p className="flex w-full gap-1.5 text-sm text-ink-2">
          <Icon of={Share2} size="sm" className="mt-[.2em]" />
          <span>
            {LINK_WORDS[folder.share!.use]} hasta el {dateInWords(folder.share!.lastDay)}.{' '}
            <button type="button" data-edits className="link rounded-[4px]" onClick={() => onDialog('share')}>
              Ver enlace
            </button>
          </span>
        </p>
      )}
      <ReviewLink weddingId={props.weddingId} folder={folder} />
    </header>
  )
}

const LINK_WORDS: Record<FolderLinkUse, string> = {
  view: 'Compartida por enlace',
  send: 'Recoge fotos de los invitados',
  both: 'Recoge fotos de los invitados y las enseña',
}
