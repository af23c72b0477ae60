import type { IncomingHttpHeaders } from 'node:http'
import { PAGE_USER_HEADER } from '#domain/accounts/accounts.ts'
import { type AgencyNeed, isEnoughInAgency } from '#domain/agencies/agencies.ts'
import { BUSINESS_HEADER, type BusinessPart, isEnoughInBusiness } from '#domain/agencies/business.ts'
import {
  accessOf,
  type GuardedSection,
  isEnough,
  type Need,
  type Section,
} from '#domain/members/permissions.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import type {
  Actor,
  AgencyId,
  AgencyMembership,
  BookOwnerId,
  BusinessId,
  BusinessReader,
  Membership,
  MemberWeddingId,
} from '#server/core/membership.ts'
import { isId } from '#server/platform/ids.ts'
import { findMemberRow } from './member-of-job.queries.ts'
import { type GateRow, readSession, signInOf } from './read-session.ts'
import {
  readSessionCookie,
  renewedSessionCookie,
  renewedUntil,
  type SessionCookie,
} from './session-cookie.ts'
import { noteSessionSeen, renewSession } from './sessions.commands.ts'
import { hasAccessToken, readAccessToken } from './tokens/access-token.ts'

/**
 * Mints the id where no member can have asked through the gate: a membership that this transaction has just
 * made (creating, redeeming, restoring), and jobs and links with a token that read the id from the rows they change.
 * A call names the section and the need of which it is a proof, and no more; `check:structure` has the list of calls.
 */
export const mintMemberWeddingId = <S extends GuardedSection, N extends Need>(
  weddingId: string,
  _section: S,
  _need: N,
) => weddingId as MemberWeddingId<S, N>

/** The id of a business as a proof for a part of it; `null` for a person whose role has not got it. */
export const businessProofFor = <P extends BusinessPart>(
  { agencyId, role }: AgencyMembership,
  part: P,
  need: Need,
) => (isEnoughInBusiness(role, part, need) ? (agencyId as string as BusinessId<P>) : null)

/** The caller as the reader of a business that the gate has let them in to. */
export const businessReader = ({ agencyId, role }: AgencyMembership, { userId }: Pick<Actor, 'userId'>) =>
  ({ businessId: agencyId, userId, isOwner: role === 'owner' }) as unknown as BusinessReader

/** Mints the id for jobs and links with a token, which read it from the rows they work on. */
export const mintBookOwnerId = (ownerId: string) => ownerId as BookOwnerId

/** The id as a proof for one more section; `null` for a member who has not got it. */
export const proofFor = <S extends GuardedSection, N extends Need>(
  { weddingId, access }: Pick<Membership, 'access'> & { weddingId: MemberWeddingId },
  section: S,
  need: N,
) => (isEnough(access[section], need) ? (weddingId as MemberWeddingId<S, N>) : null)

/** Whether a member who sees a section edits it too: addresses that work without an account are given to editors alone. */
export const levelOf = (member: Parameters<typeof proofFor>[0], section: Section): Need =>
  proofFor(member, section, 'edit') ? 'edit' : 'view'

/** The session token that a request stands for: of its access token, or else of its cookie. */
export async function sessionTokenOf(
  platform: Platform,
  headers: IncomingHttpHeaders,
): Promise<string | null> {
  if (hasAccessToken(headers)) return readAccessToken(platform, headers)
  return (
    readSessionCookie(headers.cookie, platform.settings.publicUrl, platform.settings.authSecret)?.token ??
    null
  )
}

/** The id of an agency as a proof of what its person may; `null` for one who may not. */
export const agencyProofFor = <N extends AgencyNeed>({ agencyId, role }: AgencyMembership, need: N) =>
  isEnoughInAgency(role, need) ? (agencyId as AgencyId<N>) : null

/** A request asks about these besides its session. */
type Asked = { weddingId?: string; area?: string | null; agencyId?: string }

/**
 * Reads whose session the request carries and, when a wedding or an agency is asked for, what they are in it. A request of a page
 * that was drawn for another person carries no session of theirs.
 */
async function readGate(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
  { weddingId, area, agencyId }: Asked = {},
): Promise<GateRow | null> {
  const isProgram = hasAccessToken(headers)
  const cookie = isProgram
    ? null
    : readSessionCookie(headers.cookie, platform.settings.publicUrl, platform.settings.authSecret)
  const token = isProgram ? await readAccessToken(platform, headers) : cookie?.token
  if (!token) return null
  const asked = performance.now()
  const row = await readSession(platform, {
    token,
    weddingId: weddingId ?? null,
    area: area ?? null,
    agencyId: agencyId ?? null,
  })
  platform.metrics.gate((performance.now() - asked) / 1000)
  const pageUser = headers[PAGE_USER_HEADER]
  if (row && pageUser !== undefined && pageUser !== row.user_id) return null
  // The session of a program is renewed with its refresh token.
  if (row?.is_due && cookie) await renew(platform, reply, cookie, row.created_at)
  else if (row?.is_unseen) await noteSessionSeen(platform.db, token, platform.clock.now())
  return row
}

/** Finds the signed-in person, or `null`. */
export async function findActor(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
): Promise<Actor | null> {
  const row = await readGate(platform, headers, reply)
  return row && actorOf(row)
}

/** The place of the signed-in user in an agency: `'signedOut'`, `'outsider'` or the proof. */
export async function findAgencyMembership(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
  agencyId: string,
): Promise<(AgencyMembership & { actor: Actor }) | 'signedOut' | 'outsider'> {
  const row = await readGate(platform, headers, reply, isId(agencyId) ? { agencyId } : {})
  if (!row) return 'signedOut'
  if (!isId(agencyId) || row.agency_role === null) return 'outsider'
  return { agencyId: agencyId.toLowerCase() as AgencyId, role: row.agency_role, actor: actorOf(row) }
}

/**
 * The place of the signed-in planner in the business that a request is about: `'signedOut'`, `'couple'`, `'outsider'` or
 * the proof.
 */
export async function findBusiness(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
): Promise<(AgencyMembership & { actor: Actor }) | 'signedOut' | 'couple' | 'outsider'> {
  const asked = headers[BUSINESS_HEADER]
  const row = await readGate(platform, headers, reply, isId(asked) ? { agencyId: asked } : {})
  if (!row) return 'signedOut'
  if (row.role !== 'planner') return 'couple'
  const actor = actorOf(row)
  if (asked === undefined) return { agencyId: actor.userId as AgencyId, role: 'owner', actor }
  if (!isId(asked) || row.agency_role === null) return 'outsider'
  return { agencyId: asked.toLowerCase() as AgencyId, role: row.agency_role, actor }
}

/** The membership of the signed-in user in a wedding: `'signedOut'`, `'outsider'` or the proof. */
export async function findMembership(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
  wedding: { id: string; area: string | null },
): Promise<Membership | 'signedOut' | 'outsider'> {
  const asked = isId(wedding.id) ? { weddingId: wedding.id, area: wedding.area } : {}
  const row = await readGate(platform, headers, reply, asked)
  if (!row) return 'signedOut'
  if (!isId(wedding.id) || row.member_role === null) return 'outsider'
  return {
    weddingId: wedding.id.toLowerCase() as MemberWeddingId,
    actor: actorOf(row),
    memberRole: row.member_role,
    access: accessOf({
      preset: row.preset!,
      permissions: row.permissions!,
      role: row.member_role,
      hasCouple: row.has_couple!,
    }),
    seesDrafts: row.sees_drafts!,
    version: Number(row.version ?? 0),
    draftsVersion: Number(row.drafts_version ?? 0),
  }
}

/**
 * The membership of a person who has asked for a job, as it is when the job runs; `null` once they are no member, or
 * see less than the wedding. There is no session: what asks for a recent sign-in is not for jobs.
 */
export async function findMembershipOfJob(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { weddingId, userId }: { weddingId: string; userId: string },
): Promise<Omit<Membership, 'version' | 'draftsVersion'> | null> {
  const row = await findMemberRow(db, weddingId, userId)
  if (!row) return null
  const { role, fullName, email, memberRole, preset, permissions, hasCouple, seesDrafts } = row
  return {
    weddingId: weddingId as MemberWeddingId,
    actor: { userId, role, fullName, email, signedInAt: clock.now(), lacksSecondStep: true },
    ...{ memberRole, seesDrafts },
    access: accessOf({ preset, permissions, role: memberRole, hasCouple }),
  }
}

const actorOf = (row: GateRow): Actor => ({
  userId: row.user_id,
  role: row.role,
  fullName: row.full_name,
  email: row.email,
  ...signInOf(row),
})

/** A session that has lived for a day since its last renewal lives for a full term from now, up to its end for good. */
async function renew(
  platform: Platform,
  reply: Pick<Reply, 'headers'>,
  cookie: SessionCookie,
  createdAt: Date,
) {
  const now = platform.clock.now()
  const until = renewedUntil(createdAt, now)
  await renewSession(platform.db, cookie.token, until, now)
  const maxAge = Math.floor((until.getTime() - now.getTime()) / 1000)
  reply.headers['set-cookie'] = renewedSessionCookie(cookie, platform.settings.publicUrl, maxAge)
}
