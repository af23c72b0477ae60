import { TRIPS_MAX } from '#domain/transport/transport.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import type { Membership } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { boardingRouter } from './boarding.router.ts'
import { addTrip, removeTrip, updateTrip } from './bus-trips.commands.ts'
import { driverSheetRouter } from './driver-sheet.router.ts'
import { countMailedFamilies } from './mailed-families.queries.ts'
import { applyProposal } from './proposal.commands.ts'
import { ride } from './ride.commands.ts'
import { listBusPeople, listTripsJson, type Shown, shownTrip } from './transport.queries.ts'

const viewer = weddingMember('transport', 'view')
const editor = weddingMember('transport', 'edit')

/** The parts of a bus for a member: its company belongs to the vendors, its price to the budget. */
const shownTo = (member: Pick<Membership, 'weddingId' | 'access'>): Shown => ({
  companies: proofFor(member, 'vendors', 'view'),
  costs: proofFor(member, 'budget', 'view'),
})

export const transportRouter = {
  sheet: driverSheetRouter,
  boarding: boardingRouter,

  trips: viewer.transport.trips.handler((asked) =>
    versionedList(asked, ({ db, ...view }) => listTripsJson(db, view.weddingId, shownTo(view))),
  ),

  people: viewer.transport.people.handler(({ context }) =>
    listBusPeople(context.platform.db, context.weddingId),
  ),

  mailed: viewer.transport.mailed.handler(async ({ context }) => ({
    families: await countMailedFamilies(context.platform, context.weddingId),
  })),

  addTrip: editor.transport.addTrip.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const { companies, costs } = shownTo(context)
    const isBlind = (added.companyId !== null && !companies) || (added.priceCents !== null && !costs)
    if (isBlind) throw errors.SECTION_CLOSED()
    const trip = await addTrip(context.platform, context, added, proofFor(context, 'budget', 'edit'))
    if (trip === 'unpriced') throw errors.SECTION_CLOSED()
    if (trip === 'noCompany') throw errors.VENDOR_NOT_FOUND()
    if (trip === 'full') throw errors.TOO_MANY_BUS_TRIPS({ data: { max: TRIPS_MAX } })
    if (trip === 'repeated') throw errors.REPEATED_STOP()
    return shownTrip(trip, shownTo(context))
  }),

  updateTrip: editor.transport.updateTrip.handler(async ({ context, input, errors }) => {
    const { weddingId: _, tripId, ...changes } = input
    const isPricing = changes.priceCents !== undefined && !proofFor(context, 'budget', 'edit')
    const isChoosing = changes.companyId !== undefined && !shownTo(context).companies
    if (isPricing || isChoosing) throw errors.SECTION_CLOSED()
    const trip = await updateTrip(context.platform, context, tripId, changes)
    if (!trip) throw errors.TRIP_NOT_FOUND()
    if (trip === 'repeated') throw errors.REPEATED_STOP()
    if (trip === 'noCompany') throw errors.VENDOR_NOT_FOUND()
    return shownTrip(trip, shownTo(context))
  }),

  removeTrip: editor.transport.removeTrip.handler(async ({ context, input, errors }) => {
    if (!(await removeTrip(context.platform.db, context, input.tripId))) throw errors.TRIP_NOT_FOUND()
    return { removed: true } as const
  }),

  applyProposal: editor.transport.applyProposal.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const applied = await applyProposal(db, context, input, proofFor(context, 'budget', 'edit'))
    if (applied === 'stale') throw errors.PROPOSAL_STALE()
    if (applied === 'nothing') throw errors.NOTHING_TO_PROPOSE()
    return applied
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
