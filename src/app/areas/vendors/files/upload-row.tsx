import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { dropUpload, overwriteFile, retryUpload, type Upload } from './upload-queue.ts'

/** A file on its way: how far it has come, or what is in its way. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, status } = upload
  return (
    <li className="border-b border-line py-2.5">
      {status === 'taken' ? (
        <Question upload={upload} />
      ) : status === 'failed' ? (
        <Refusal upload={upload} />
      ) : (
        <div className="flex items-center gap-2">
          <Progress
            label={name}
            value={status === 'waiting' ? 0 : upload.progress}
            className="min-w-0 flex-1"
          />
          <IconButton
            icon={X}
            iconSize="sm"
            label={`Cancelar la subida de ${name}`}
            onPress={() => dropUpload(id)}
          />
        </div>
      )}
    </li>
  )
}

function Question({ upload: { id, name } }: { upload: Upload }) {
  return (
    <div role="alert" className="grid grid-cols-1 justify-items-start gap-2 text-sm">
      <p className="wrap-anywhere">Ya hay un archivo que se llama «{name}». ¿Lo sustituimos por el nuevo?</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onPress={() => dropUpload(id)} className="-ml-2.5">
          No subirlo
        </Button>
        <Button size="sm" onPress={() => overwriteFile(id)}>
          Sobrescribir
        </Button>
      </div>
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
