import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { ItemFile } from '#contract/item-files.ts'
import { IconButton } from '#ui/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../error-messages.ts'
import { InlineConfirm } from '../page/inline-confirm.tsx'
import { fileSize } from './file-size.ts'
import type { FilePlace } from './item-files.queries.ts'
import { useDeletion, useDownload } from './use-file-actions.ts'

const renamingPart = loadedPart(() => import('./rename-file.tsx'))

type FileRowProps = {
  place: FilePlace
  file: ItemFile
  mayEdit: boolean
  /** The focus is taken elsewhere when the row that had it is gone. */
  onFocusLost: () => void
}

/** A stored file: its name downloads it. Deleting one of a wedding asks; one of the book is offered back. */
export function FileRow({ place, file, mayEdit, onFocusLost }: FileRowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const stopRenaming = () => setRenaming(false)
  const renaming = useWantedPart(renamingPart, isRenaming, stopRenaming)
  const download = useDownload(place, file)
  const deletion = useDeletion(place, file, onFocusLost)
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex min-h-9 items-center gap-2.5">
        {download.isPending ? (
          <Spinner />
        ) : (
          <Icon of={file.contentType.startsWith('image/') ? Image : FileText} className="text-ink-3" />
        )}
        <button
          type="button"
          aria-label={`Descargar ${file.name}`}
          onClick={() => !download.isPending && download.mutate()}
          className="min-w-0 rounded-[4px] py-1.5 text-left text-sm font-medium wrap-anywhere hover:underline pointer-coarse:py-3"
        >
          {file.name}
        </button>
        <span className="num ml-auto shrink-0 text-sm text-ink-3">{fileSize(file.size)}</span>
        {mayEdit && place.kind === 'book' && (
          <IconButton
            icon={Pencil}
            iconSize="sm"
            label={`Cambiar el nombre de ${file.name}`}
            onPress={() => setRenaming(true)}
            className="-mr-2.5"
          />
        )}
        {mayEdit && (
          <IconButton
            icon={Trash2}
            iconSize="sm"
            label={`Eliminar ${file.name}`}
            isPending={place.kind === 'book' && deletion.isPending}
            onPress={() => (place.kind === 'book' ? deletion.mutate() : setAsking(true))}
            className="-mr-2.5 hover:text-danger"
          />
        )}
      </div>
      {place.kind === 'book' && isRenaming && renaming && (
        <renaming.RenameFile place={place} file={file} onClose={stopRenaming} />
      )}
      {isAsking && (
        <div className="pt-1 pb-1.5">
          <InlineConfirm
            question={`¿Eliminar «${file.name}» para todos? Queda 30 días en la papelera.`}
            confirmLabel="Eliminar archivo"
            onConfirm={() => deletion.mutate()}
            onCancel={() => {
              setAsking(false)
              deletion.reset()
              onFocusLost()
            }}
            isPending={deletion.isPending}
            error={deletion.isError ? messageFor(deletion.error) : null}
          />
        </div>
      )}
    </li>
  )
}
