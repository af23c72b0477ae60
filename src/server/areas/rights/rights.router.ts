import { DATA_EXPORTS_A_DAY } from '#domain/accounts/data-exports.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'
import type { RequestContext } from '#server/core/context.ts'
import { publicProcedure, signedIn } from '#server/core/procedures/procedures.ts'
import { cancelDeletion, requestDeletion } from './account-deletion.commands.ts'
import { listAffectedWeddings } from './account-deletion.queries.ts'
import { requestExport } from './data-export.commands.ts'
import { findDataExport } from './data-export.queries.ts'
import { findWaitingOf } from './recover-account.ts'

const EXPORTS = { max: DATA_EXPORTS_A_DAY, windowSeconds: DAY_SECONDS }

/** The gate does not know the sessions of accounts that wait for their deletion. */
const waitingDeletion = ({ platform, headers }: RequestContext) => findWaitingOf(platform, headers.cookie)

const shown = ({ requestedAt, dueAt }: { requestedAt: Date; dueAt: Date }) => ({
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
})

export const rightsRouter = {
  deletion: {
    preview: signedIn.rights.deletion.preview.handler(({ context }) =>
      listAffectedWeddings(context.platform.db, context.actor.userId),
    ),

    request: signedIn.rights.deletion.request.handler(async ({ context: { platform, actor }, errors }) => {
      const deletion = await requestDeletion(platform, actor)
      if (!deletion) throw errors.INVOICE_RECORDS_NOT_TAKEN()
      platform.live.sessionsEnded(actor.userId)
      return shown(deletion)
    }),

    pending: publicProcedure.rights.deletion.pending.handler(async ({ context }) => {
      const waiting = await waitingDeletion(context)
      return waiting && shown(waiting)
    }),

    cancel: publicProcedure.rights.deletion.cancel.handler(async ({ context, errors }) => {
      const waiting = await waitingDeletion(context)
      if (!waiting) throw errors.UNAUTHENTICATED()
      await cancelDeletion(context.platform, waiting.userId, waiting.email)
      return { recovered: true } as const
    }),
  },

  export: {
    find: signedIn.rights.export.find.handler(({ context }) =>
      findDataExport(context.platform, context.actor.userId),
    ),

    request: signedIn.rights.export.request.handler(async ({ context, errors }) => {
      const { platform, actor } = context
      const known = await findDataExport(platform, actor.userId)
      if (known && (known.status === 'waiting' || known.status === 'preparing')) return known
      const verdict = await platform.rateLimiter.consume(`data-export:${actor.userId}`, EXPORTS)
      if (!verdict.allowed) {
        const { retryAfterSeconds } = verdict
        throw errors.TOO_MANY_EXPORTS({ data: { retryAfterSeconds } })
      }
      await requestExport(platform.db, platform.clock, actor.userId)
      return (await findDataExport(platform, actor.userId))!
    }),
  },
}
