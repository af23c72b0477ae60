import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import type { InspirationActions } from '../inspiration.actions.ts'

type ShareFolderDialogProps = {
  folder: InspirationFolder
  actions: InspirationActions
  onClose: () => void
}

const DAYS = 30

/** A link to a page of the folder for those without an account, until a day, and the way to end it. */
export function ShareFolderDialog({ folder, actions, onClose }: ShareFolderDialogProps) {
  const { share } = folder
  const [lastDay, setLastDay] = useState<string | null>(
    share?.lastDay ?? dayInMadrid(new Date(Date.now() + DAYS * 86_400_000)),
  )
  const change = useMutation({ mutationFn: (day: string | null) => actions.shareFolder(folder, day) })
  const isOver = share !== null && share.lastDay < dayInMadrid(new Date())
  const link = share?.path && `${window.location.origin}${share.path}`
  return (
    <Dialog
      title="Compartir carpeta"
      description={`Con el enlace se ve «${folder.name}» sin cuenta: para la floristería, quien hace las fotos o la familia.`}
      isOpen
      onOpenChange={onClose}
      actions={(close) => (
        <>
          {share && (
            <Button
              variant="danger"
              onPress={() => change.mutate(null)}
              isPending={change.isPending && change.variables === null}
              className="mr-auto"
            >
              Dejar de compartir
            </Button>
          )}
          <Button variant="quiet" onPress={close}>
            {share ? 'Cerrar' : 'Cancelar'}
          </Button>
          {(!share || lastDay !== share.lastDay) && (
            <Button
              variant="primary"
              isDisabled={lastDay === null}
              onPress={() => change.mutate(lastDay)}
              isPending={change.isPending && change.variables !== null}
              pendingLabel="Guardando"
            >
              {share ? 'Cambiar el día' : 'Crear enlace'}
            </Button>
          )}
        </>
      )}
    >
      <div className="grid grid-cols-1 gap-4">
        {link && (
          <div className="flex items-center gap-2">
            <input
              readOnly
              value={link}
              aria-label="Enlace de la carpeta"
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="h-10 min-w-0 flex-1 rounded-control border border-line bg-surface-2 px-3 text-sm"
            />
            <CopyButton text={link} what="el enlace" look="secondary" />
          </div>
        )}
        <DatePicker
          label="Último día"
          value={lastDay}
          onChange={setLastDay}
          description={
            isOver
              ? 'El enlace ha caducado. Elige otro día para volver a abrirlo.'
              : 'Después el enlace deja de funcionar.'
          }
        />
        {change.isError && (
          <p role="alert" className="text-sm text-danger">
            {messageFor(change.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
