import { SECOND_MS } from '#domain/time/time.ts'
import { api } from '../../sync/api.ts'
import './webhooks.sentences.ts'

/** The programs that are told what changes in a wedding. */
export const webhooksQuery = (weddingId: string) => api.webhooks.list.queryOptions({ input: { weddingId } })

const POLL_MS = 2 * SECOND_MS

/** The newest deliveries to one of them; read again while a first attempt is awaited, which takes moments. */
export const deliveriesQuery = (weddingId: string, webhookId: string) => ({
  ...api.webhooks.deliveries.queryOptions({ input: { weddingId, webhookId } }),
  refetchInterval: ({
    state,
  }: {
    state: { data?: readonly { status: string; attempts: number }[] | undefined }
  }) =>
    state.data?.some(({ status, attempts }) => status === 'waiting' && attempts === 0)
      ? POLL_MS
      : (false as const),
})
