import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useState } from 'react'
import { IMAGE_TYPES } from '#domain/images.ts'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import type { Upload } from '../../../lib/uploads/uploads.ts'
import { addPhotos, photoUploads } from './photo-uploads.ts'

type UploadTileProps = { upload: Upload<unknown> }

/** A photo on its way, with its progress under it; one that failed keeps its place and says why. */
export function UploadTile({ upload }: UploadTileProps) {
  return upload.status === 'failed' ? <FailedTile upload={upload} /> : <SendingTile upload={upload} />
}

function SendingTile({ upload: { id, name, file, status, progress } }: UploadTileProps) {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <>
      <div className="relative aspect-[4/5] overflow-hidden rounded-print bg-surface-2">
        {preview && <img src={preview} alt="" className="size-full object-cover opacity-45" />}
        <Progress
          label={`Subiendo ${name}`}
          hideLabel
          value={progress}
          className="absolute inset-x-2.5 bottom-2.5"
        />
      </div>
      <p className="mt-1.5 text-sm text-ink-2">
        {status === 'waiting' ? 'En espera' : `Subiendo, ${Math.round(progress * 100)} %`}
        <Button
          size="sm"
          variant="quiet"
          onPress={() => photoUploads.drop(id)}
          aria-label={`Cancelar ${name}`}
        >
          Cancelar
        </Button>
      </p>
    </>
  )
}

function FailedTile({ upload: { id, name, message, isRetriable } }: UploadTileProps) {
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
