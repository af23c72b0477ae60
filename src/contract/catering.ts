import * as z from 'zod'
import {
  CATERING_NAMINGS,
  CATERING_VERSIONS_MAX,
  NEED_KEYS,
  STAFF_MEALS_MAX,
} from '#domain/catering/catering.ts'
import { ALLERGENS, DIETS } from '#domain/guests/allergens.ts'
import { full, id, instant, memberRoute, weddingPath } from './base.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

/** The event of a wedding that is meant; `null` for the wedding itself. */
const eventId = id.nullable()

const dietaryNeeds = {
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
}

/** A table as it is called in the room. */
const tableLabel = { number: z.int32(), name: z.string().nullable() }

const table = z.object(tableLabel)

const menuCount = z.object({ key: z.string().nullable(), name: z.string().nullable(), count: z.int() })

const eventSeating = z.object({
  tables: z.array(
    z.object({
      ...tableLabel,
      people: z.int(),
      menus: z.array(menuCount),
      babiesWithoutMenu: z.int(),
      highChairs: z.int(),
    }),
  ),
  servedWithoutTable: z.int(),
})

const eventCounts = z.object({
  eventId,
  name: z.string(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  pending: z.int(),
  /** Of the pending, those who may come to the wedding itself; not in versions of former releases. */
  maybe: z.int().optional(),
  menus: z.array(menuCount),
  babiesWithoutMenu: z.int(),
  staff: z.int(),
  highChairs: z.int(),
  needs: z.array(z.object({ key: z.enum(NEED_KEYS), count: z.int() })),
  unnamed: z.array(
    z.object({
      ...dietaryNeeds,
      hasNote: z.boolean(),
      menu: z.string().nullable(),
      table: table.nullable(),
      count: z.int(),
    }),
  ),
  /** `null` while the event has no tables, and to a member who does not see them. */
  seating: eventSeating.nullable(),
})

/** The needs of one guest; `who` is null for a guest whose consent has ended since they were sent. */
const cateringPerson = z.object({
  guestId: id,
  who: z.string().nullable(),
  ...dietaryNeeds,
  dietNote: z.string().nullable(),
  menu: z.string().nullable(),
  eventIds: z.array(eventId),
  tables: z.array(z.object({ eventId, ...tableLabel })),
})

const countRow = z.union([
  z.object({
    kind: z.enum(['adults', 'children', 'babies', 'babiesWithoutMenu', 'staff', 'highChairs']),
  }),
  z.object({ kind: z.literal('menu'), key: z.string().nullable(), name: z.string().nullable() }),
  z.object({ kind: z.literal('need'), key: z.enum(NEED_KEYS) }),
  z.object({
    kind: z.literal('tableMenu'),
    table,
    key: z.string().nullable(),
    name: z.string().nullable(),
  }),
  z.object({ kind: z.enum(['tableHighChairs', 'tableBabies']), table }),
])

/** A caterer's sheet, and the parts of it that are different since the version before. */
export const cateringSheet = z.object({
  events: z.array(eventCounts),
  people: z.array(cateringPerson),
  /** The menus by name, in the order of the couple. */
  menus: z.array(z.object({ key: z.string(), name: z.string() })),
  /** `null` while nothing was sent that it could be compared with. */
  changes: z
    .object({
      since: z.int(),
      counts: z.array(
        z.object({ eventId, eventName: z.string(), row: countRow, from: z.int(), to: z.int() }),
      ),
      people: z.array(z.object({ guestId: id, change: z.enum(['new', 'changed']) })),
      gone: z.array(cateringPerson),
    })
    .nullable(),
})

export type ShownCateringSheet = z.infer<typeof cateringSheet>

/** A version that was sent. */
export const cateringVersion = z.object({
  id,
  number: z.int(),
  sentAt: instant,
  /** When the caterer first opened the link after it was sent. */
  seenAt: instant.nullable(),
})

/** A version with the sheet as it was. */
export const sentCatering = cateringVersion.extend({ sheet: cateringSheet })

/** The caterer's sheet as it is now, how it is shown, and the versions that were sent, newest first. */
export const catering = z.object({
  naming: z.enum(CATERING_NAMINGS),
  staffMeals: z.int(),
  place: z.string().nullable(),
  startsAt: z.int().nullable(),
  sheet: cateringSheet,
  versions: z.array(cateringVersion),
  /** The link for the caterer; `null` while there is none. Its `path` is the permission, and given to editors who see the tables alone. */
  link: z
    .object({ path: z.string().nullable(), createdAt: instant, openedAt: instant.nullable() })
    .nullable(),
  /** The vendors who cook; none for a member who does not see the vendors. */
  caterers: z.array(z.object({ vendorId: id, name: z.string(), email: z.string().nullable() })),
})

export type Catering = z.infer<typeof catering>

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/catering${path}`, tags: ['catering'], summary }) as const

export const cateringContract = {
  get: memberRoute('guests', 'view')
    .route(route('GET', '', "The caterer's sheet"))
    .input(weddingPath)
    .output(catering),

  /** Changes the given settings only. Without consent a guest is counted, however the others are named. */
  update: memberRoute('guests', 'edit')
    .route(route('PATCH', '', "Change how the caterer's sheet is shown"))
    .input(
      weddingPath.extend({
        naming: z.enum(CATERING_NAMINGS).optional(),
        staffMeals: z.int().min(0).max(STAFF_MEALS_MAX).optional(),
      }),
    )
    .output(catering),

  /** 'Marcar como enviada': keeps the sheet as a version. Nothing is added when it is the same as the last one. */
  markSent: memberRoute('guests', 'edit')
    .route({ ...route('POST', '/versions', 'Mark the sheet as sent'), successStatus: 201 })
    .input(weddingPath)
    .output(catering)
    .errors({
      TOO_MANY_CATERING_VERSIONS: full(`A wedding keeps ${CATERING_VERSIONS_MAX} versions`),
    }),

  /**
   * 'Enviar a {proveedor}': mails the link to a vendor who cooks, opens it when there is none, and keeps the sheet as
   * a version like `markSent`. To a member who does not see the vendors, there is none.
   */
  send: memberRoute('guests', 'edit')
    .route({ ...route('POST', '/mails', 'Send the sheet to the caterer by mail'), successStatus: 201 })
    .input(weddingPath.extend({ vendorId: id }))
    .output(catering)
    .errors({
      VENDOR_NOT_FOUND,
      CATERER_WITHOUT_EMAIL: { status: 422, message: 'This vendor has no email' },
      TOO_MANY_CATERING_VERSIONS: full(`A wedding keeps ${CATERING_VERSIONS_MAX} versions`),
    }),

  /** A version as it was sent, with what was different from the one before it. */
  version: memberRoute('guests', 'view')
    .route(route('GET', '/versions/{versionId}', 'A version that was sent'))
    .input(weddingPath.extend({ versionId: id }))
    .output(sentCatering)
    .errors({ CATERING_VERSION_NOT_FOUND: { status: 404, message: 'There is no such version' } }),

  /** Opens the link for the caterer; the open one stays. */
  openLink: memberRoute('guests', 'edit')
    .route({ ...route('POST', '/link', 'Open the link for the caterer'), successStatus: 201 })
    .input(weddingPath)
    .output(catering),

  /** Closes the link for good: its address answers 404, and a new link has another one. */
  revokeLink: memberRoute('guests', 'edit')
    .route(route('DELETE', '/link', 'Revoke the link for the caterer'))
    .input(weddingPath)
    .output(catering),
}
