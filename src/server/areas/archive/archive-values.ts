import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { distribution } from '#contract/distribution.ts'
import { instalment } from '#contract/payment-plans.ts'
import { paymentFields } from '#contract/payment-rows.ts'
import { scenarios } from '#contract/scenarios.ts'
import { task } from '#contract/task-rows.ts'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { ALLERGENS, DIETS } from '#domain/guests/allergens.ts'
import { GIFTS_MAX, GUEST_PAGE_PARTS, QUESTIONS_MAX } from '#domain/households/guest-page.ts'
import { GUEST_AGES, INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { KEY_FORM, OWN_QUESTION_KINDS } from '#domain/households/invitation-settings.ts'
import { isHexColor } from '#domain/style/contrast.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { canonicalZone } from '#domain/time/canonical-zone.ts'
import { isIsoDate, isOurInstant } from '#domain/time/dates.ts'
import { isTimeZone } from '#domain/time/zoned-hours.ts'
import {
  DIRECTIONS,
  STOP_MINUTE_MAX,
  STOPS_MAX,
  TRIP_SEATS_MAX,
  TRIPS_MAX,
  VEHICLES,
} from '#domain/transport/transport.ts'
import { type ArchivedTable, archivedColumns, nameOf } from './archive-tables.ts'

/** Characters of one text: no field of a wedding takes more. */
const TEXT_MAX = 20_000

const text = z
  .string()
  .max(TEXT_MAX)
  .refine((given) => !given.includes('\u0000') && given.isWellFormed())

const webAddress = text.refine((given) => given === '' || readWebAddress(given) !== null)
const instant = z.iso.datetime({ offset: true }).refine(isOurInstant)
const key = text.regex(KEY_FORM)
const id = z.uuid()

const busStop = {
  key,
  name: text,
  place: text.nullable(),
  minute: z.int().min(0).max(STOP_MINUTE_MAX).nullable(),
  isVenue: z.boolean(),
  mapUrl: webAddress.optional(),
}

const busStops = z.array(z.object(busStop)).min(1).max(STOPS_MAX)

/** Columns with the address of a page, which becomes a link. */
const WEB_ADDRESS = /(_url|webpage)$/

const words = z.partialRecord(z.enum(INVITATION_LANGUAGES), text)
const mails = z.partialRecord(z.enum(INVITATION_LANGUAGES), z.object({ subject: text, text }))
const needs = { allergens: z.array(z.enum(ALLERGENS)), diets: z.array(z.enum(DIETS)) }

const guestPage = z.object({
  parts: z
    .array(z.object({ key: z.enum(GUEST_PAGE_PARTS), isShown: z.boolean(), texts: words }))
    .max(GUEST_PAGE_PARTS.length),
  questions: z.array(z.object({ key, question: words, answer: words })).max(QUESTIONS_MAX),
  venuePlan: z.object({ pictureId: z.uuid(), texts: words }).nullish(),
  giftList: z
    .array(z.object({ key, words, url: webAddress.nullable() }))
    .max(GIFTS_MAX)
    .optional(),
})

/** The content of JSON columns; a column without an entry cannot be brought in. */
const ownAnswers = z.record(key, text).refine((answers) => Object.keys(answers).length <= 100)

export const JSON_VALUES: Readonly<Record<string, z.ZodType>> = {
  'weddings.style_colors': z.object({ detail: text.refine(isHexColor) }),
  'guests.health_agreed': z.object({ ...needs, dietNote: text.nullable() }),
  'guest_pages.draft': guestPage,
  'guest_pages.published': guestPage,
  'guest_pages.former': guestPage,
  'invitation_settings.texts': words,
  'invitation_settings.texts_to_one': words,
  'invitation_settings.save_date_texts': words,
  'invitation_settings.mail_texts': mails,
  'invitation_settings.mail_texts_to_one': mails,
  'invitation_settings.reminder_texts': mails,
  'invitation_settings.reminder_texts_to_one': mails,
  'invitation_settings.maybe_texts': mails,
  'invitation_settings.maybe_texts_to_one': mails,
  'invitation_settings.save_date_mails': mails,
  'invitation_settings.save_date_mails_to_one': mails,
  'guests.own_answers': ownAnswers,
  'households.own_answers': ownAnswers,
  'invitation_settings.questions': z
    .array(
      z.object({
        ...{ key, kind: z.enum(OWN_QUESTION_KINDS), isOfFamily: z.boolean() },
        ...{ eventId: z.uuid().nullable(), texts: words },
        options: z.array(z.object({ key, texts: words })).max(100),
      }),
    )
    .max(100),
  'invitation_settings.menus': z.array(z.object({ key, name: text, forChildren: z.boolean() })).max(100),
  'invitation_settings.bus_routes': z
    .array(
      z.object({
        id: key,
        direction: z.enum(['out', 'back']),
        name: text,
        time: z.int().min(0).max(STOP_MINUTE_MAX).nullable(),
        place: text.nullable(),
      }),
    )
    .max(TRIPS_MAX * STOPS_MAX),
  'bus_trips.stops': busStops,
  'bus_trips.told': z.object({ date: z.iso.date(), stops: busStops }),
  'bus_sheet_versions.sheet': z.object({
    company: text.nullable(),
    date: text.nullable(),
    contact: z.object({ name: text.nullable(), phone: text }).nullable(),
    trips: z
      .array(
        z.object({
          id,
          direction: z.enum(DIRECTIONS),
          vehicle: z.enum(VEHICLES),
          seats: z.int(),
          stops: z
            .array(
              z.object({
                ...busStop,
                riders: z.array(z.object({ guestId: id, age: z.enum(GUEST_AGES) })).max(TRIP_SEATS_MAX),
              }),
            )
            .max(STOPS_MAX),
        }),
      )
      .max(TRIPS_MAX),
  }),
  'household_answers.changes': z
    .array(
      z.object({
        guestId: id.nullable(),
        field: text.max(40),
        eventId: id.optional(),
        question: key.optional(),
        value: z.union([text, z.boolean()]).nullish(),
      }),
    )
    .max(1_000),
  'catering_versions.counts': z
    .array(
      z.object({
        eventId: id.nullable(),
        name: text,
        adults: z.int(),
        children: z.int(),
        babies: z.int(),
        pending: z.int(),
        maybe: z.int().optional(),
        menus: z.array(z.object({ key: text.nullable(), name: text.nullable(), count: z.int() })).max(100),
        babiesWithoutMenu: z.int(),
        staff: z.int(),
        highChairs: z.int(),
        needs: z.array(z.object({ key: text, count: z.int() })).max(200),
        unnamed: z
          .array(z.object({ ...needs, hasNote: z.boolean(), menu: text.nullable(), count: z.int() }))
          .max(10_000),
      }),
    )
    .max(100),
  'catering_version_needs.needs': z.object({
    ...needs,
    dietNote: text.nullable(),
    menu: text.nullable(),
    eventIds: z.array(id.nullable()).max(100),
  }),
  'agenda_items.responsible': z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('vendor'), vendorId: id }),
        z.object({ kind: z.literal('member'), userId: id }),
        z.object({ kind: z.literal('person'), name: text, phone: text.nullable() }),
      ]),
    )
    .max(50),
  'instalments.shares': instalment.shape.shares,
  'payments.shares': paymentFields.shares,
  'tasks.assignees': z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('member'), userId: id }),
        z.object({ kind: z.literal('person'), name: text }),
      ]),
    )
    .max(50),
  'budgets.distribution': distribution,
  'budgets.scenarios': scenarios,
  'tasks.about': task.shape.about,
  'tasks.rule': task.shape.rule,
}

/** A row of a table as it may be brought in, which the schema of the database says; anything else is dropped. */
export function rowOf(archived: ArchivedTable): z.ZodType<Record<string, unknown>> {
  const shape = Object.fromEntries(
    archivedColumns(archived, null).map((column) => {
      const value = valueFor(column, nameOf(archived))
      const isOptional =
        !column.notNull ||
        column.hasDefault ||
        archived.guarded?.some(({ columns }) => columns.includes(column.name))
      return [column.name, isOptional ? value.nullish() : value]
    }),
  )
  const { formerly } = archived
  return formerly ? z.preprocess((row) => renamed(row, formerly), z.object(shape)) : z.object(shape)
}

const renamed = (row: unknown, formerly: Readonly<Record<string, string>>): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).map(([name, value]) => [formerly[name] ?? name, value]))
    : row

/** The value of a column, of the list of one when it is an array. */
function valueFor(column: PgColumn, table: string): z.ZodType {
  if (column.columnType === 'PgArray') {
    const { baseColumn } = column as unknown as { baseColumn: PgColumn }
    return z.array(valueFor(baseColumn, table)).max(1_000)
  }
  const { enumValues, columnType, name } = column
  if (columnType === 'PgText') {
    if (enumValues && enumValues.length > 0) return z.enum(enumValues as [string, ...string[]])
    if (name === 'time_zone') return text.refine(isTimeZone).transform(canonicalZone)
    return WEB_ADDRESS.test(name) ? webAddress : text
  }
  const value = columnType === 'PgJsonb' ? JSON_VALUES[`${table}.${name}`] : VALUES[columnType]
  if (!value) throw new Error(`${table}.${name} (${columnType}) cannot be brought in`)
  return value
}

const VALUES: Readonly<Record<string, z.ZodType>> = {
  PgUUID: id,
  PgBoolean: z.boolean(),
  PgDateString: z.string().refine(isIsoDate),
  PgTimestamp: instant,
  PgSmallInt: z.int().min(-32_768).max(32_767),
  PgInteger: z.int().min(-2_147_483_648).max(2_147_483_647),
  PgReal: z.number(),
  PgDoublePrecision: z.number(),
  /** Whole cents, which are `numeric` in the database. */
  PgCustomColumn: z
    .number()
    .min(0)
    .max(MAX_CENTS / 100),
  PgNumeric: z.number().min(0).max(9_999_999_999),
  PgNumericNumber: z.number().min(0).max(9_999_999_999),
}
