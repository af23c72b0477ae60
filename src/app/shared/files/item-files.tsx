import { useQuery } from '@tanstack/react-query'
import Paperclip from 'lucide-react/icons/paperclip'
import { FILE_SECTIONS, ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { cx } from '#ui/class-names.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { UploadsList } from '../../sync/uploads/uploads-list.tsx'
import { messageFor } from '../error-messages.ts'
import { WaitingNotice } from '../page/waiting-notice.tsx'
import { useAccess } from '../session/access.ts'
import { useBusiness } from '../session/use-business.ts'
import { FileRow } from './file-row.tsx'
import { fileSize } from './file-size.ts'
import { fileUploads } from './file-uploads.ts'
import { type FilePlace, filesQuery } from './item-files.queries.ts'
import { useArrivals } from './use-arrivals.ts'

/** The name of a full item. */
const FULL: Record<FilePlace['kind'], string> = {
  book: 'Este proveedor',
  vendor: 'Este proveedor',
  guest: 'Esta persona',
  item: 'Este momento',
  task: 'Esta tarea',
}

type ItemFilesProps = {
  place: FilePlace
  /** An example of a file that is kept there. */
  hint: string
  /** The focus is taken elsewhere when the element that had it is gone. */
  onFocusLost: () => void
  /** How its parts stand, where it is no tab of a panel. */
  className?: string
}

/** 'Archivos': what is kept at an item, and a way to add to it (spec 2, 3). */
export function ItemFiles({ place, hint, onFocusLost, className = 'gap-5 px-6 pt-4 pb-6' }: ItemFilesProps) {
  const mayEdit = useMayEdit(place)
  const files = useQuery(filesQuery(place))
  const uploads = fileUploads.useUploads(({ targetId }) => targetId === place.targetId)
  const arrival = useArrivals(uploads, files.data)
  const isFull = (files.data?.length ?? 0) >= LIMITS.vendor.files
  return (
    <div data-files-of={place.targetId} className={cx('grid grid-cols-1 content-start', className)}>
      <UploadsList uploads={uploads} actions={fileUploads} />
      {files.data ? (
        files.data.length > 0 ? (
          <ul aria-label="Archivos">
            {files.data.map((file) => (
              <FileRow key={file.id} place={place} file={file} mayEdit={mayEdit} onFocusLost={onFocusLost} />
            ))}
          </ul>
        ) : (
          uploads.length === 0 && <EmptySection>Aún no hay archivos.</EmptySection>
        )
      ) : files.isError ? (
        <ErrorState
          title="No hemos podido cargar los archivos."
          detail={messageFor(files.error)}
          onRetry={() => files.refetch()}
          isRetrying={files.isFetching}
        />
      ) : (
        <>
          <WaitingNotice>Los archivos se cargarán cuando vuelva.</WaitingNotice>
          <SkeletonRows rows={2} />
        </>
      )}
      {uploads.some(({ status }) => status === 'waiting') && (
        <WaitingNotice>Lo que subas se enviará cuando vuelva.</WaitingNotice>
      )}
      {isFull && (
        <p className="text-sm text-ink-2">
          {FULL[place.kind]} ya tiene {LIMITS.vendor.files} archivos. Elimina alguno antes de subir otro.
        </p>
      )}
      {mayEdit && (
        <FileDrop
          label="Suelta aquí los archivos"
          hint={`${hint} Hasta ${fileSize(ITEM_FILE_MAX_BYTES)} cada uno.`}
          buttonLabel="Subir archivos"
          icon={Paperclip}
          allowsMultiple
          onFiles={(chosen) => fileUploads.add(place, chosen)}
        />
      )}
      <p role="status" className="sr-only">
        {arrival}
      </p>
    </div>
  )
}

/** Whether the person adds files there and removes them: by the section of the wedding, or by their role in the business. */
function useMayEdit(place: FilePlace): boolean {
  const isOfBook = place.kind === 'book'
  const editsBook = useBusiness().mayEdit('vendors')
  const section = FILE_SECTIONS[isOfBook ? 'vendor' : place.kind]
  const editsItem = useAccess(isOfBook ? '' : place.weddingId, section, 'edit')
  return isOfBook ? editsBook : editsItem
}
