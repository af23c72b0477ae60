import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '#contract/webhooks.ts'
import type { Wedding } from '#contract/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import type { OpenedWebhook } from './opened-webhook.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookLog } from './webhook-log.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { removeWebhook } from './webhooks.actions.ts'

type WebhookDialogsProps = {
  wedding: Wedding
  opened: OpenedWebhook
  webhooks: readonly Webhook[]
  onClose: () => void
}

/** The dialogs of the programs: adding one, with its secret once; its deliveries; and its end. */
export function WebhookDialogs({ wedding, opened, webhooks, onClose }: WebhookDialogsProps) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret) return <WebhookSecret secret={secret} onClose={onClose} />
  if (opened.dialog === 'add') {
    return <WebhookForm wedding={wedding} onSecret={setSecret} onClose={onClose} />
  }
  const webhook = webhooks.find(({ id }) => id === opened.webhookId)
  if (!webhook) return null
  return opened.dialog === 'log' ? (
    <WebhookLog wedding={wedding} webhook={webhook} onSecret={setSecret} onClose={onClose} />
  ) : (
    <RemoveWebhook weddingId={wedding.id} webhook={webhook} onClose={onClose} />
  )
}

type RemoveWebhookProps = { weddingId: string; webhook: Webhook; onClose: () => void }

function RemoveWebhook({ weddingId, webhook, onClose }: RemoveWebhookProps) {
  const remove = useMutation({
    mutationFn: () => removeWebhook(weddingId, webhook.id),
    onSuccess: () => {
      showToast(`${webhook.name} ya no recibe avisos.`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`¿Quitar «${webhook.name}»?`}
      description="Dejará de recibir avisos ahora mismo, también los que esperan. Lo que ya recibió lo sigue teniendo. Para volver a avisarle hay que añadirlo de nuevo, con otro secreto."
      confirmLabel="Quitar"
      pendingLabel="Quitando"
      isPending={remove.isPending}
      error={remove.error && messageFor(remove.error)}
      onConfirm={() => remove.mutate()}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
