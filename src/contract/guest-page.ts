import * as z from 'zod'
import {
  ANSWER_MAX,
  GIFT_URL_MAX,
  GIFT_WORDS_MAX,
  GIFTS_MAX,
  GUEST_PAGE_PARTS,
  PART_TEXT_MAX,
  PLAN_TEXT_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
} from '#domain/households/guest-page.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { KEY_FORM } from '#domain/households/invitation-settings.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import {
  id,
  instant,
  memberRoute,
  optionalTextField,
  requiredLine,
  requiredText,
  text,
  weddingPath,
} from './base.ts'
import { roomPicture } from './seating-ground.ts'

const languages = z.enum(INVITATION_LANGUAGES)
const storedTexts = z.partialRecord(languages, z.string())

const haveOwnKeys = (rows: readonly { key: string }[]) =>
  new Set(rows.map((row) => row.key)).size === rows.length

const OWN_KEYS = 'a different key for each'

/** The page as a couple writes it: a part that is not named stays where it comes by itself, at the end. */
const contentFields = z.object({
  parts: z
    .array(
      z.object({
        key: z.enum(GUEST_PAGE_PARTS),
        isShown: z.boolean(),
        texts: z.partialRecord(languages, requiredText(PART_TEXT_MAX)),
      }),
    )
    .max(GUEST_PAGE_PARTS.length)
    .refine(haveOwnKeys, OWN_KEYS),
  questions: z
    .array(
      z.object({
        key: text.regex(KEY_FORM),
        question: z.partialRecord(languages, requiredLine(QUESTION_MAX)),
        answer: z.partialRecord(languages, requiredText(ANSWER_MAX)),
      }),
    )
    .max(QUESTIONS_MAX)
    .refine(haveOwnKeys, OWN_KEYS),
  /** The plan of the venue in 'Cómo llegar'; a program that does not know it leaves it out. */
  venuePlan: z
    .object({ pictureId: id, texts: z.partialRecord(languages, requiredLine(PLAN_TEXT_MAX)) })
    .nullish(),
  /** The list of gifts; a program that does not know it leaves it out, and what is there stays. */
  giftList: z
    .array(
      z.object({
        key: text.regex(KEY_FORM),
        words: z.partialRecord(languages, requiredLine(GIFT_WORDS_MAX)),
        url: optionalTextField(GIFT_URL_MAX)
          .refine((typed) => typed === null || readWebAddress(typed) !== null, 'an address of the web')
          .transform((typed) => readWebAddress(typed)?.href ?? null),
      }),
    )
    .max(GIFTS_MAX)
    .refine(haveOwnKeys, OWN_KEYS)
    .optional(),
})

/** Something that the couple would like, with the address where it is to be seen. */
export const giftItem = z.object({ key: z.string(), words: storedTexts, url: z.string().nullable() })

/** The content of the page as it is stored: its parts in their order, and questions with their answers. */
export const guestPageContent = z.object({
  parts: z.array(z.object({ key: z.enum(GUEST_PAGE_PARTS), isShown: z.boolean(), texts: storedTexts })),
  questions: z.array(z.object({ key: z.string(), question: storedTexts, answer: storedTexts })),
  venuePlan: z.object({ pictureId: z.string(), texts: storedTexts }).nullish(),
  giftList: z.array(giftItem).optional(),
})

/** The page with its draft, the version that families see, and the one that they saw before. */
export const guestPageState = z.object({
  draft: guestPageContent,
  /** `null` until it is published for the first time: families see all parts in the order of the house. */
  published: guestPageContent.nullable(),
  former: guestPageContent.nullable(),
  publishedAt: instant.nullable(),
  /** The pictures that these versions show. */
  pictures: z.array(roomPicture),
  /** The gifts that families take care of, with the name of the family: no guest sees it. */
  takenGifts: z.array(z.object({ key: z.string(), by: z.string() })),
})

export type GuestPageState = z.infer<typeof guestPageState>

/** A text that two members have changed, each in its own way. */
export const contentConflict = z.object({
  key: z.string(),
  field: z.enum(['texts', 'question', 'answer']),
  language: languages,
  stored: z.string().nullable(),
  given: z.string().nullable(),
})

/** The content of the page of the wedding, which families see below their answer (decision 144). */
export const guestPageContract = {
  /** Gives the page as it is prepared and as it is published. */
  get: memberRoute('guests', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guest-page',
      tags: ['households'],
      summary: 'Page of the wedding',
    })
    .input(weddingPath)
    .output(guestPageState),

  /**
   * Stores the draft, which families do not see. `from` is the draft as it was when the change began: what others have
   * stored of it meanwhile stays, and nothing is stored where both have changed the same text.
   */
  save: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/guest-page',
      tags: ['households'],
      summary: 'Prepare the page of the wedding',
    })
    .input(weddingPath.extend({ draft: contentFields, from: contentFields.optional() }))
    .output(guestPageState)
    .errors({
      GUEST_PAGE_CONFLICTS: {
        status: 409,
        message: 'Others have changed the same text meanwhile',
        data: z.object({ conflicts: z.array(contentConflict) }),
      },
      VENUE_PLAN_NOT_FOUND: { status: 409, message: 'The picture is not there any more' },
      TOO_MANY_QUESTIONS: {
        status: 409,
        message: 'With the questions of others there would be too many',
        data: z.object({ max: z.int() }),
      },
      TOO_MANY_GIFTS: {
        status: 409,
        message: 'With the gifts of others there would be too many',
        data: z.object({ max: z.int() }),
      },
    }),

  /** Makes the draft the page that families see, as long as it is the `draft` that was shown. */
  publish: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guest-page/publish',
      tags: ['households'],
      summary: 'Publish the page of the wedding',
    })
    .input(weddingPath.extend({ draft: contentFields }))
    .output(guestPageState)
    .errors({
      GUEST_PAGE_CHANGED: { status: 409, message: 'Others have changed the draft meanwhile' },
    }),
}
