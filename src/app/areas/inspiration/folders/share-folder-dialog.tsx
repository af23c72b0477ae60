import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { FolderLinkUse } from '#domain/inspiration/inspiration.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import type { InspirationActions } from '../inspiration.actions.ts'
import { FolderCode } from './folder-code.tsx'

type ShareFolderDialogProps = {
  folder: InspirationFolder
  actions: InspirationActions
  onClose: () => void
}

const DAYS = 30

const LINK_USES = [
  { value: 'view', label: 'Ver' },
  { value: 'send', label: 'Enviar fotos' },
  { value: 'both', label: 'Las dos cosas' },
] as const satisfies { value: FolderLinkUse; label: string }[]

const USE_WORDS: Record<FolderLinkUse, string> = {
  view: 'Se ven las imágenes de la carpeta.',
  send: 'Los invitados dejan sus fotos y solo las ven los miembros de la boda.',
  both: 'Los invitados dejan sus fotos, y todos los que tengan el enlace las ven al momento.',
}

/** A link to a page of the folder for those without an account, until a day, and the way to end it. */
export function ShareFolderDialog({ folder, actions, onClose }: ShareFolderDialogProps) {
  const { share } = folder
  const [lastDay, setLastDay] = useState<string | null>(
    share?.lastDay ?? dayInMadrid(new Date(Date.now() + DAYS * 86_400_000)),
  )
  const [use, setUse] = useState<FolderLinkUse>(share?.use ?? 'view')
  const change = useMutation({
    mutationFn: (next: { lastDay: string; use: FolderLinkUse } | null) => actions.shareFolder(folder, next),
  })
  const isOver = share !== null && share.lastDay < dayInMadrid(new Date())
  const link = share?.path && `${window.location.origin}${share.path}`
  return (
    <Dialog
      title="Compartir carpeta"
      description="Quien tiene el enlace no necesita cuenta: la floristería, quien hace las fotos, la familia o los invitados."
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
          {(!share || lastDay !== share.lastDay || use !== share.use) && (
            <Button
              variant="primary"
              isDisabled={lastDay === null}
              onPress={() => lastDay && change.mutate({ lastDay, use })}
              isPending={change.isPending && change.variables !== null}
              pendingLabel="Guardando"
            >
              {share ? 'Guardar' : 'Crear enlace'}
            </Button>
          )}
        </>
      )}
    >
      <div className="grid grid-cols-1 gap-4">
        <LinkUse value={use} onChange={setUse} />
        {link && <FolderLink link={link} isForGuests={share.use !== 'view'} />}
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

function LinkUse({ value, onChange }: { value: FolderLinkUse; onChange: (use: FolderLinkUse) => void }) {
  return (
    <div className="grid gap-2">
      <Segmented
        label="Qué se hace con el enlace"
        segments={LINK_USES}
        value={value}
        onChange={onChange}
        hasLongWords
      />
      <p className="text-sm text-ink-2">{USE_WORDS[value]}</p>
    </div>
  )
}

/** The address, and its code for the tables where guests send photographs. */
function FolderLink({ link, isForGuests }: { link: string; isForGuests: boolean }) {
  return (
    <>
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
      {isForGuests && <FolderCode link={link} />}
    </>
  )
}
