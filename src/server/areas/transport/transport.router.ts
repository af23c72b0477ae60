import { TRIPS_MAX } from '#domain/transport/transport.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { boardingRouter } from './boarding.router.ts'
import { addTrip, removeTrip, updateTrip } from './bus-trips.commands.ts'
import { driverSheetRouter } from './driver-sheet.router.ts'
import { ride } from './ride.commands.ts'
import { listBusPeople, listTripsJson } from './transport.queries.ts'

const viewer = weddingMember('transport', 'view')
const editor = weddingMember('transport', 'edit')

export const transportRouter = {
  sheet: driverSheetRouter,
  boarding: boardingRouter,

  trips: viewer.transport.trips.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listTripsJson(db, weddingId)),
  ),

  people: viewer.transport.people.handler(({ context }) =>
    listBusPeople(context.platform.db, context.weddingId),
  ),

  addTrip: editor.transport.addTrip.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const trip = await addTrip(context.platform, context, added)
    if (trip === 'full') throw errors.TOO_MANY_BUS_TRIPS({ data: { max: TRIPS_MAX } })
    if (trip === 'repeated') throw errors.REPEATED_STOP()
    return trip
  }),

  updateTrip: editor.transport.updateTrip.handler(async ({ context, input, errors }) => {
    const { weddingId: _, tripId, ...changes } = input
    const trip = await updateTrip(context.platform.db, context, tripId, changes)
    if (!trip) throw errors.TRIP_NOT_FOUND()
    if (trip === 'repeated') throw errors.REPEATED_STOP()
    return trip
  }),

  removeTrip: editor.transport.removeTrip.handler(async ({ context, input, errors }) => {
    if (!(await removeTrip(context.platform.db, context, input.tripId))) throw errors.TRIP_NOT_FOUND()
    return { removed: true } as const
  }),

  ride: editor.transport.ride.handler(async ({ context, input, errors }) => {
    const outcome = await ride(context.platform.db, context, input)
    if (outcome === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (outcome === 'noStop') throw errors.STOP_NOT_FOUND()
    if (outcome === 'elsewhere') throw errors.MOVED_MEANWHILE()
    if ('free' in outcome) throw errors.TRIP_FULL({ data: { free: outcome.free } })
    return outcome
  }),
}
