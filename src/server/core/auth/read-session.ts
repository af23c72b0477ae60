import type { Database } from '#db/client.ts'
import type { SignIn } from '#domain/accounts/fresh-sign-in.ts'
import type { AgencyRole } from '#domain/agencies/agencies.ts'
import { DRAFTS } from '#domain/live/live.ts'
import type { Permissions, Preset } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { SESSION_DAYS, SESSION_MAX_DAYS } from '#domain/operation/retention.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { gathered, type Waiting } from '#server/core/gathered.ts'
import { inDays } from './session-cookie.ts'

/** A valid session, its user, and their role in the wedding that was asked for. */
export type GateRow = {
  user_id: string
  /** Whether the session should be given another full term. */
  is_due: boolean
  /** Whether it was last seen an hour ago or more. */
  is_unseen: boolean
  created_at: Date
  /** Whether the account has a second step, and whether this session began without it. */
  has_second_step: boolean
  lacks_second_step: boolean
  role: Role
  full_name: string
  email: string
  member_role: Role | null
  preset: Preset | null
  permissions: Permissions | null
  /** Whether a member of the couple is in the wedding; asked where the planner decides without one. */
  has_couple: boolean | null
  sees_drafts: boolean | null
  /** Their place in the agency that was asked for. */
  agency_role: AgencyRole | null
  version: string | null
  /** The version of the area's drafts, for who sees them. */
  drafts_version: string | null
}

/** The facts of a session that are asked for before the ways into its account change. */
export const signInOf = (row: Pick<GateRow, 'created_at' | 'lacks_second_step'>): SignIn => ({
  signedInAt: row.created_at,
  lacksSecondStep: row.lacks_second_step,
})

type Question = { token: string; weddingId: string | null; area: string | null; agencyId?: string | null }
type Asked = Waiting<Question & { now: Date }, GateRow | null>

/** Questions of one statement; fewer are filled up to the next of these sizes. */
const BATCHES = [1, 4, 16, 64]

/** Values of a statement besides its questions. */
const TIMES = 4

/**
 * The statement of so many questions. They are rows of its text, so that the server plans it once: how many an array
 * has it learns with each call, and plans again for it, which takes longer than the answer once the tables are large.
 * `offset 0` keeps a single question a row as well: its values would become constants, for which it plans anew as well.
 * The cost of a vendor follows the guests or its buses, and a rule for the tables goes with its family, so the
 * versions of vendors and of the tables count theirs too; a rule shows its author's name as well, which is counted with
 * the wedding's members. A family is there while it has people, and the invitation
 * asks for the stops of the buses, so that the version of the families counts those of guests and buses.
 */
const gateOf = (size: number) => ({
  name: `gate-${size}`,
  text: `
    select q.number, s.user_id, s.created_at,
      u.two_factor_enabled as has_second_step, u.two_factor_enabled and s.second_step_at is null as lacks_second_step,
      s.expires_at <= $2 and s.expires_at < s.created_at + interval '${SESSION_MAX_DAYS * 24} hours' as is_due,
      s.updated_at <= $4 as is_unseen,
      p.role, p.full_name, u.email,
      m.role as member_role, m.preset, m.permissions, m.sees_drafts,
      m.preset <> 'planner' or exists (
        select from wedding_members c where c.wedding_id = m.wedding_id and c.preset = 'couple') as has_couple,
      case when q.area is not null then (select sum(v.version) from wedding_versions v where v.wedding_id = m.wedding_id
        and v.area = any (array[q.area] || case q.area when 'vendors' then array['guests', 'households', 'transport']
          when 'seating' then array['guests', 'households', 'weddings']
          when 'households' then array['guests', 'transport'] end))
        end as version,
      case when m.sees_drafts and q.area is not null then (select sum(v.version) from wedding_versions v
        where v.wedding_id = m.wedding_id and v.area = q.area || '${DRAFTS}') end as drafts_version,
      case when q.agency_id is null or p.role <> 'planner' then null when q.agency_id = s.user_id then 'owner'
        else (select a.role from agency_members a
          where a.agency_id = q.agency_id and a.user_id = s.user_id and a.ended_at is null) end as agency_role
    from (values ${Array.from({ length: size }, (_, at) => questionAt(at)).join(', ')} offset 0)
      as q (number, token, wedding_id, area, agency_id)
    join auth.session s on s.token = q.token and s.expires_at > $1 and s.created_at > $3
    join auth.user u on u.id = s.user_id
    join profiles p on p.id = s.user_id
      and not exists (select from account_deletions d where d.user_id = s.user_id)
      and not exists (select from account_suspensions x where x.user_id = s.user_id)
    left join wedding_members m on m.wedding_id = q.wedding_id and m.user_id = s.user_id
      and (m.closes_at is null or m.closes_at > $1)`,
})

function questionAt(at: number): string {
  const first = TIMES + at * 4
  return `(${at}, $${first + 1}::text, $${first + 2}::uuid, $${first + 3}::text, $${first + 4}::uuid)`
}

const GATES = BATCHES.map((size) => ({ size, ...gateOf(size) }))

/**
 * Reads the session of a token in one prepared statement and, when a wedding or an agency is asked for, whether its user
 * is in it; `null` when there is no such session, or when its account waits for its deletion or is suspended. Requests that arrive in the same turn
 * of the event loop share the statement. Nothing is cached, so access that was taken away
 * is gone with the next request.
 */
export const readSession = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, question: Question) =>
  ask(db, { ...question, now: clock.now() })

const ask = gathered(answer)

async function answer(db: Database, all: readonly Asked[]): Promise<void> {
  const largest = BATCHES.at(-1)!
  const batches = Array.from({ length: Math.ceil(all.length / largest) }, (_, at) =>
    all.slice(at * largest, (at + 1) * largest),
  )
  await Promise.all(batches.map((batch) => answerBatch(db, batch)))
}

async function answerBatch(db: Database, batch: readonly Asked[]): Promise<void> {
  const { now } = batch[0]!.question
  const { size, name, text } = GATES.find(({ size }) => size >= batch.length)!
  const { rows } = await db.$client.query<GateRow & { number: number }>({
    name,
    text,
    values: [
      now.toISOString(),
      inDays(now, SESSION_DAYS - 1).toISOString(),
      inDays(now, -SESSION_MAX_DAYS).toISOString(),
      new Date(now.getTime() - HOUR_MS).toISOString(),
      ...Array.from({ length: size }, (_, at) => batch[at]?.question).flatMap((asked) => [
        asked?.token ?? null,
        asked?.weddingId ?? null,
        asked?.area ?? null,
        asked?.agencyId ?? null,
      ]),
    ],
  })
  const found = new Map(rows.map((row) => [row.number, row]))
  for (const [index, { resolve }] of batch.entries()) resolve(found.get(index) ?? null)
}
