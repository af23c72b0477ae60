import type { IncomingHttpHeaders } from 'node:http'
import type { Access, Guarded } from '#contract/base.ts'
import { AGENCY_OWNERS_ONLY } from '#contract/shared-errors.ts'
import { isFreshSignIn } from '#domain/accounts/fresh-sign-in.ts'
import type { AgencyNeed } from '#domain/agencies/agencies.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import { isEnough, type Need } from '#domain/members/permissions.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import type { Actor, Caller } from '#server/core/membership.ts'
import { agencyProofFor, findActor, findAgencyMembership, findMembership } from './gate.ts'
import { admitOperator } from './operators/admit-operator.ts'
import { placeInBusiness } from './place-in-business.ts'
import {
  agencyNotFound,
  browserSessionOnly,
  plannersOnly,
  refusal,
  sectionClosed,
  sessionNotFresh,
  unauthenticated,
  weddingNotFound,
} from './refusals.ts'
import { hasAccessToken } from './tokens/access-token.ts'

type Asked = {
  access: Access
  /** Whether the session must have begun within the last minutes. */
  isFresh?: boolean | undefined
  /** Whether an access token is not enough. */
  browserOnly?: boolean
  /** Whether an operator needs no sitting. */
  opensSitting?: boolean
  /** A procedure of members needs this. */
  guard?: Guarded | undefined
  /** A procedure of an agency needs this. */
  agency?: AgencyNeed | undefined
  /** A procedure about a part of a business needs this, one of members besides its section. */
  business?: { part: BusinessPart; need: Need } | undefined
  /** The parts of the path. */
  params: Record<string, string>
  /** The area whose version the procedure answers with, if it does. */
  area: string | null
}

const VISITOR = { actor: null, membership: null, agency: null, operating: null } as Caller

/**
 * Lets a request in, by its headers and its path alone, or throws `UNAUTHENTICATED` (401), `PLANNERS_ONLY`
 * (403), `WEDDING_NOT_FOUND` (404: for a person who is not a member a wedding does not exist) or
 * `SECTION_CLOSED` (403) for a member whose access does not include what is asked for, `BROWSER_SESSION_ONLY`
 * (403) for a program or `SESSION_NOT_FRESH` (403). In an agency these are `AGENCY_NOT_FOUND` (404) and
 * `AGENCY_OWNERS_ONLY` (403), or `BUSINESS_CLOSED` (403) for a part of its business. For operators see `admitOperator`.
 */
export async function authorize(
  platform: Platform,
  { access, browserOnly, opensSitting, isFresh, guard, agency, business, params, area }: Asked,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
): Promise<Caller> {
  if (access === 'public') return VISITOR
  const assertInPerson = (actor: Actor) => {
    if ((browserOnly || isFresh) && hasAccessToken(headers)) throw browserSessionOnly()
    if (isFresh && !isFreshSignIn(actor, platform.clock.now())) throw sessionNotFresh()
  }
  if (access === 'member') {
    const wedding = { id: params['weddingId'] ?? '', area }
    const membership = await findMembership(platform, headers, reply, wedding)
    if (membership === 'signedOut') throw unauthenticated()
    if (membership === 'outsider') throw weddingNotFound()
    // Without a declared need there is nothing that would be enough.
    if (!guard || !isEnough(membership.access[guard.section], guard.need)) throw sectionClosed()
    assertInPerson(membership.actor)
    const agency = business ? await placeInBusiness(platform, headers, reply, business) : null
    return { actor: membership.actor, membership, agency, operating: null } as Caller
  }
  if (access === 'agency') {
    const found = await findAgencyMembership(platform, headers, reply, params['agencyId'] ?? '')
    if (found === 'signedOut') throw unauthenticated()
    if (found === 'outsider') throw agencyNotFound()
    // Without a declared need there is nothing that would be enough.
    if (!agency || !agencyProofFor(found, agency)) throw refusal('AGENCY_OWNERS_ONLY', AGENCY_OWNERS_ONLY)
    const { actor, ...place } = found
    assertInPerson(actor)
    return { actor, membership: null, agency: place, operating: null } as Caller
  }
  if (business) {
    const { actor, ...place } = await placeInBusiness(platform, headers, reply, business)
    assertInPerson(actor)
    return { actor, membership: null, agency: place, operating: null } as Caller
  }
  const actor = await findActor(platform, headers, reply)
  if (!actor) throw unauthenticated()
  if (access === 'planner' && actor.role !== 'planner') throw plannersOnly()
  if (access === 'operator') {
    const operating = await admitOperator(platform, actor, headers, { needsSitting: !opensSitting })
    return { actor, membership: null, agency: null, operating } as Caller
  }
  assertInPerson(actor)
  return { actor, membership: null, agency: null, operating: null } as Caller
}
