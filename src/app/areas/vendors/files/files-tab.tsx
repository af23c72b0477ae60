import { useQuery } from '@tanstack/react-query'
import Paperclip from 'lucide-react/icons/paperclip'
import { VENDOR_FILE_MAX_BYTES } from '#domain/files.ts'
import { LIMITS } from '#domain/limits.ts'
import { EmptySection } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { messageFor } from '../../../lib/error-messages.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { UploadsList } from '../../../lib/uploads/uploads-list.tsx'
import { WaitingNotice } from '../../../lib/waiting-notice.tsx'
import { filesQuery, type VendorRef } from '../vendors.queries.ts'
import { FileRow } from './file-row.tsx'
import { addFiles, fileUploads } from './file-uploads.ts'
import { useArrivals } from './use-arrivals.ts'

/** 'Archivos': what was sent about a vendor, and a way to add to it (spec 2, 3). */
export function FilesTab({ place }: { place: VendorRef }) {
  const files = useQuery(filesQuery(place))
  const uploads = fileUploads.useUploads(({ vendorId }) => vendorId === place.vendorId)
  const arrival = useArrivals(uploads, files.data)
  const isFull = (files.data?.length ?? 0) >= LIMITS.vendor.files
  return (
    <div data-files-of={place.vendorId} className="grid grid-cols-1 content-start gap-5 px-6 pt-4 pb-6">
      <UploadsList uploads={uploads} actions={fileUploads} />
      {files.data ? (
        files.data.length > 0 ? (
          <ul aria-label="Archivos">
            {files.data.map((file) => (
              <FileRow key={file.id} place={place} file={file} />
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
          Este proveedor ya tiene {LIMITS.vendor.files} archivos. Elimina alguno antes de subir otro.
        </p>
      )}
      <FileDrop
        label="Suelta aquí los archivos"
        hint={`Presupuestos, contratos, fotos… Hasta ${fileSize(VENDOR_FILE_MAX_BYTES)} cada uno.`}
        buttonLabel="Subir archivos"
        icon={Paperclip}
        allowsMultiple
        onFiles={(chosen) => addFiles(place, chosen)}
      />
      <p role="status" className="sr-only">
        {arrival}
      </p>
    </div>
  )
}
