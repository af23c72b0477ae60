import { oc } from '@orpc/contract'
import * as z from 'zod'
import { DRAFTS_AT_ONCE_MAX } from '#domain/activity/drafts.ts'
import type { AgencyNeed } from '#domain/agencies/agencies.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { GuardedSection, Need } from '#domain/members/permissions.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { DATE_REFUSED, INSTANT_MAX, isIsoDate, isOurInstant } from '#domain/time/dates.ts'
import {
  AGENCY_NOT_FOUND,
  AGENCY_OWNERS_ONLY,
  BROWSER_SESSION_ONLY,
  BUSINESS_CLOSED,
  OPERATOR_NEEDS_SECOND_STEP,
  PLANNERS_ONLY,
  SECTION_CLOSED,
  SESSION_NOT_FRESH,
  SITTING_NEEDED,
  TOO_MANY_REQUESTS,
  UNAUTHENTICATED,
  WEDDING_NOT_FOUND,
} from './shared-errors.ts'

/**
 * The callers of a procedure. `member` procedures carry a `weddingId` in their path and answer 404 to people who are
 * not members of that wedding, so its existence is not disclosed (spec 6). `agency` procedures carry an `agencyId` in
 * their path, and answer 404 to people who are not in that agency (decision 192). `operator` procedures are not there for
 * people whom the installation does not name (decision 083).
 */
export type Access = 'public' | 'signedIn' | 'planner' | 'member' | 'agency' | 'operator'

/** The section of a wedding that a member must have, and whether to see it or to edit it. */
export type Guarded = { section: GuardedSection; need: Need }

/**
 * `isFresh` asks for a sign-in of the last minutes, for what changes the ways into an account, takes data away or
 * deletes it (`domain/accounts/fresh-sign-in.ts`).
 * `guard` is what procedures of members need, and every one of them has one; `agency` the same of those of an agency.
 * `business` is the part of a planner's business that a procedure is about: to see it for a GET, to edit it for the
 * others, in the agency that `BUSINESS_HEADER` names. `versioned` lists carry a weak ETag of their area's version, so an unchanged one is a bare 304.
 * A procedure of members that is about a part of a business too, that of `BUSINESS_HEADER` or the caller's own, says so
 * with `alongside`.
 * `silent` procedures of members change nothing that open tabs hold, so they are not announced to streams.
 * `cost` is what a request consumes of the rate limit, in reads, where it is more than a read or a write.
 * An import's `queue` runs few at once, because it holds a whole list; `none` is for what waits for other servers.
 * `browserOnly` procedures are refused to programs with an access token.
 * `opensSitting` procedures of operators need no sitting that is open.
 * `maxBody` is how many bytes a body may have, where it is not `BODY_MAX_BYTES`.
 */
export type RouteMeta = {
  access: Access
  isFresh?: boolean
  guard?: Guarded
  agency?: AgencyNeed
  business?: BusinessPart
  alongside?: { part: BusinessPart; need: Need }
  browserOnly?: boolean
  opensSitting?: boolean
  versioned?: boolean
  silent?: boolean
  maxBody?: number
  cost?: number
  queue?: 'import' | 'none'
}

/** Most bodies are a form's worth. */
export const BODY_MAX_BYTES = 64 * 1024

const base = oc.$meta<RouteMeta>({ access: 'public' }).errors({
  TOO_MANY_REQUESTS: {
    ...TOO_MANY_REQUESTS,
    data: z.object({ retryAfterSeconds: z.int() }),
  },
})

/** Public: signed in or not. */
export const publicRoute = base.meta({ access: 'public' })

/** Any signed-in user. */
export const signedInRoute = base.meta({ access: 'signedIn' }).errors({ UNAUTHENTICATED })

/** People who are signed in with a browser: what decides about the account itself is not for programs. */
export const browserRoute = signedInRoute
  .meta({ access: 'signedIn', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY })

/** The same for a session that began within ten minutes: 403 SESSION_NOT_FRESH for the others. */
export const freshRoute = browserRoute
  .meta({ access: 'signedIn', isFresh: true })
  .errors({ SESSION_NOT_FRESH })

/** Signed-in wedding planners only. */
export const plannerRoute = base.meta({ access: 'planner' }).errors({ UNAUTHENTICATED, PLANNERS_ONLY })

/**
 * The same for a part of a business: of the planner's own, or of the agency in whose name they ask, where their role has
 * it (decision 195). 404 AGENCY_NOT_FOUND for people who are not in that agency, 403 BUSINESS_CLOSED for the others.
 */
export const businessRoute = (business: BusinessPart) =>
  plannerRoute.meta({ access: 'planner', business }).errors({ AGENCY_NOT_FOUND, BUSINESS_CLOSED })

/**
 * The people of the agency in the path, in a browser: 403 AGENCY_OWNERS_ONLY for those who do not own it, where an owner
 * is needed.
 */
export const agencyRoute = (agency: AgencyNeed) =>
  base
    .meta({ access: 'agency', agency, browserOnly: true })
    .errors({ UNAUTHENTICATED, BROWSER_SESSION_ONLY, AGENCY_NOT_FOUND, AGENCY_OWNERS_ONLY })

/**
 * The operators of the installation, in a browser and within a sitting: 404 for everybody else who is signed in, as for
 * a path that does not exist, and 403 SITTING_NEEDED until the second step was given again.
 */
export const operatorRoute = base
  .meta({ access: 'operator', browserOnly: true })
  .errors({ UNAUTHENTICATED, BROWSER_SESSION_ONLY, OPERATOR_NEEDS_SECOND_STEP, SITTING_NEEDED })

/** The same before the sitting. */
export const sittingRoute = base
  .meta({ access: 'operator', browserOnly: true, opensSitting: true })
  .errors({ UNAUTHENTICATED, BROWSER_SESSION_ONLY, OPERATOR_NEEDS_SECOND_STEP })

const ofMembers = base.errors({
  UNAUTHENTICATED,
  WEDDING_NOT_FOUND,
  SECTION_CLOSED,
  WEDDING_BUSY: {
    status: 503,
    message: 'Too many changes to this wedding at once',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
})

/** Members of the wedding in the path only, who have a section of it: 403 SECTION_CLOSED for the others. */
export const memberRoute = (section: GuardedSection, need: Need) =>
  ofMembers.meta({ access: 'member', guard: { section, need } })

/** The error of what is full: more than `max` there cannot be (spec 9). */
export const full = (message: string) => ({ status: 409, message, data: z.object({ max: z.int() }) }) as const

export const id = z.uuid()
export const weddingPath = z.object({ weddingId: id })
export const agencyPath = z.object({ agencyId: id })

/** 'Guardar como borrador', by members who see drafts; `SECTION_CLOSED` for the others (decision 044). */
export const isDraft = z.boolean().default(false)

/** The drafts that 'Publicar' shows to the other members, or takes back. */
export const draftIds = z.array(id).min(1).max(DRAFTS_AT_ONCE_MAX)

/** How many there were. */
export const publishedCount = z.object({ published: z.int() })

/** An instant as ISO 8601 with an offset of at most 14 hours. */
export const instant = z.iso
  .datetime({ offset: true, error: DATE_REFUSED })
  .max(INSTANT_MAX)
  .refine(isOurInstant, DATE_REFUSED)

/** A calendar day as `YYYY-MM-DD`. */
export const day = z.iso.date(DATE_REFUSED).refine(isIsoDate, DATE_REFUSED)

/**
 * Text that the database can store: no NUL and no half of a surrogate pair. Anything else of Unicode
 * is a person's own business.
 */
export const text = z
  .string()
  .refine(
    (given) => !given.includes('\u0000') && given.isWellFormed(),
    'text without NUL or broken characters',
  )

/** A trimmed text that must not be blank, up to `max` characters. */
export const requiredText = (max: number) => text.trim().min(1).max(max)

/** One line as `cleanLine` leaves it, which must not be blank, up to `max` characters: a name. */
export const requiredLine = (max: number) => text.overwrite(cleanLine).min(1).max(max)

/** A trimmed text up to `max` characters, stored as null when nothing is left (spec 5). */
export const optionalTextField = (max: number) =>
  text
    .trim()
    .max(max)
    .nullable()
    .transform((given) => given || null)
