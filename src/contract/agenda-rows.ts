import * as z from 'zod'
import {
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
} from '#domain/agenda/agenda.ts'
import { full, id, instant, optionalTextField, requiredLine } from './base.ts'

/** A day of the agenda: the eve, the wedding or the day after. */
export const agendaDay = z.object({
  id,
  name: z.string(),
  date: z.string(),
  /** The zone of the wedding, by whose clocks the hours of its items are told. */
  timeZone: z.string(),
  /** Only members who see drafts see it and its items. */
  isDraft: z.boolean(),
  /** The published day whose changes this draft holds: the others see that one until they are published. */
  replaces: id.nullable(),
  createdAt: instant,
})

const minute = z.int().min(AGENDA_FIRST_MINUTE).max(AGENDA_LAST_MINUTE)
const end = z
  .int()
  .min(AGENDA_FIRST_MINUTE + 1)
  .max(AGENDA_LAST_MINUTE + AGENDA_LONGEST_MINUTES)

/** Minutes of the day as they pass: `domain/agenda/agenda-clock.ts` turns them into times of the clock. */
export const time = z
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

/** The people responsible, as they are stored. */
export const responsibleOnes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vendor'), vendorId: id }),
  z.object({ kind: z.literal('member'), userId: id }),
  z.object({ kind: z.literal('person'), name: z.string(), phone: z.string().nullable() }),
])

/** Something that happens at a time of a day. Who is responsible may be gone meanwhile: their ids lead nowhere then. */
export const agendaItem = z.object({
  id,
  dayId: id,
  time: z.object({ startsAt: z.int(), endsAt: z.int().nullable() }),
  title: z.string(),
  place: z.string().nullable(),
  mapUrl: z.string().nullable(),
  notes: z.string().nullable(),
  responsible: z.array(responsibleOnes),
  isFixed: z.boolean(),
  isShownToGuests: z.boolean(),
  /** The start that guests were told on the day before it changed; `null` where it has not. */
  toldStartsAt: z.int().nullable(),
  isDone: z.boolean(),
  createdAt: instant,
})

/** The name of a day. */
export const dayName = requiredLine(AGENDA_DAY_NAME_MAX)
const title = requiredLine(AGENDA_TITLE_MAX)
const place = optionalTextField(AGENDA_PLACE_MAX)
const mapUrl = optionalTextField(AGENDA_MAP_URL_MAX)
const notes = optionalTextField(AGENDA_NOTES_MAX)

/** An item as it is added. */
export const newItem = z.object({
  id: id.optional(),
  time,
  title,
  place: place.default(null),
  mapUrl: mapUrl.default(null),
  notes: notes.default(null),
  responsible: responsible.default([]),
  isFixed: z.boolean().default(false),
  isShownToGuests: z.boolean().default(false),
  isDone: z.boolean().default(false),
  createdAt: instant.optional(),
})

/** The fields of an item that can be changed one by one. */
export const itemChanges = {
  time: time.optional(),
  title: title.optional(),
  place: place.optional(),
  mapUrl: mapUrl.optional(),
  notes: notes.optional(),
  responsible: responsible.optional(),
}

/** A day that is added with its items, and an item alone, meet the same limit. */
export const TOO_MANY_AGENDA_ITEMS = full('The agenda has as many items as there can be')
