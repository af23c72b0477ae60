import type { AgencyNeed, AgencyRole } from '#domain/agencies/agencies.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { Access, GuardedSection, Need } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'

declare const memberOnly: unique symbol

/** A member who may edit a section may see it too. */
type Grants<N extends Need> = N extends 'edit' ? 'edit' : 'view' | 'edit'

/**
 * The id of a wedding whose membership the gate has verified, and what the member may do there: a query of
 * the guests takes a `MemberWeddingId<'guests', 'view'>`, and no proof for another section. Without a section
 * it says that the person is a member.
 */
export type MemberWeddingId<S extends GuardedSection = never, N extends Need = 'view'> = string & {
  readonly [memberOnly]: { readonly [section in S]: Grants<N> }
}

declare const businessOnly: unique symbol

/**
 * The id of a planner whose business a request is about, with the part of it that the gate has let the caller in to: the
 * caller's own, or the agency's in whose name they ask.
 */
export type BusinessId<P extends BusinessPart> = string & {
  readonly [businessOnly]: { readonly [part in P]: true }
}

/**
 * The owner of books, which only the gate mints. Queries and commands of books take no other id, so that books of others
 * are out of reach.
 */
export type BookOwnerId = BusinessId<'books'>

declare const readerOnly: unique symbol

/**
 * The person who looks into a part of a business, with whether they own it: what is one person's own in it is found
 * with a reader alone, whom only the gate makes (decision 201).
 */
export type BusinessReader = {
  readonly businessId: string
  readonly userId: string
  readonly isOwner: boolean
} & {
  readonly [readerOnly]: true
}

export type Actor = {
  userId: string
  role: Role
  fullName: string
  email: string
  /** When the session of the request began, and whether it began without the second step of the account. */
  signedInAt: Date
  lacksSecondStep: boolean
}

export type Membership = {
  weddingId: MemberWeddingId
  actor: Actor
  /** The role in this wedding, which is the role of the code that let the member in. */
  memberRole: Role
  /** The member's levels in it, at the moment of the request. */
  access: Access
  /** Whether they see what planners have not published (decision 044). */
  seesDrafts: boolean
  /** The version of the area that was asked for, part of its list's ETag; 0 when none was. */
  version: number
  /** The same of the area's drafts; 0 for who does not see them. */
  draftsVersion: number
}

declare const agencyOnly: unique symbol

/**
 * The id of an agency, which is that of the planner who founded it, whose people the gate has found the caller among:
 * an `AgencyId<'owner'>` says that they own it, and may do all that its other people may (decision 192).
 */
export type AgencyId<N extends AgencyNeed = 'member'> = string & {
  readonly [agencyOnly]: N extends 'owner' ? 'owner' : 'owner' | 'member'
}

/** The place of the caller in the agency that was asked for; in their own where a part of a business was asked for alone. */
export type AgencyMembership = { agencyId: AgencyId; role: AgencyRole }

declare const operatorOnly: unique symbol

/** The id of an operator whom the gate has let in: what operators read and do takes no other. */
export type OperatorId = string & { readonly [operatorOnly]: true }

/** An operator, and the session whose sitting is theirs. */
export type Operating = { operatorId: OperatorId; sessionId: string }

declare const authorizedOnly: unique symbol

/**
 * A caller may go on with a request, as far as its procedure asks: an anonymous visitor, a signed-in person, a member
 * of the wedding in the path. Only `authorize` makes one. Reading a body and calling a procedure both take it, so that
 * neither can happen before the gate.
 */
export type Caller = {
  readonly [authorizedOnly]: true
  readonly actor: Actor | null
  readonly membership: Membership | null
  readonly agency: AgencyMembership | null
  readonly operating: Operating | null
}
