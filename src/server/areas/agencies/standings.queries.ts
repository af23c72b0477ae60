import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { ASSIGNMENT_KINDS, type AssignmentKind } from '#domain/agencies/agencies.ts'
import { dayWindow, isOpen, WINDOW_DAYS } from '#domain/agencies/day-window.ts'
import type { Permissions, Preset } from '#domain/members/permissions.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'

/** The membership of a person in a wedding, and what agencies want it to be. */
export type Standing = {
  weddingId: string
  userId: string
  fullName: string
  weddingName: string
  eventDate: string | null
  timeZone: string
  member: {
    agencyId: string | null
    agencyKind: AssignmentKind | null
    preset: Preset
    permissions: Permissions
    closesAt: string | null
  } | null
  assignments: { agencyId: string; kind: AssignmentKind }[]
}

/** Whether an agency `a.agency_id` has a wedding `a.wedding_id`: its founder is a planner there, by themselves. */
export const HAS_WEDDING = sql`exists (
  select from wedding_members f where f.wedding_id = a.wedding_id and f.user_id = a.agency_id
    and f.role = 'planner' and f.agency_id is null)`

/** Whether the person of an assignment `a` is one of the agency's people at present, and has a planner's account. */
const IS_OF_AGENCY = sql`exists (
  select from agency_members n join profiles p on p.id = n.user_id and p.role = 'planner'
  where n.agency_id = a.agency_id and n.user_id = a.user_id and n.ended_at is null)`

/** Which people in which weddings are looked at: `p.wedding_id`, `p.user_id`, `w` the wedding. */
type Which = SQL

export const inWedding = (weddingId: string): Which => sql`p.wedding_id = ${weddingId}`
export const ofPerson = (weddingId: string, userId: string): Which =>
  sql`p.wedding_id = ${weddingId} and p.user_id = ${userId}`
/** Those that time may have changed: weddings of these days, and memberships that end by themselves. */
const changedByTime = (now: Date): Which => {
  const today = dayInMadrid(now)
  const [first, last] = [shiftDay(today, -WINDOW_DAYS), shiftDay(today, WINDOW_DAYS)]
  return sql`(w.event_date between ${first}::date and ${last}::date or m.closes_at is not null)`
}

async function listStandings(db: Database | Transaction, which: Which): Promise<Standing[]> {
  const { rows } = await db.execute<Standing>(sql`
    select p.wedding_id as "weddingId", p.user_id as "userId", person.full_name as "fullName",
      w.name as "weddingName", w.event_date::text as "eventDate", w.time_zone as "timeZone",
      case when m.user_id is not null then json_build_object('agencyId', m.agency_id,
        'agencyKind', m.agency_kind, 'preset', m.preset,
        'permissions', m.permissions, 'closesAt', m.closes_at) end as member,
      (select coalesce(json_agg(json_build_object('agencyId', a.agency_id, 'kind', a.kind)
          order by a.created_at, a.agency_id), '[]')
        from agency_assignments a where a.wedding_id = p.wedding_id and a.user_id = p.user_id
          and a.agency_id <> a.user_id and ${IS_OF_AGENCY} and ${HAS_WEDDING}) as assignments
    from (
      select wedding_id, user_id from agency_assignments
      union select wedding_id, user_id from wedding_members where agency_id is not null
    ) p
    join weddings w on w.id = p.wedding_id
    join profiles person on person.id = p.user_id
    left join wedding_members m on m.wedding_id = p.wedding_id and m.user_id = p.user_id
    where ${which}
    order by p.wedding_id, p.user_id`)
  return rows
}

/** A membership as it is to be at an instant. */
export type Wanted = { agencyId: string; kind: AssignmentKind; closesAt: Date | null }

/** A standing that is not what it is to be, and that. A membership that a person has by themselves stays as it is. */
export type Unsettled = Standing & { wanted: Wanted | null }

/** The memberships that are not what the agencies want them to be at this instant. */
export async function listUnsettled(
  db: Database | Transaction,
  now: Date,
  which: Which = changedByTime(now),
): Promise<Unsettled[]> {
  const standings = await listStandings(db, which)
  return standings.flatMap((standing) => {
    const { member } = standing
    if (member && member.agencyId === null) return []
    const wanted = wantedAt(standing, now)
    const isSettled =
      member && wanted
        ? member.agencyId === wanted.agencyId &&
          member.agencyKind === wanted.kind &&
          endOf(member.closesAt) === endOf(wanted.closesAt)
        : !member && !wanted
    return isSettled ? [] : [{ ...standing, wanted }]
  })
}

const endOf = (closesAt: string | Date | null) => closesAt && new Date(closesAt).getTime()

/** Of the assignments that are open now, the one that gives most. */
function wantedAt({ assignments, ...wedding }: Standing, now: Date): Wanted | null {
  const window = dayWindow(wedding)
  const open = assignments.filter(({ kind }) => kind !== 'day' || (window !== null && isOpen(window, now)))
  const [most] = open.sort((a, b) => ASSIGNMENT_KINDS.indexOf(a.kind) - ASSIGNMENT_KINDS.indexOf(b.kind))
  return most ? { ...most, closesAt: most.kind === 'day' ? window!.closesAt : null } : null
}
