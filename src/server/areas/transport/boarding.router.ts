import { weddingMember } from '#server/core/procedures/procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { keepTicks } from './boarding.commands.ts'
import { findTicked, listBoardings } from './boarding.queries.ts'

const viewer = weddingMember('transport', 'view').transport.boarding
const editor = weddingMember('transport', 'edit').transport.boarding

export const boardingRouter = {
  list: viewer.list.handler(({ context }) => listBoardings(context.platform.db, context.weddingId)),

  tick: editor.tick.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { weddingId, actor } = context
    const { hasTrip, hasGuest } = await findTicked(db, weddingId, input)
    if (!hasTrip) throw errors.TRIP_NOT_FOUND()
    if (!hasGuest) throw errors.GUEST_NOT_FOUND()
    const { tripId, guestId, isAboard } = input
    const tick = { id: newId(), tripId, guestId, isAboard, at: clock.now().getTime() }
    await keepTicks(db, clock, { weddingId, by: { memberId: actor.userId, name: null }, ticks: [tick] })
    const [boarding] = await listBoardings(db, weddingId, input)
    return boarding ?? { tripId, guestId, isAboard: false, at: clock.now().toISOString(), by: null }
  }),
}
