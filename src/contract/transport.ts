import * as z from 'zod'
import { GUEST_AGES } from '#domain/households/households.ts'
import { KEY_FORM } from '#domain/households/invitation-settings.ts'
import { SIZES_MAX } from '#domain/transport/proposal.ts'
import {
  BUS_PRICE_MAX_CENTS,
  DIRECTIONS,
  RIDERS_AT_ONCE_MAX,
  STOP_MINUTE_MAX,
  STOP_NAME_MAX,
  STOPS_MAX,
  TRIP_SEATS_MAX,
  TRIPS_MAX,
  VEHICLES,
} from '#domain/transport/transport.ts'
import { full, id, instant, memberRoute, optionalTextField, requiredLine, weddingPath } from './base.ts'
import { mapLink } from './household-rows.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'
import { TRIP_NOT_FOUND, transportBoardingContract } from './transport-boarding.ts'
import { transportSheetContract } from './transport-sheet.ts'

const direction = z.enum(DIRECTIONS)
const vehicle = z.enum(VEHICLES)
const seats = z.int().min(1).max(TRIP_SEATS_MAX)
const key = z.string().regex(KEY_FORM)
const priceCents = z.int().min(0).max(BUS_PRICE_MAX_CENTS).nullable()

/** A place where a bus stops; guests ask for it by its key. */
export const busStop = z.object({
  key: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  /** Since the midnight before the wedding. */
  minute: z.int32().nullable(),
  /** The place of the celebration, which guests do not choose. */
  isVenue: z.boolean(),
  /** A link to a map of where to wait. */
  mapUrl: z.string().nullable().optional(),
})

/**
 * A bus there or back. `companyId` is a vendor, which may have been removed since, and the price is of the whole bus.
 * Both are null for members who may not see the vendors, or the budget.
 */
export const busTrip = z.object({
  id,
  direction,
  vehicle,
  seats: z.int32(),
  /** In the order of the way. */
  stops: z.array(busStop),
  companyId: id.nullable(),
  priceCents: z.int32().nullable(),
  createdAt: instant,
})

/** A guest who comes, with the stops they have asked for. */
export const busPerson = z.object({
  id,
  name: z.string(),
  age: z.enum(GUEST_AGES),
  householdId: id.nullable(),
  householdName: z.string().nullable(),
  busOut: z.string().nullable(),
  busBack: z.string().nullable(),
  outAt: instant,
  backAt: instant,
  createdAt: instant,
})

const givenStop = z.object({
  key,
  name: requiredLine(STOP_NAME_MAX),
  place: optionalTextField(STOP_NAME_MAX),
  minute: z.int().min(0).max(STOP_MINUTE_MAX).nullable(),
  isVenue: z.boolean(),
  /** A link to a map or coordinates. `null` takes it away; without it, a stop keeps what it has. */
  mapUrl: mapLink.optional(),
})

const stops = z.array(givenStop).min(1).max(STOPS_MAX)

const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/transport${path}`, tags: ['transport'], summary }) as const

const tripPath = weddingPath.extend({ tripId: id })

export const TOO_MANY_BUS_TRIPS = full(`A wedding has at most ${TRIPS_MAX} buses`)

const REPEATED_STOP = { status: 409, message: 'Another stop of the wedding has that key' } as const

export const transportContract = {
  sheet: transportSheetContract,
  boarding: transportBoardingContract,

  /** All buses. Carries a weak ETag; an unchanged list answers 304. */
  trips: memberRoute('transport', 'view')
    .meta({ access: 'member', versioned: true })
    .route(route('GET', '/trips', 'The buses of the wedding'))
    .input(weddingPath)
    .output(z.array(busTrip)),

  /** Those who come, and the stops they have asked for: the answers of guests are in it, so that it has no version. */
  people: memberRoute('transport', 'view')
    .route(route('GET', '/people', 'Who comes, and with which bus'))
    .input(weddingPath)
    .output(z.array(busPerson)),

  /** How many families are mailed when their bus changes, because they have asked for it; their addresses are their own. */
  mailed: memberRoute('transport', 'view')
    .route(route('GET', '/mailed', 'How many families are mailed about their bus'))
    .input(weddingPath)
    .output(z.object({ families: z.int32() })),

  /**
   * Adds a bus, whose stops the invitation asks for from then on. A repeated `id` answers with the bus that exists; that
   * of a bus which was removed brings back its company and price as well. A price needs the right to edit the budget.
   */
  addTrip: memberRoute('transport', 'edit')
    .route({ ...route('POST', '/trips', 'Add a bus'), successStatus: 201 })
    .input(
      weddingPath.extend({
        id: id.optional(),
        direction,
        vehicle: vehicle.default('bus'),
        seats: seats.default(55),
        stops,
        companyId: id.nullable().default(null),
        priceCents: priceCents.default(null),
        createdAt: instant.optional(),
      }),
    )
    .output(busTrip)
    .errors({ TOO_MANY_BUS_TRIPS, REPEATED_STOP, VENDOR_NOT_FOUND }),

  /**
   * Changes the given fields only. `from` has the stops as the change began: those that others have changed meanwhile
   * stay so. With fewer seats, those who asked last wait. A price needs the right to edit the budget, and counts in it as
   * the cost of a company that has no cost of its own.
   */
  updateTrip: memberRoute('transport', 'edit')
    .route(route('PATCH', '/trips/{tripId}', 'Change a bus'))
    .input(
      tripPath.extend({
        vehicle: vehicle.optional(),
        seats: seats.optional(),
        stops: stops.optional(),
        companyId: id.nullable().optional(),
        priceCents: priceCents.optional(),
        from: z.object({ stops }).optional(),
      }),
    )
    .output(busTrip)
    .errors({ TRIP_NOT_FOUND, REPEATED_STOP, VENDOR_NOT_FOUND }),

  /** Removes a bus. Its people have asked for it still, so that they are in it again once it comes back. */
  removeTrip: memberRoute('transport', 'edit')
    .route(route('DELETE', '/trips/{tripId}', 'Remove a bus'))
    .input(tripPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ TRIP_NOT_FOUND }),

  /**
   * Applies the proposal for those who wait: the fewest buses of the given sizes, which the server makes anew of the present
   * buses and people. `seen` is the mark of the proposal that was looked at; `PROPOSAL_STALE` when it is another by now. It
   * is one line of activity, which can be undone.
   */
  applyProposal: memberRoute('transport', 'edit')
    .route(route('POST', '/proposal', 'Apply a proposal of buses'))
    .input(
      weddingPath.extend({
        sizes: z.array(z.object({ vehicle, seats })).min(1).max(SIZES_MAX),
        seen: z.string().max(32),
      }),
    )
    .output(z.object({ lineId: id }))
    .errors({
      PROPOSAL_STALE: { status: 409, message: 'Buses or people have changed since the proposal was made' },
      NOTHING_TO_PROPOSE: { status: 409, message: 'The proposal changes nothing' },
    }),

  /**
   * Gives people a seat at a stop, all of them or none, or with `key: null` none in that direction. `from` says where
   * each was as the change began. A change that is taken back says `since` when each had asked for that stop, so that
   * their place among those who ask is as before; an hour to come is that of the request. `TRIP_FULL` when there is no
   * seat for each of them, unless they may wait.
   */
  ride: memberRoute('transport', 'edit')
    .route(route('POST', '/rides', 'Give guests a seat in a bus'))
    .input(
      weddingPath.extend({
        direction,
        riders: z
          .array(z.object({ guestId: id, from: key.nullable(), since: instant.optional() }))
          .min(1)
          .max(RIDERS_AT_ONCE_MAX),
        key: key.nullable(),
        mayWait: z.boolean().default(false),
      }),
    )
    .output(z.array(busPerson))
    .errors({
      GUEST_NOT_FOUND: { status: 404, message: 'No such guest who comes' },
      STOP_NOT_FOUND: { status: 404, message: 'No bus has such a stop' },
      MOVED_MEANWHILE: { status: 409, message: 'Another member has given them another bus since then' },
      TRIP_FULL: { status: 409, message: 'The bus has too few seats', data: z.object({ free: z.int32() }) },
    }),
}
