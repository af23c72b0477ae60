import * as z from 'zod'
import { AGENDA_BODY_MAX_BYTES, AGENDA_DELAY_MAX } from '#domain/agenda/agenda.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { time } from './agenda-rows.ts'
import { id, memberRoute, weddingPath } from './base.ts'

/** An item in time: from the time that was shown to another one. */
const move = z.object({ itemId: id, from: time, to: time })

const isDelayed = ({ from, to }: z.infer<typeof move>) =>
  to.startsAt > from.startsAt && to.startsAt - from.startsAt <= AGENDA_DELAY_MAX

/** An item that stays where it is: another member has given it a time, ticked it off or fixed it meanwhile, or it is gone. */
export const leftItem = z.object({
  itemId: id,
  title: z.string(),
  /** Null when it is gone. */
  time: z.object({ startsAt: z.int(), endsAt: z.int().nullable() }).nullable(),
  reason: z.enum(['changed', 'done', 'fixed', 'gone']),
})

export type LeftItem = z.infer<typeof leftItem>

export const movedItems = z.object({
  moved: z.array(id),
  left: z.array(leftItem),
  /** The vendors who were written to, and those responsible who have no email or no link. */
  told: z.array(id),
  untold: z.array(id),
})

/**
 * Moves items in time in one act: 'Retrasar', a drag, and the way back of both with `from` and `to` exchanged. An item
 * that no longer has the time that was shown stays and is named, so that a repeated request moves nothing twice and
 * nobody's time is overwritten unseen.
 */
export const moveItems = memberRoute('agenda', 'edit')
  .meta({ access: 'member', maxBody: AGENDA_BODY_MAX_BYTES })
  .route({
    method: 'POST',
    path: '/weddings/{weddingId}/agenda/items/move',
    tags: ['agenda'],
    summary: 'Move items in time',
  })
  .input(
    weddingPath
      .extend({
        moves: z.array(move).min(1).max(LIMITS.wedding.agendaItems),
        /** A delay leaves what was ticked off or fixed meanwhile. Each of its items goes later, by six hours at most. */
        isDelay: z.boolean().default(false),
        /** 'Avisar a los proveedores': mails those responsible who have an email and an open link. */
        tellsVendors: z.boolean().default(false),
      })
      .refine(
        ({ isDelay, moves }) => !isDelay || moves.every(isDelayed),
        `a delay of 1 to ${AGENDA_DELAY_MAX} minutes`,
      ),
  )
  .output(movedItems)
