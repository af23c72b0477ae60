import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { FolderLinkUse } from '#domain/inspiration/inspiration.ts'
import { shiftDay } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useToday } from '../../../shared/wedding/use-today.ts'
import type { FolderActions } from '../inspiration.actions.ts'
import type { FolderLink as WantedLink } from './folder-actions.ts'
import { FolderCode } from './folder-code.tsx'

type ShareFolderDialogProps = {
  weddingId: string
  folder: InspirationFolder
  actions: FolderActions
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
export function ShareFolderDialog({ weddingId, folder, actions, onClose }: ShareFolderDialogProps) {
  const { share } = folder
  const today = useToday(weddingId)
  const [lastDay, setLastDay] = useState<string | null>(share?.lastDay ?? shiftDay(today, DAYS))
  const [use, setUse] = useState<FolderLinkUse>(share?.use ?? 'view')
  const [wantsReview, setWantsReview] = useState(share === null || share.use === 'send' || share.isReviewed)
  const asksReview = use === 'both' || (use === 'view' && (share?.isReviewed || folder.waitingCount > 0))
  const isReviewed = asksReview && wantsReview
  const change = useMutation({
    mutationFn: (next: WantedLink | null) => actions.shareFolder(folder, next),
  })
  const isOver = share !== null && share.lastDay < today
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
          {(!share || lastDay !== share.lastDay || use !== share.use || isReviewed !== share.isReviewed) && (
            <Button
              variant="primary"
              isDisabled={lastDay === null}
              onPress={() => lastDay && change.mutate({ lastDay, use, isReviewed })}
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
        <LinkUse value={use} onChange={setUse} isReviewed={isReviewed} />
        {asksReview && (
          <Switch
            label="Revisarlas antes"
            description={reviewInWords(isReviewed, folder.waitingCount)}
            isSelected={wantsReview}
            onChange={setWantsReview}
          />
        )}
        {link && <FolderLink {...{ weddingId, link }} folderId={folder.id} use={share.use} />}
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

/** Says who sees first what guests send, and what becomes of the photographs that wait. */
function reviewInWords(isReviewed: boolean, waitingCount: number): string {
  if (isReviewed) return 'Primero las veis los miembros; el enlace enseña las que publiquéis.'
  if (waitingCount === 0) return 'Se ven en cuanto llegan. Podéis retirarlas después.'
  return waitingCount === 1
    ? 'Se ven en cuanto llegan. Al guardar se publica también la que está por revisar.'
    : `Se ven en cuanto llegan. Al guardar se publican también las ${waitingCount} que están por revisar.`
}

type LinkUseProps = { value: FolderLinkUse; onChange: (use: FolderLinkUse) => void; isReviewed: boolean }

function LinkUse({ value, onChange, isReviewed }: LinkUseProps) {
  return (
    <div className="grid gap-2">
      <Segmented
        label="Qué se hace con el enlace"
        segments={LINK_USES}
        value={value}
        onChange={onChange}
        hasLongWords
      />
      <p className="text-sm text-ink-2">
        {value === 'both' && isReviewed
          ? 'Los invitados dejan sus fotos y ven las de los demás.'
          : USE_WORDS[value]}
      </p>
    </div>
  )
}

type FolderLinkProps = { link: string; weddingId: string; folderId: string; use: FolderLinkUse }

/** The address, and its code for the tables where guests send photographs. */
function FolderLink({ link, use, ...folder }: FolderLinkProps) {
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
      {use !== 'view' && <FolderCode link={link} {...folder} />}
    </>
  )
}
