import type { Role } from '#domain/roles.ts'
import type { Platform, Reply } from '../context.ts'
import { isId } from '../platform/ids.ts'
import {
  readSessionCookie,
  renewedSessionCookie,
  SESSION_DAYS,
  type SessionCookie,
} from './session-cookie.ts'

declare const memberOnly: unique symbol

/** The id of a wedding whose membership the gate has verified. Nothing else makes one. */
export type MemberWeddingId = string & { readonly [memberOnly]: true }

export type Actor = { userId: string; role: Role; fullName: string; email: string }

export type Membership = {
  weddingId: MemberWeddingId
  actor: Actor
  /** The role in this wedding, which is the role of the code that let the member in. */
  memberRole: Role
  /** The version of the area that was asked for, part of its list's ETag; 0 when none was. */
  version: number
}

type GateRow = {
  user_id: string
  is_due: boolean
  role: Role
  full_name: string
  email: string
  member_role: Role | null
  version: string | null
}

const GATE = {
  name: 'gate',
  text: `
    select s.user_id, s.expires_at <= $5 as is_due, p.role, p.full_name, u.email, m.role as member_role,
      (select sum(v.version) from wedding_versions v where v.wedding_id = m.wedding_id and v.area = $4) as version
    from auth.session s
    join auth.user u on u.id = s.user_id
    join profiles p on p.id = s.user_id
    left join wedding_members m on m.wedding_id = $3::uuid and m.user_id = s.user_id
    where s.token = $1 and s.expires_at > $2`,
}

/**
 * Answers in one prepared statement whose session the request carries and, when a wedding is asked
 * for, whether they are a member of it. Nothing is remembered between requests, so access that was
 * taken away is gone with the next one.
 */
async function readGate(
  platform: Platform,
  cookieHeader: string | undefined,
  reply: Pick<Reply, 'headers'>,
  wedding: { id: string; area: string | null } | null,
): Promise<GateRow | null> {
  const cookie = readSessionCookie(cookieHeader, platform.publicUrl, platform.authSecret)
  if (!cookie) return null
  const now = platform.clock.now()
  const { rows } = await platform.db.$client.query<GateRow>({
    ...GATE,
    values: [
      cookie.token,
      now.toISOString(),
      wedding?.id ?? null,
      wedding?.area ?? null,
      inDays(now, SESSION_DAYS - 1).toISOString(),
    ],
  })
  const row = rows[0]
  if (!row) return null
  if (row.is_due) await renew(platform, reply, cookie, now)
  return row
}

/** Who is signed in, or `null`. */
export async function findActor(
  platform: Platform,
  cookieHeader: string | undefined,
  reply: Pick<Reply, 'headers'>,
): Promise<Actor | null> {
  const row = await readGate(platform, cookieHeader, reply, null)
  return row && actorOf(row)
}

/** The membership of the signed-in user in a wedding: `'signedOut'`, `'outsider'` or the proof. */
export async function findMembership(
  platform: Platform,
  cookieHeader: string | undefined,
  reply: Pick<Reply, 'headers'>,
  wedding: { id: string; area: string | null },
): Promise<Membership | 'signedOut' | 'outsider'> {
  const row = await readGate(platform, cookieHeader, reply, isId(wedding.id) ? wedding : null)
  if (!row) return 'signedOut'
  if (!isId(wedding.id) || row.member_role === null) return 'outsider'
  return {
    weddingId: wedding.id.toLowerCase() as MemberWeddingId,
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

/** A session that has lived for a day since its last renewal lives for a full term from now. */
async function renew(platform: Platform, reply: Pick<Reply, 'headers'>, cookie: SessionCookie, now: Date) {
  await platform.db.$client.query(
    'update auth.session set expires_at = $2, updated_at = $3 where token = $1',
    [cookie.token, inDays(now, SESSION_DAYS), now],
  )
  reply.headers['set-cookie'] = renewedSessionCookie(cookie, platform.publicUrl)
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)
