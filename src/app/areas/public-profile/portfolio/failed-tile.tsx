import CircleAlert from 'lucide-react/icons/circle-alert'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Upload } from '../../../sync/uploads/uploads.ts'
import { addPhotos, photoUploads } from './photo-uploads.ts'

export function FailedTile({ upload: { id, name, message, isRetriable } }: { upload: Upload<unknown> }) {
  const again = (files: File[]) => {
    photoUploads.drop(id)
    addPhotos(files)
  }
  return (
    <>
      <div
        role="alert"
        className="grid aspect-[4/5] content-center justify-items-center gap-1 rounded-print bg-danger-soft p-3 text-center text-sm text-danger wrap-anywhere"
      >
        <Icon of={CircleAlert} />
        {message}
      </div>
      <p className="mt-1 -ml-2.5 flex flex-wrap">
        {isRetriable ? (
          <Button size="sm" variant="quiet" onPress={() => photoUploads.retry(id)}>
            Reintentar
          </Button>
        ) : (
          <FileButton size="sm" variant="quiet" accept={IMAGE_TYPES} onFiles={again}>
            Elegir otra
          </FileButton>
        )}
        <Button
          size="sm"
          variant="danger"
          onPress={() => photoUploads.drop(id)}
          aria-label={`Quitar ${name}`}
        >
          Quitar
        </Button>
      </p>
    </>
  )
}
