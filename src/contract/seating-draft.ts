import * as z from 'zod'
import { SEATED_AT_ONCE_MAX, SEATED_BODY_MAX_BYTES } from '#domain/seating/seating.ts'
import { id, instant, memberRoute, weddingPath } from './base.ts'
import { SEAT_ERRORS } from './seating-errors.ts'
import { DRAFTS_OF_PLANNERS } from './shared-errors.ts'

/** A seat that a planner has prepared and not published, and where the guest sat as it was. */
export const seatDraft = z.object({
  guestId: id,
  eventId: id.nullable(),
  from: id.nullable(),
  to: id.nullable(),
  author: z.string().nullable(),
  changedAt: instant,
})

const moved = z.object({
  eventId: id.nullable().default(null),
  moves: z
    .array(z.object({ guestId: id, from: id.nullable(), tableId: id.nullable() }))
    .min(1)
    .max(SEATED_AT_ONCE_MAX),
})

const route = (method: 'GET' | 'POST', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/seating/draft${path}`, tags: ['seating'], summary }) as const

const writing = { access: 'member', maxBody: SEATED_BODY_MAX_BYTES } as const

/** The draft of the plan, which those share who see drafts: seats that differ from the published plan. */
export const draftContract = {
  /** Of all events. It is empty for who does not see drafts. */
  list: memberRoute('seating', 'view')
    .route(route('GET', '', 'The seats that are prepared as a draft'))
    .input(weddingPath)
    .output(z.array(seatDraft)),

  /**
   * Gives guests another seat in the draft, all of them or none. `from` is where the draft had them; who goes back to
   * the published seat is no part of the draft any more.
   */
  prepare: memberRoute('seating', 'edit')
    .meta(writing)
    .route(route('POST', '', 'Prepare seats in the draft'))
    .input(weddingPath.extend(moved.shape))
    .output(z.object({ moved: z.int32() }))
    .errors({ ...SEAT_ERRORS, DRAFTS_OF_PLANNERS }),

  /**
   * Puts prepared seats into the published plan, as one act. `from` is the published seat that the planner was shown.
   * What cannot be published as it is stays in the draft, and is named.
   */
  publish: memberRoute('seating', 'edit')
    .meta(writing)
    .route(route('POST', '/publish', 'Publish prepared seats'))
    .input(weddingPath.extend(moved.shape))
    .output(
      z.object({
        moved: z.int32(),
        left: z.array(
          z.object({
            guestId: id,
            problem: z.enum(['gone', 'elsewhere', 'notComing', 'noTable', 'full']),
          }),
        ),
      }),
    )
    .errors({ DRAFTS_OF_PLANNERS }),
}
