import * as z from 'zod'
import { ALLERGENS, DIETS } from '#domain/guests/allergens.ts'
import { WEDDING_KEY } from '#domain/households/answer-values.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { EVENTS_MAX, KEY_MAX } from '#domain/households/invitation-settings.ts'
import { OWN_QUESTIONS_MAX } from '#domain/households/own-questions.ts'
import { WISH_PLACES } from '#domain/lodging/wishes.ts'
import { day, id, memberRoute, text, weddingPath } from './base.ts'
import { TOO_MANY_GUESTS } from './guests.ts'
import { householdPath } from './household-rows.ts'
import { GUEST_NOT_FOUND, HOUSEHOLD_NOT_FOUND } from './shared-errors.ts'

/** Characters of a text as it is typed: one that is too long to be kept is answered with what is wrong with it. */
const TYPED_MAX = 5_000

/** Each person of the largest household may have brought a companion. */
const PEOPLE_MAX = 2 * HOUSEHOLD_PEOPLE_MAX

/** The answers of the largest family, as they were shown and as they are now. */
const TELEPHONE_BODY_MAX_BYTES = 1024 * 1024

const typed = text.max(TYPED_MAX)
const keyed = (max: number) => (record: object) => Object.keys(record).length <= max
const ownAnswers = z
  .record(text.max(KEY_MAX), typed)
  .refine(keyed(OWN_QUESTIONS_MAX), 'as many as there are questions')

const saysMaybeToTheWeddingAlone = (events: Record<string, boolean | 'maybe'>) =>
  Object.entries(events).every(([key, answer]) => answer !== 'maybe' || key === WEDDING_KEY)

/** The fields of the invitation about a person, as it shows them. */
const personValues = z.object({
  /** By the keys of events, the wedding as `boda`, which alone may be `maybe`; what is not there is not answered. */
  events: z
    .record(text.max(KEY_MAX), z.union([z.boolean(), z.literal('maybe')]))
    .refine(keyed(EVENTS_MAX + 1), 'as many as there are events')
    .refine(saysMaybeToTheWeddingAlone, 'maybe to the wedding alone'),
  /** The key of a menu, or empty. */
  menu: text.max(KEY_MAX),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  note: typed,
  /** Whether the guest agrees that the three above are kept. */
  hasConsent: z.boolean(),
  highChair: z.boolean(),
  /** Null while it is not said. */
  hasCompanion: z.boolean().nullable(),
  companion: typed,
  ownAnswers,
})

/** The fields of the invitation of a family. */
export const answerValues = z.object({
  /** By the ids of guests. */
  people: z.record(id, personValues).refine(keyed(PEOPLE_MAX), 'as many as a household has'),
  /** The key of a stop, `no` for none, or empty while nothing is chosen: one for all. */
  busOut: text.max(KEY_MAX),
  busBack: text.max(KEY_MAX),
  ownAnswers,
  song: typed,
  message: typed,
})

/** The rooms that a family asks for. */
export const saidWish = z.object({
  place: z.enum(WISH_PLACES).nullable(),
  hotelId: id.nullable(),
  rooms: z.int32().min(1).nullable(),
  nights: z.object({ arrivesOn: day, leavesOn: day }).nullable(),
})

/** Why nothing of the answers was stored; `person` is null for what is of the whole family. */
const answerProblem = z.object({
  /**
   * `changed`: the family, or another member, has said something else meanwhile: `stored`. `gone`: the invitation has
   * it no longer. `consent`: health data without the permission of the guest.
   */
  code: z.enum([
    'consent',
    'consent-again',
    'companion',
    'too-long',
    'no-number',
    'no-longer',
    'changed',
    'gone',
  ]),
  person: id.nullable(),
  field: z.string(),
  event: z.string().optional(),
  /** The key of a question of the couple's own. */
  question: z.string().optional(),
  stored: z.union([z.string(), z.boolean(), z.null()]).optional(),
  max: z.int().optional(),
})

const offeredHotel = z.object({
  id,
  name: z.string(),
  way: z.string().nullable(),
  /** Rooms that this family could have; null where nothing runs out. */
  free: z.int32().nullable(),
  nights: z.array(z.object({ arrivesOn: z.string(), leavesOn: z.string() })),
})

/** Places that are free for a family: seats of buses, and rooms where it is asked how it sleeps. */
export const freePlaces = z.object({
  /** Free seats by the key of a stop; the stops of a bus that the family has asked for are not there. */
  seats: z.record(z.string(), z.int()),
  /** Null for a family that is not asked, and for members who do not edit the lodging. */
  beds: z
    .object({
      /** `given` once it has a room, `closed` once nothing can be asked for any more. */
      state: z.enum(['open', 'given', 'closed']),
      hotels: z.array(offeredHotel),
      said: saidWish.extend({
        nights: offeredHotel.shape.nights.element.nullable(),
        rooms: z.int32().nullable(),
      }),
      isWaiting: z.boolean(),
    })
    .nullable(),
})

export type FreePlaces = z.infer<typeof freePlaces>

/** The answers of a family that a member notes while they speak with it (decision 161). */
export const telephoneAnswers = {
  /**
   * Notes everything that the invitation asks of the family of a guest, by the rules of its own page but for its last
   * day, in one transaction. `shown` are the fields as they were when they were filled in: a field that came back as
   * it was shown stays as it is by now. Nothing is stored while a field has a problem. A guest who stands alone gets a
   * household. `lineId` is the line of the activity, by which all of it is undone.
   */
  noteAnswers: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: TELEPHONE_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guests/{guestId}/telephone-answers',
      tags: ['households'],
      summary: 'Note the answers of a family on the telephone',
    })
    .input(
      weddingPath.extend({
        guestId: id,
        shown: answerValues,
        values: answerValues,
        /** The rooms, by members who edit the lodging: `SECTION_CLOSED` for the others. */
        beds: z.object({ shown: saidWish, said: saidWish }).optional(),
      }),
    )
    .output(z.object({ changed: z.boolean(), lineId: id.nullable() }))
    .errors({
      GUEST_NOT_FOUND,
      TOO_MANY_GUESTS,
      ANSWERS_REFUSED: {
        status: 409,
        message: 'A part of the answers cannot be stored as it is',
        data: z.object({ problems: z.array(answerProblem) }),
      },
    }),

  /** Seats and rooms that are free for a household, as its own invitation tells of them. */
  freePlaces: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/households/{householdId}/free-places',
      tags: ['households'],
      summary: 'Seats and rooms that are free for a household',
    })
    .input(householdPath)
    .output(freePlaces)
    .errors({ HOUSEHOLD_NOT_FOUND }),
}
