import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import { Icon } from '#ui/icon.tsx'
import type { UploadActions } from './upload-queue.ts'
import type { Upload } from './uploads.ts'

type UploadsListProps = {
  uploads: readonly Upload<unknown>[]
  actions: UploadActions
  className?: string
}

/** The files on their way, each with how far it has come, and those that wait for an answer or were refused. */
export function UploadsList({ uploads, actions, className }: UploadsListProps) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Subidas" className={cx('grid grid-cols-1', className)}>
      {uploads.map((upload) => (
        <li key={upload.id} className="border-b border-line py-2.5">
          {upload.status === 'taken' ? (
            <Question upload={upload} actions={actions} />
          ) : upload.status === 'failed' ? (
            <Refusal upload={upload} actions={actions} />
          ) : (
            <OnItsWay upload={upload} actions={actions} />
          )}
        </li>
      ))}
    </ul>
  )
}

type UploadRowProps = { upload: Upload<unknown>; actions: UploadActions }

function OnItsWay({ upload: { id, name, status, progress }, actions }: UploadRowProps) {
  return (
    <div className="flex items-center gap-2">
      <Progress label={name} value={status === 'waiting' ? 0 : progress} className="min-w-0 flex-1" />
      <IconButton
        icon={X}
        iconSize="sm"
        label={`Cancelar la subida de ${name}`}
        onPress={() => actions.drop(id)}
      />
    </div>
  )
}

function Question({ upload: { id, name }, actions }: UploadRowProps) {
  return (
    <div role="alert" className="grid grid-cols-1 justify-items-start gap-2 text-sm">
      <p className="wrap-anywhere">Ya hay un archivo que se llama «{name}». ¿Lo sustituimos por el nuevo?</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onPress={() => actions.drop(id)} className="-ml-2.5">
          No subirlo
        </Button>
        <Button size="sm" onPress={() => actions.overwrite(id)}>
          Sobrescribir
        </Button>
      </div>
    </div>
  )
}

function Refusal({ upload: { id, name, message, isRetriable }, actions }: UploadRowProps) {
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
            onPress={() => actions.retry(id)}
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
        onPress={() => actions.drop(id)}
      />
    </div>
  )
}
