import * as z from 'zod'
import { INVITATION_CHANNELS, INVITED_AT_ONCE_MAX } from '#domain/households/households.ts'
import { CARDS_MAX } from '#domain/households/invitation-cards.ts'
import { answerProgress } from './answer-progress.ts'
import { id, instant, memberRoute, weddingPath } from './base.ts'
import { byTelephone, guestIds, household, householdPath } from './household-rows.ts'
import { HOUSEHOLD_NOT_FOUND } from './shared-errors.ts'

/** The answer of a household at one time. */
export const householdAnswer = z.object({
  id,
  answeredAt: instant,
  byTelephone,
  changes: z.array(
    z.object({
      guestId: id.nullable(),
      field: z.string(),
      eventId: id.optional(),
      /** The key of a question of the couple's own. */
      question: z.string().optional(),
      value: z.union([z.string(), z.boolean(), z.null()]).optional(),
    }),
  ),
})

/** The invitations of households: their links, when they went, and what came back. */
export const householdInvitations = {
  /** Makes the invitations of the households of guests, as far as they have none, and gives those households. */
  invite: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households/invitations',
      tags: ['households'],
      summary: 'Make invitations',
    })
    .input(weddingPath.extend({ guestIds: guestIds(INVITED_AT_ONCE_MAX) }))
    .output(z.array(household)),

  /** Notes how, and with the present instant when, several invitations were sent. Gives how many there were. */
  markSent: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households/sent',
      tags: ['households'],
      summary: 'Note invitations as sent',
    })
    .input(
      weddingPath.extend({
        householdIds: z.array(id).min(1).max(CARDS_MAX),
        sentBy: z.enum(INVITATION_CHANNELS),
      }),
    )
    .output(z.object({ marked: z.int() })),

  /** Gives the invitation another address; the former one answers 404 from now on. */
  renewLink: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households/{householdId}/link',
      tags: ['households'],
      summary: 'Renew a link',
    })
    .input(householdPath)
    .output(household)
    .errors({ HOUSEHOLD_NOT_FOUND }),

  /** Closes the address of an invitation. The answers stay. */
  revokeLink: memberRoute('guests', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/households/{householdId}/link',
      tags: ['households'],
      summary: 'Revoke a link',
    })
    .input(householdPath)
    .output(household)
    .errors({ HOUSEHOLD_NOT_FOUND }),

  /** When a household changed its answers, and what; the newest first. Allergies and diets are not told. */
  answers: memberRoute('guests', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/households/{householdId}/answers',
      tags: ['households'],
      summary: 'What a household answered when',
    })
    .input(householdPath)
    .output(z.array(householdAnswer))
    .errors({ HOUSEHOLD_NOT_FOUND }),

  /** How many families have answered when, and the newest answers. */
  progress: memberRoute('guests', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/households/progress',
      tags: ['households'],
      summary: 'How the answers come in',
    })
    .input(weddingPath)
    .output(answerProgress),
}
