import type { Database } from '#db/client.ts'
import { type DraftProblem, publishable } from '#domain/seating/seat-drafts.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { forgetDrafts, readPlan } from './draft-seats.commands.ts'
import { lockPlanFor } from './lock-plan.queries.ts'
import { guestIdsOf, lastMoves, type Move } from './seat-together.commands.ts'
import { writeSeats } from './write-seats.commands.ts'

type Published = { moved: number; left: { guestId: string; problem: DraftProblem }[] }

/**
 * Puts prepared seats of an event into its published plan, as one act, which one line of activity undoes. What cannot be
 * published as it is, and what another planner has prepared otherwise meanwhile, stays in the draft.
 */
export async function publishSeats(
  db: Database,
  by: ActingMember<'seating', 'edit'>,
  eventId: string | null,
  moves: readonly Move[],
): Promise<Published> {
  return db.transaction(async (tx) => {
    await lockPlanFor(tx, by.weddingId, eventId, guestIdsOf(moves))
    const { people, drafts, tables } = await readPlan(tx, by, eventId)
    const prepared = new Map(drafts.map(({ guestId, to }) => [guestId, to]))
    const seatNow = new Map(people.map(({ guestId, tableId }) => [guestId, tableId]))
    const last = lastMoves(moves)
    const isThere = ({ guestId, tableId }: Move) => prepared.get(guestId) === tableId
    const { made, left } = publishable(
      people,
      tables,
      last.filter(isThere).map(({ guestId, from, tableId }) => ({ guestId, from, to: tableId })),
    )
    // A repeated request finds them where it has put them.
    const isPublished = ({ guestId, tableId }: Move) =>
      !prepared.has(guestId) && seatNow.get(guestId) === tableId
    const done = last.filter(isPublished)
    const gone = last.filter((move) => !isThere(move) && !isPublished(move))
    if (made.length > 0) {
      // The others sit there already, and keep their chairs.
      const moving = made.filter(({ from, to }) => from !== to)
      const seated = moving.map(({ guestId, from, to }) => ({ guestId, from, tableId: to }))
      await writeSeats(tx, by, eventId, seated)
      await forgetDrafts(tx, by, eventId, made)
      await recordChange(tx, by, 'seating')
    }
    const problem = 'gone' as const
    return {
      moved: made.length + done.length,
      left: [...left, ...gone.map(({ guestId }) => ({ guestId, problem }))],
    }
  })
}
