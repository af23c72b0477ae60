import * as z from 'zod'
import {
  AGENDA_BODY_MAX_BYTES,
  AGENDA_DAY_NAME_MAX,
  AGENDA_FIRST_MINUTE,
  AGENDA_LAST_MINUTE,
  AGENDA_LONGEST_MINUTES,
  AGENDA_MAP_URL_MAX,
  AGENDA_NOTES_MAX,
  AGENDA_PERSON_NAME_MAX,
  AGENDA_PERSON_PHONE_MAX,
  AGENDA_PLACE_MAX,
  AGENDA_RESPONSIBLE_MAX,
  AGENDA_TITLE_MAX,
  isAgendaTime,
  responsibleKey,
} from '#domain/agenda.ts'
import { LIMITS } from '#domain/limits.ts'
import { NEXT_DAY_ITEMS, NEXT_DAYS_MAX } from '#domain/next-days.ts'
import { agendaLinksContract } from './agenda-links.ts'
import {
  day,
  full,
  id,
  instant,
  memberRoute,
  optionalTextField,
  plannerRoute,
  requiredLine,
  weddingPath,
} from './base.ts'

/** A day of the agenda: the eve, the wedding or the day after. */
export const agendaDay = z.object({ id, name: z.string(), date: z.string(), createdAt: instant })

const minute = z.int().min(AGENDA_FIRST_MINUTE).max(AGENDA_LAST_MINUTE)
const end = z
  .int()
  .min(AGENDA_FIRST_MINUTE + 1)
  .max(AGENDA_LAST_MINUTE + AGENDA_LONGEST_MINUTES)

/** Minutes of the day as they pass: `domain/agenda-clock.ts` turns them into times of the clock. */
const time = z
  .object({ startsAt: minute, endsAt: end.nullable() })
  .refine(isAgendaTime, 'an end after the start and within a day of it')

const responsible = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('vendor'), vendorId: id }),
      z.object({ kind: z.literal('member'), userId: id }),
      z.object({
        kind: z.literal('person'),
        name: requiredLine(AGENDA_PERSON_NAME_MAX),
        phone: optionalTextField(AGENDA_PERSON_PHONE_MAX),
      }),
    ]),
  )
  .max(AGENDA_RESPONSIBLE_MAX)
  .refine((all) => new Set(all.map(responsibleKey)).size === all.length, 'every responsible once')

/** Something that happens at a time of a day. Who is responsible may be gone meanwhile: their ids lead nowhere then. */
export const agendaItem = z.object({
  id,
  dayId: id,
  time: z.object({ startsAt: z.int(), endsAt: z.int().nullable() }),
  title: z.string(),
  place: z.string().nullable(),
  mapUrl: z.string().nullable(),
  notes: z.string().nullable(),
  responsible: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('vendor'), vendorId: id }),
      z.object({ kind: z.literal('member'), userId: id }),
      z.object({ kind: z.literal('person'), name: z.string(), phone: z.string().nullable() }),
    ]),
  ),
  isFixed: z.boolean(),
  isDone: z.boolean(),
  createdAt: instant,
})

const name = requiredLine(AGENDA_DAY_NAME_MAX)
const title = requiredLine(AGENDA_TITLE_MAX)
const place = optionalTextField(AGENDA_PLACE_MAX)
const mapUrl = optionalTextField(AGENDA_MAP_URL_MAX)
const notes = optionalTextField(AGENDA_NOTES_MAX)

const itemDraft = z.object({
  id: id.optional(),
  time,
  title,
  place: place.default(null),
  mapUrl: mapUrl.default(null),
  notes: notes.default(null),
  responsible: responsible.default([]),
  isFixed: z.boolean().default(false),
  isDone: z.boolean().default(false),
  createdAt: instant.optional(),
})

const dayPath = weddingPath.extend({ dayId: id })
const itemPath = weddingPath.extend({ itemId: id })

const AGENDA_DAY_NOT_FOUND = { status: 404, message: 'There is no such day in this agenda' } as const
const AGENDA_ITEM_NOT_FOUND = { status: 404, message: 'There is no such item in this agenda' } as const
const TOO_MANY_AGENDA_ITEMS = full('The agenda has as many items as there can be')

const daysContract = {
  /** The days in the order of their dates. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/days',
      tags: ['agenda'],
      summary: 'The days of the agenda',
    })
    .input(weddingPath)
    .output(z.array(agendaDay)),

  /**
   * Adds a day with its items in one transaction: a suggested wedding, or a day that was removed. A repeated
   * `id` answers with the day that exists and adds nothing.
   */
  add: memberRoute
    .meta({ access: 'member', maxBody: AGENDA_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/days',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Add a day',
    })
    .input(
      weddingPath.extend({
        id: id.optional(),
        name,
        date: day,
        createdAt: instant.optional(),
        items: z.array(itemDraft).max(LIMITS.wedding.agendaItems).default([]),
      }),
    )
    .output(agendaDay)
    .errors({
      TOO_MANY_AGENDA_DAYS: full('The agenda has as many days as there can be'),
      TOO_MANY_AGENDA_ITEMS,
    }),

  /** Changes the name or the date. Items keep their times of the clock on another date. */
  update: memberRoute
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/agenda/days/{dayId}',
      tags: ['agenda'],
      summary: 'Change a day',
    })
    .input(dayPath.extend({ name: name.optional(), date: day.optional() }))
    .output(agendaDay)
    .errors({ AGENDA_DAY_NOT_FOUND }),

  /** Removes a day with its items. */
  remove: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/agenda/days/{dayId}',
      tags: ['agenda'],
      summary: 'Remove a day',
    })
    .input(dayPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ AGENDA_DAY_NOT_FOUND }),
}

const itemsContract = {
  /** The items of all days. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/items',
      tags: ['agenda'],
      summary: 'The items of the agenda',
    })
    .input(weddingPath)
    .output(z.array(agendaItem)),

  /** Adds an item to a day. A repeated `id` answers with the item that exists. */
  add: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/items',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Add an item',
    })
    .input(itemDraft.extend({ weddingId: id, dayId: id }))
    .output(agendaItem)
    .errors({ TOO_MANY_AGENDA_ITEMS, AGENDA_DAY_NOT_FOUND }),

  /** Changes the given fields only, so two people editing two fields lose neither. */
  update: memberRoute
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/agenda/items/{itemId}',
      tags: ['agenda'],
      summary: 'Change an item',
    })
    .input(
      itemPath.extend({
        dayId: id.optional(),
        time: time.optional(),
        title: title.optional(),
        place: place.optional(),
        mapUrl: mapUrl.optional(),
        notes: notes.optional(),
        responsible: responsible.optional(),
        isFixed: z.boolean().optional(),
        isDone: z.boolean().optional(),
      }),
    )
    .output(agendaItem)
    .errors({ AGENDA_ITEM_NOT_FOUND, AGENDA_DAY_NOT_FOUND }),

  remove: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/agenda/items/{itemId}',
      tags: ['agenda'],
      summary: 'Remove an item',
    })
    .input(itemPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ AGENDA_ITEM_NOT_FOUND }),
}

/** What is to come on one day of one wedding; its first items, of `itemCount`. */
const comingDay = z.object({
  weddingId: id,
  weddingName: z.string(),
  date: z.string(),
  isWeddingDay: z.boolean(),
  itemCount: z.int(),
  items: z.array(z.object({ id, title: z.string(), startsAt: z.int() })).max(NEXT_DAY_ITEMS),
})

export const agendaContract = {
  days: daysContract,
  items: itemsContract,
  links: agendaLinksContract,

  /** The next seven days over all weddings of the planner, by date. */
  nextDays: plannerRoute
    .route({
      method: 'GET',
      path: '/planner/next-days',
      tags: ['agenda'],
      summary: 'The next days of all weddings',
    })
    .output(z.array(comingDay).max(NEXT_DAYS_MAX)),

  /** The whole agenda as an iCalendar file. */
  calendar: memberRoute
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/calendar',
      tags: ['agenda'],
      summary: 'The agenda as a calendar file',
    })
    .input(weddingPath)
    .output(z.object({ ics: z.string() })),
}
