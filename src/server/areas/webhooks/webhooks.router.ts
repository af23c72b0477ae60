import { WEBHOOKS_MAX } from '#domain/webhooks/webhooks.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import {
  createWebhook,
  removeWebhook,
  resendDeliveries,
  rotateSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.commands.ts'
import { listDeliveries, listWebhooks } from './webhooks.queries.ts'

const member = weddingMember('wedding', 'view')
const editor = weddingMember('wedding', 'edit')

export const webhooksRouter = {
  list: member.webhooks.list.handler(({ context }) => listWebhooks(context.platform.db, context)),

  create: editor.webhooks.create.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...wish } = input
    const made = await createWebhook(context.platform, context, wish)
    if (made === 'urlRefused') throw errors.WEBHOOK_URL_REFUSED()
    if (made === 'idTaken') throw errors.WEBHOOK_ID_TAKEN()
    if (made === 'tooMany') throw errors.TOO_MANY_WEBHOOKS({ data: { max: WEBHOOKS_MAX } })
    return made
  }),

  update: editor.webhooks.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, webhookId, ...changes } = input
    const changed = await updateWebhook(context.platform, context, webhookId, changes)
    if (changed === 'notFound') throw errors.WEBHOOK_NOT_FOUND()
    if (changed === 'urlRefused') throw errors.WEBHOOK_URL_REFUSED()
    return changed
  }),

  rotate: editor.webhooks.rotate.handler(async ({ context, input, errors }) => {
    const renewed = await rotateSecret(context.platform, context, input.webhookId)
    if (renewed === 'notFound') throw errors.WEBHOOK_NOT_FOUND()
    return renewed
  }),

  remove: editor.webhooks.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeWebhook(context.platform.db, context, input.webhookId)))
      throw errors.WEBHOOK_NOT_FOUND()
    return { removed: true } as const
  }),

  test: editor.webhooks.test.handler(async ({ context, input, errors }) => {
    const queued = await testWebhook(context.platform, context, input.webhookId)
    if (queued === 'notFound') throw errors.WEBHOOK_NOT_FOUND()
    if (queued === 'off') throw errors.WEBHOOK_OFF()
    return { queued }
  }),

  deliveries: editor.webhooks.deliveries.handler(async ({ context, input, errors }) => {
    const deliveries = await listDeliveries(context.platform.db, context, input.webhookId)
    if (!deliveries) throw errors.WEBHOOK_NOT_FOUND()
    return deliveries
  }),

  resend: editor.webhooks.resend.handler(async ({ context, input, errors }) => {
    const queued = await resendDeliveries(context.platform, context, input.webhookId, input.deliveryId)
    if (queued === 'notFound') throw errors.WEBHOOK_NOT_FOUND()
    if (queued === 'off') throw errors.WEBHOOK_OFF()
    return { queued }
  }),
}
