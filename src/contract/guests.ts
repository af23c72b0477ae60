import * as z from 'zod'
import {
  GUEST_EMAIL_MAX,
  GUEST_NAME_MAX,
  GUEST_NOTES_MAX,
  IMPORT_BODY_MAX_BYTES,
  IMPORT_MAX_ROWS,
} from '#domain/guests/guests.ts'
import {
  CHILD_YEARS_MAX,
  GUEST_AGES,
  GUEST_SIDE_MAX,
  HOUSEHOLD_NAME_MAX,
  HOUSEHOLD_PHONE_MAX,
  INVITATION_LANGUAGES,
} from '#domain/households/households.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { TABLE_NAME_MAX, TABLE_NUMBER_MAX, TABLE_SEATS_MAX, TABLES_MAX } from '#domain/seating/seating.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { full, id, instant, memberRoute, optionalTextField, requiredLine, text, weddingPath } from './base.ts'
import { countedCommentsContract } from './comments.ts'
import { guestIds, TOGETHER_BODY_MAX_BYTES } from './household-rows.ts'
import { countedFilesContract } from './item-files.ts'
import { seatingTable } from './seating.ts'
import { CHANGED_MEANWHILE, GUEST_NOT_FOUND } from './shared-errors.ts'

/** A guest (spec 3): `rsvp` true = Sí, false = No, null = pending. */
export const guest = z.object({
  id,
  fullName: z.string(),
  email: z.string().nullable(),
  rsvp: z.boolean().nullable(),
  /** 'Puede que sí', which stands only while `rsvp` is null: a yes or a no ends it (decision 162). */
  maybe: z.boolean(),
  notes: z.string().nullable(),
  createdAt: instant,
})

export type Guest = z.infer<typeof guest>

const fullName = requiredLine(GUEST_NAME_MAX)
const email = optionalTextField(GUEST_EMAIL_MAX)
const notes = optionalTextField(GUEST_NOTES_MAX)
const rsvp = z.boolean().nullable()
const maybe = z.boolean()

const newGuest = z.object({
  id: id.optional(),
  fullName,
  email: email.default(null),
  notes: notes.default(null),
  rsvp: rsvp.default(null),
})

const optionalLine = (max: number) =>
  text
    .overwrite(cleanLine)
    .max(max)
    .nullish()
    .transform((given) => given || null)

/** A row of a list: `household` names the household it belongs to, `language` is what that household speaks. */
const importedGuest = newGuest.extend({
  maybe: maybe.optional(),
  household: optionalLine(HOUSEHOLD_NAME_MAX),
  age: z.enum(GUEST_AGES).optional(),
  ageYears: z.int().min(0).max(CHILD_YEARS_MAX).nullish(),
  side: optionalLine(GUEST_SIDE_MAX),
  language: z.enum(INVITATION_LANGUAGES).nullish(),
  phone: optionalLine(HOUSEHOLD_PHONE_MAX),
})

/** The seats of the people of a list at the wedding itself, as the person was shown them. */
const importedSeating = z.object({
  tables: z
    .array(
      seatingTable.pick({ id: true, shape: true }).extend({
        number: z.int().min(1).max(TABLE_NUMBER_MAX),
        name: optionalTextField(TABLE_NAME_MAX),
        seats: z.int().min(1).max(TABLE_SEATS_MAX),
      }),
    )
    .max(TABLES_MAX),
  /** A guest who sits at another table than `from` meanwhile stays there. */
  seats: z
    .array(z.object({ guestId: id, from: id.nullable(), tableId: id }))
    .min(1)
    .max(IMPORT_MAX_ROWS),
})

const updatedFields = z
  .object({
    fullName,
    email,
    notes,
    rsvp,
    maybe,
    age: z.enum(GUEST_AGES),
    ageYears: z.int().min(0).max(CHILD_YEARS_MAX).nullable(),
    side: text.overwrite(cleanLine).max(GUEST_SIDE_MAX).nullable(),
    phone: text.overwrite(cleanLine).max(HOUSEHOLD_PHONE_MAX).nullable(),
  })
  .partial()

/** Fields of a guest before and after; a guest who is not as in `was` stays as they are. */
const guestUpdate = z.object({ guestId: id, was: updatedFields, becomes: updatedFields })

function haveOwnIds(drafts: readonly { id?: string | undefined }[]): boolean {
  const ids = drafts.flatMap((one) => one.id?.toLowerCase() ?? [])
  return new Set(ids).size === ids.length
}

/** The outcome of an import. */
export const guestImport = z.object({
  imported: z.int(),
  removed: z.int(),
  /** How many guests were changed, of an import that changes some. */
  updated: z.int().optional(),
  /** The line of the activity, by which the import is undone. */
  lineId: id.optional(),
  /** How many households the guests were grouped into, of a list that names some. */
  households: z.int().optional(),
  withoutRoom: z.int().optional(),
  /** How many tables were made and how many guests got a seat, of a list that says where they sit. */
  tables: z.int().optional(),
  seated: z.int().optional(),
})

/** Counts and the version of the list, which an overwriting import hands back to prove it saw them. */
export const guestSummary = z.object({
  total: z.number().int(),
  yes: z.number().int(),
  no: z.number().int(),
  pending: z.number().int(),
  version: z.number().int(),
})

export type GuestSummary = z.infer<typeof guestSummary>

export const TOO_MANY_GUESTS = full('The list has as many guests as there can be')

export const guestsContract = {
  /** The guests in the order they were added. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute('guests', 'view')
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guests',
      tags: ['guests'],
      summary: 'The guest list',
    })
    .input(weddingPath)
    .output(z.array(guest)),

  summary: memberRoute('guests', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guests/summary',
      tags: ['guests'],
      summary: 'Counts by answer',
    })
    .input(weddingPath)
    .output(guestSummary),

  /**
   * Adds a guest at the end of the list. A repeated `id` answers with the row that exists, so a retry
   * never makes a second one. `createdAt` puts back a guest who was removed where they stood; an
   * instant still to come counts as now.
   */
  add: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guests',
      successStatus: 201,
      tags: ['guests'],
      summary: 'Add a guest',
    })
    .input(newGuest.extend({ weddingId: id, maybe: maybe.default(false), createdAt: instant.optional() }))
    .output(guest)
    .errors({ TOO_MANY_GUESTS }),

  /**
   * Changes the given fields only, so two people editing two fields lose neither. `from` has the answer as it was seen:
   * nothing changes when it is another by now.
   */
  update: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/guests/{guestId}',
      tags: ['guests'],
      summary: 'Change a guest',
    })
    .input(
      weddingPath.extend({
        guestId: id,
        fullName: fullName.optional(),
        email: email.optional(),
        notes: notes.optional(),
        rsvp: rsvp.optional(),
        maybe: maybe.optional(),
        from: z.object({ rsvp, maybe }).optional(),
      }),
    )
    .output(guest)
    .errors({ GUEST_NOT_FOUND, CHANGED_MEANWHILE }),

  /** Sets the answer of many guests at once; those who have it already, and those of another wedding, are left out. */
  answerTogether: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: TOGETHER_BODY_MAX_BYTES })
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/guests',
      tags: ['guests'],
      summary: 'Set the answer of several guests',
    })
    .input(
      weddingPath.extend({ guestIds: guestIds(LIMITS.wedding.guests), rsvp, maybe: maybe.default(false) }),
    )
    .output(z.object({ changed: z.int() })),

  /** Removes many guests at once; those who are gone already are left out. */
  removeTogether: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: TOGETHER_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guests/removal',
      tags: ['guests'],
      summary: 'Remove several guests',
    })
    .input(weddingPath.extend({ guestIds: guestIds(LIMITS.wedding.guests) }))
    .output(
      z.object({
        removed: z.int(),
        /** The line of the activity, by which they come back; `null` when none was there. */
        lineId: id.nullable(),
      }),
    ),

  remove: memberRoute('guests', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/guests/{guestId}',
      tags: ['guests'],
      summary: 'Remove a guest',
    })
    .input(weddingPath.extend({ guestId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ GUEST_NOT_FOUND }),

  /**
   * Brings up to 5,000 guests in one transaction. `overwrite` deletes the present list in that same
   * transaction; with `version` it is refused when the list has changed since that version was read. Guests of one
   * `household` are grouped: in the household of the wedding that is called so, else in a new one. Past 30 people
   * they stand alone (`withoutRoom`). An appending import may also change guests who are there (`updates`); one whose
   * fields are not as in `was` any more stays, and is not among the `updated`. `seating` makes tables of the wedding
   * itself and seats guests who come, where there is a free seat; without edit access to `seating` it is left out.
   */
  import: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: IMPORT_BODY_MAX_BYTES, cost: 20, queue: 'import' })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guests/import',
      tags: ['guests'],
      summary: 'Import a list',
    })
    .input(
      weddingPath
        .extend({
          mode: z.enum(['append', 'overwrite']),
          guests: z
            .array(importedGuest)
            .max(IMPORT_MAX_ROWS)
            .refine(haveOwnIds, 'a different id for each guest'),
          updates: z.array(guestUpdate).max(IMPORT_MAX_ROWS).optional(),
          seating: importedSeating.optional(),
          version: z.number().int().optional(),
        })
        .refine(
          ({ mode, guests, updates, seating }) =>
            guests.length > 0 || (mode === 'append' && (!!updates?.length || !!seating)),
          'nobody',
        ),
    )
    .output(guestImport)
    .errors({
      TOO_MANY_GUESTS,
      GUEST_LIST_CHANGED: { status: 409, message: 'The list has changed meanwhile', data: guestSummary },
    }),

  comments: countedCommentsContract('guest'),

  files: countedFilesContract('guest'),
}
