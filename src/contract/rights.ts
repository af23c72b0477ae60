import * as z from 'zod'
import { isDeletionWord } from '#domain/accounts/account-deletion.ts'
import { DATA_EXPORT_STATUSES } from '#domain/accounts/data-exports.ts'
import { freshRoute, id, instant, publicRoute, signedInRoute, text } from './base.ts'
import { UNAUTHENTICATED } from './shared-errors.ts'

const tags = ['rights']

/** The consequence of the own account's deletion for one of its weddings. */
export const affectedWedding = z.object({
  id,
  name: z.string(),
  /** Whether it goes with the account, because it has no other member. */
  goes: z.boolean(),
  /** The member who gets every permission, where no other has them. */
  heir: z.string().nullable(),
})

export type AffectedWedding = z.infer<typeof affectedWedding>

export const pendingDeletion = z.object({ requestedAt: instant, dueAt: instant })

/** The copy that a person asked for last; `expired` when its link has ended. */
export const dataExport = z.object({
  status: z.enum([...DATA_EXPORT_STATUSES, 'expired']),
  requestedAt: instant,
  expiresAt: instant.nullable(),
  /** Bytes of the ZIP. */
  size: z.int().nullable(),
  url: z.string().nullable(),
})

export type DataExport = z.infer<typeof dataExport>

/** A person may ask these of the data kept about them (RGPD 15, 17, 20). */
export const rightsContract = {
  deletion: {
    preview: signedInRoute
      .route({
        method: 'GET',
        path: '/account/deletion/preview',
        tags,
        summary: 'What the deletion of the own account means for its weddings',
      })
      .output(z.array(affectedWedding)),

    /**
     * Deletes the own account: every session ends at once, and in 14 days everything is gone. Until then a sign-in
     * leads to the way back. A planner who has issued invoices downloads their records first.
     */
    request: freshRoute
      .route({ method: 'POST', path: '/account/deletion', tags, summary: 'Delete the own account' })
      .input(z.object({ word: text.refine(isDeletionWord, 'the word eliminar') }))
      .output(pendingDeletion)
      .errors({
        INVOICE_RECORDS_NOT_TAKEN: {
          status: 409,
          message: 'The records of the issued invoices have to be downloaded first',
        },
      }),

    /** The deletion that the account of the session waits for; null for any other session and without one. */
    pending: publicRoute
      .route({
        method: 'GET',
        path: '/account/deletion',
        tags,
        summary: 'The deletion that the own account waits for',
      })
      .output(pendingDeletion.nullable()),

    /** Takes the account back, with a session of a new sign-in. */
    cancel: publicRoute
      .route({ method: 'DELETE', path: '/account/deletion', tags, summary: 'Take the own account back' })
      .output(z.object({ recovered: z.literal(true) }))
      .errors({ UNAUTHENTICATED }),
  },

  export: {
    find: signedInRoute
      .route({ method: 'GET', path: '/account/export', tags, summary: 'The copy asked for last' })
      .output(dataExport.nullable()),

    /** Asks for a copy of everything; while one is being made, that is the answer. A mail says when it is ready. */
    request: freshRoute
      .meta({ access: 'signedIn', isFresh: true, cost: 20 })
      .route({ method: 'POST', path: '/account/export', tags, summary: 'Ask for a copy of the own data' })
      .output(dataExport)
      .errors({
        TOO_MANY_EXPORTS: {
          status: 429,
          message: 'As many copies as there can be in a day',
          data: z.object({ retryAfterSeconds: z.int() }),
        },
      }),
  },
}
