import type { IncomingHttpHeaders } from 'node:http'
import { PAGE_USER_HEADER } from '#domain/accounts.ts'
import type { Role } from '#domain/roles.ts'
import type { Platform, Reply } from '../context.ts'
import { isId } from '../platform/ids.ts'
import { type GateRow, readSession } from './read-session.ts'
import {
  readSessionCookie,
  renewedSessionCookie,
  renewedUntil,
  type SessionCookie,
} from './session-cookie.ts'
import { noteSessionSeen, renewSession } from './sessions.commands.ts'

declare const memberOnly: unique symbol

/** The id of a wedding whose membership the gate has verified. */
export type MemberWeddingId = string & { readonly [memberOnly]: true }

/**
 * Mints the id where no member can have asked through the gate: a membership that this transaction has just
 * made (creating, redeeming, restoring), and jobs and links with a token that read the id from the rows they change.
 */
export const mintMemberWeddingId = (weddingId: string) => weddingId as MemberWeddingId

export type Actor = { userId: string; role: Role; fullName: string; email: string }

export type Membership = {
  weddingId: MemberWeddingId
  actor: Actor
  /** The role in this wedding, which is the role of the code that let the member in. */
  memberRole: Role
  /** The version of the area that was asked for, part of its list's ETag; 0 when none was. */
  version: number
}

/**
 * Whose session the request carries and, when a wedding is asked for, what they are in it. A request of
 * a page that was drawn for another person carries no session of theirs.
 */
async function readGate(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
  wedding: { id: string; area: string | null } | null,
): Promise<GateRow | null> {
  const cookie = readSessionCookie(headers.cookie, platform.publicUrl, platform.authSecret)
  if (!cookie) return null
  const { token } = cookie
  const row = await readSession(platform, {
    token,
    weddingId: wedding?.id ?? null,
    area: wedding?.area ?? null,
  })
  const pageUser = headers[PAGE_USER_HEADER]
  if (row && pageUser !== undefined && pageUser !== row.user_id) return null
  if (row?.is_due) await renew(platform, reply, cookie, row.created_at)
  else if (row?.is_unseen) await noteSessionSeen(platform.db, token, platform.clock.now())
  return row
}

/** Who is signed in, or `null`. */
export async function findActor(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
): Promise<Actor | null> {
  const row = await readGate(platform, headers, reply, null)
  return row && actorOf(row)
}

/** The membership of the signed-in user in a wedding: `'signedOut'`, `'outsider'` or the proof. */
export async function findMembership(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
  wedding: { id: string; area: string | null },
): Promise<Membership | 'signedOut' | 'outsider'> {
  const row = await readGate(platform, headers, reply, isId(wedding.id) ? wedding : null)
  if (!row) return 'signedOut'
  if (!isId(wedding.id) || row.member_role === null) return 'outsider'
  return {
    weddingId: mintMemberWeddingId(wedding.id.toLowerCase()),
    actor: actorOf(row),
    memberRole: row.member_role,
    version: Number(row.version ?? 0),
  }
}

const actorOf = (row: GateRow): Actor => ({
  userId: row.user_id,
  role: row.role,
  fullName: row.full_name,
  email: row.email,
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
  reply.headers['set-cookie'] = renewedSessionCookie(cookie, platform.publicUrl, maxAge)
}
