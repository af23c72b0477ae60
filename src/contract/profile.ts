import * as z from 'zod'
import { BRAND_NAME_MAX, FULL_NAME_MAX, PHONE_MAX, WEB_URL_MAX } from '#domain/accounts/accounts.ts'
import { LEVELS } from '#domain/members/permissions.ts'
import { ROLES } from '#domain/members/roles.ts'
import { LEGAL_DOCUMENTS } from '#domain/operation/legal-documents.ts'
import { DENSITIES, THEMES } from '#domain/style/appearance.ts'
import { id, optionalTextField, publicRoute, requiredLine, signedInRoute } from './base.ts'
import { WEB_URL_REFUSED } from './shared-errors.ts'

const level = z.enum(LEVELS)

/** The place of a planner in an agency of another: what they may see and edit of its business. */
const agencyPlace = z.object({
  /** The planner who founded it. */
  id,
  name: z.string(),
  access: z.object({
    ...{ requests: level, templates: level, calendar: level, vendors: level },
    ...{ brand: level, books: level },
  }),
})

export type AgencyPlace = z.infer<typeof agencyPlace>

/** The signed-in person (spec 3 profiles); the brand fields are null for couples. */
export const profile = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  brandName: z.string().nullable(),
  webUrl: z.string().nullable(),
  phone: z.string().nullable(),
  /** How the app looks on every device of the person; null leaves each device as it is. */
  theme: z.enum(THEMES).nullable(),
  density: z.enum(DENSITIES).nullable(),
  /** Whether the installation names them as its operator: the app has a way to that area then. */
  isOperator: z.boolean(),
  /** Changes of the texts of law that they have not said to have read. */
  unreadTexts: z.int(),
  /** The agencies of others that they work in, as they joined. */
  places: z.array(agencyPlace),
  /** Whether other people work in their own business. */
  hasTeam: z.boolean(),
})

export type Profile = z.infer<typeof profile>

export const acceptedDocument = z.object({
  document: z.enum(LEGAL_DOCUMENTS),
  /** The day of the text that was accepted, and of the text as it stands now. */
  version: z.iso.date(),
  currentVersion: z.iso.date(),
  acceptedAt: z.iso.datetime(),
})

export const session = profile.extend({ liveId: z.string() })

/** The signed-in person, and the position of the live stream when that was asked. */
export type Session = z.infer<typeof session>

/** One line, as sign-up takes it: a name of blanks and invisible marks is none. */
const fullName = requiredLine(FULL_NAME_MAX)

export const profileContract = {
  /**
   * The signed-in person, `null` without a session: the question every page may ask without it being an error.
   * `liveId` is the position of the live stream: a client that reads after this and opens the stream with it as
   * `since` learns whether anything has changed meanwhile.
   */
  session: publicRoute
    .route({ method: 'GET', path: '/session', tags: ['profile'], summary: 'The signed-in user, or null' })
    .output(session.nullable()),

  get: signedInRoute
    .route({ method: 'GET', path: '/profile', tags: ['profile'], summary: 'The signed-in person' })
    .output(profile),

  /** Changes the given fields only; brand fields of a couple are refused with BRAND_FIELDS_ARE_FOR_PLANNERS. */
  update: signedInRoute
    .route({ method: 'PATCH', path: '/profile', tags: ['profile'], summary: 'Change the own profile' })
    .input(
      z.object({
        fullName: fullName.optional(),
        brandName: optionalTextField(BRAND_NAME_MAX).optional(),
        webUrl: optionalTextField(WEB_URL_MAX).optional(),
        phone: optionalTextField(PHONE_MAX).optional(),
        theme: z.enum(THEMES).optional(),
        density: z.enum(DENSITIES).optional(),
      }),
    )
    .output(profile)
    .errors({
      BRAND_FIELDS_ARE_FOR_PLANNERS: { status: 422, message: 'Couples have no brand fields' },
      WEB_URL_REFUSED,
    }),

  /** The texts that the person accepted at sign-up, each with its version (RGPD 7.1 and 28). */
  documents: signedInRoute
    .route({
      method: 'GET',
      path: '/profile/documents',
      tags: ['profile'],
      summary: 'Terms that were accepted',
    })
    .output(z.array(acceptedDocument)),
}
