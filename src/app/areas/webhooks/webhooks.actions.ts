import { useMutation } from '@tanstack/react-query'
import type { Webhook } from '#contract/webhooks.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { refreshArea } from '../../sync/live/refresh.ts'
import './webhooks.sentences.ts'

/** The fields of the form of a program. */
export type WebhookFields = Pick<Webhook, 'name' | 'sections' | 'withData'> & { url: string }

const refreshed = async <T>(weddingId: string, acting: Promise<T>): Promise<T> => {
  try {
    return await acting
  } finally {
    await refreshArea(weddingId, 'webhooks', false)
  }
}

/** Adds a program under an id, which stays for another try, and gives its secret. */
export const createWebhook = (weddingId: string, id: string, fields: WebhookFields) =>
  refreshed(weddingId, client.webhooks.create({ weddingId, id, ...fields }))

export const updateWebhook = (
  weddingId: string,
  webhookId: string,
  changes: Partial<WebhookFields> & { isOn?: boolean },
) => refreshed(weddingId, client.webhooks.update({ weddingId, webhookId, ...changes }))

export const rotateSecret = (weddingId: string, webhookId: string) =>
  refreshed(weddingId, client.webhooks.rotate({ weddingId, webhookId }))

export const removeWebhook = (weddingId: string, webhookId: string) =>
  refreshed(weddingId, client.webhooks.remove({ weddingId, webhookId }))

/** 'Probar', and 'Enviar de nuevo' for one delivery or, without its id, for all that failed. */
export function useSending({ weddingId, webhookId }: { weddingId: string; webhookId: string }) {
  const onError = (error: Error) => showToast(messageFor(error), { tone: 'failed' })
  const test = useMutation({
    mutationFn: () => refreshed(weddingId, client.webhooks.test({ weddingId, webhookId })),
    onError,
  })
  const resend = useMutation({
    mutationFn: (deliveryId: string | null) =>
      refreshed(weddingId, client.webhooks.resend({ weddingId, webhookId, deliveryId })),
    onError,
  })
  return { test, resend }
}
