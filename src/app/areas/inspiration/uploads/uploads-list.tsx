import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { dropUpload, retryUpload, type Upload } from './upload-queue.ts'

/** The images on their way, each with how far it has come, and those that were refused, by their names. */
export function UploadsList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Subidas" className="mb-5 grid grid-cols-1 border-t border-line">
      {uploads.map((upload) => (
        <li key={upload.id} className="border-b border-line py-2.5">
          {upload.status === 'failed' ? <Refusal upload={upload} /> : <OnItsWay upload={upload} />}
        </li>
      ))}
    </ul>
  )
}

function OnItsWay({ upload: { id, name, status, progress } }: { upload: Upload }) {
  return (
    <div className="flex items-center gap-2">
      <Progress label={name} value={status === 'waiting' ? 0 : progress} className="min-w-0 flex-1" />
      <IconButton
        icon={X}
        iconSize="sm"
        label={`Cancelar la subida de ${name}`}
        onPress={() => dropUpload(id)}
      />
    </div>
  )
}

function Refusal({ upload: { id, name, message, isRetriable } }: { upload: Upload }) {
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p role="alert" className="flex items-start gap-1.5 text-sm font-strong text-danger wrap-anywhere">
          <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
          {message}
        </p>
        {isRetriable && (
          <Button
            size="sm"
            variant="quiet"
            icon={RotateCcw}
            onPress={() => retryUpload(id)}
            className="-ml-2.5"
          >
            Reintentar
          </Button>
        )}
      </div>
      <IconButton
        icon={X}
        iconSize="sm"
        label={`Quitar el aviso de ${name}`}
        onPress={() => dropUpload(id)}
      />
    </div>
  )
}
