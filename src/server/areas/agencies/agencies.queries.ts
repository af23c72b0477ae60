import { sql } from 'drizzle-orm'
import type { Agency, AgencyPerson, AgencyWedding, OwnPlace, Team } from '#contract/agencies.ts'
import type { Database, Transaction } from '#db/client.ts'
import { AGENCY_WEDDINGS_MAX, type AssignmentKind } from '#domain/agencies/agencies.ts'
import { dayWindow } from '#domain/agencies/day-window.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { AgencyId, BusinessId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listAbsences } from './absences.queries.ts'
import { listInvitations } from './invitations.queries.ts'

/** The name of an agency is the brand, or else the name, of its founder `f`. */
export const AGENCY_NAME = sql`coalesce(nullif(f.brand_name, ''), nullif(f.full_name, ''), 'Usuario')`

/** The agencies of a planner: their own first, then those that they have joined. */
export async function listAgencies(
  db: Database | Transaction,
  userId: string,
  only: string | null = null,
): Promise<Agency[]> {
  const { rows } = await db.execute<Agency>(sql`
    select f.id, ${AGENCY_NAME} as name, case when f.id = ${userId} then 'owner' else n.role end as role,
      f.id = ${userId} as "isFounder",
      1 + (select count(*)::int from agency_members o where o.agency_id = f.id and o.ended_at is null) as people
    from profiles f
    left join agency_members n on n.agency_id = f.id and n.user_id = ${userId} and n.ended_at is null
    where (f.id = ${userId} or n.user_id is not null) and (${only}::uuid is null or f.id = ${only}::uuid)
    order by f.id <> ${userId}, n.created_at, f.id`)
  return rows
}

/** The people of an agency, its founder first; or one of them. */
export async function listPeople(
  db: Database | Transaction,
  agencyId: AgencyId | BusinessId<'calendar'>,
  only: string | null = null,
): Promise<AgencyPerson[]> {
  const { rows } = await db.execute<AgencyPerson>(sql`
    select p.id as "userId", p.full_name as "fullName", coalesce(n.role, 'owner') as role,
      p.id = ${agencyId} as "isFounder", u.email, nullif(p.phone, '') as phone
    from profiles p
    join auth."user" u on u.id = p.id
    left join agency_members n on n.agency_id = ${agencyId} and n.user_id = p.id and n.ended_at is null
    where (p.id = ${agencyId} or n.user_id is not null) and (${only}::uuid is null or p.id = ${only}::uuid)
    order by p.id <> ${agencyId}, n.created_at, p.id`)
  return rows
}

type Which = { weddingId?: string; userId?: string }

/**
 * The weddings of an agency, from those of today on, then those without a date, then the past ones, the latest first; or
 * one of them, or those in which a person has something to do. The founder leads where nothing else is said.
 */
export async function listAgencyWeddings(
  db: Database | Transaction,
  clock: Clock,
  agencyId: AgencyId | BusinessId<'calendar'>,
  { weddingId, userId }: Which = {},
): Promise<AgencyWedding[]> {
  type Row = Omit<AgencyWedding, 'day'>
  const today = dayInMadrid(clock.now())
  const { rows } = await db.execute<Row>(sql`
    select w.id, w.name, w.event_date::text as "eventDate", w.time_zone as "timeZone", (
      select coalesce(json_agg(json_build_object('userId', a.user_id, 'kind', a.kind,
          'isOwn', m.user_id is not null and m.agency_id is null)), '[]')
      from (
        select user_id, kind from agency_assignments s where s.agency_id = f.user_id and s.wedding_id = w.id
          and (s.user_id = f.user_id or exists (select from agency_members n
            where n.agency_id = f.user_id and n.user_id = s.user_id and n.ended_at is null))
        union all
        select f.user_id, ${'lead' satisfies AssignmentKind} where not exists (select from agency_assignments s
          where s.agency_id = f.user_id and s.wedding_id = w.id and s.user_id = f.user_id)
      ) a
      left join wedding_members m on m.wedding_id = w.id and m.user_id = a.user_id
      where ${userId ?? null}::uuid is null or a.user_id = ${userId ?? null}::uuid
    ) as assignments
    from wedding_members f join weddings w on w.id = f.wedding_id
    where f.user_id = ${agencyId} and f.role = 'planner' and f.agency_id is null and w.copy_of is null
      and (${weddingId ?? null}::uuid is null or w.id = ${weddingId ?? null}::uuid)
      and (${userId ?? null}::uuid is null or exists (select from agency_assignments s
        where s.agency_id = f.user_id and s.wedding_id = w.id and s.user_id = ${userId ?? null}::uuid))
    order by coalesce(w.event_date < ${today}::date, false), w.event_date is null,
      case when w.event_date >= ${today}::date then w.event_date end, w.event_date desc, w.name, w.id
    limit ${AGENCY_WEDDINGS_MAX}`)
  return rows.map((row) => ({ ...row, day: shownWindow(row) }))
}

function shownWindow(wedding: WeddingDay): AgencyWedding['day'] {
  const window = dayWindow(wedding)
  return window && { opensAt: window.opensAt.toISOString(), closesAt: window.closesAt.toISOString() }
}

/** All of an agency, for its owners. */
export async function readTeam(db: Database, clock: Clock, agencyId: AgencyId<'owner'>): Promise<Team> {
  const name = await readName(db, agencyId)
  const [people, weddings, invitations, noted] = await Promise.all([
    listPeople(db, agencyId),
    listAgencyWeddings(db, clock, agencyId),
    listInvitations(db, agencyId, clock.now()),
    listAbsences(db, clock, agencyId),
  ])
  // Those of a removed person wait with their row for an hour, in which they can be brought back.
  const absences = noted.filter(({ userId }) => people.some((person) => person.userId === userId))
  return { id: agencyId, name: name.name, people, weddings, invitations, absences }
}

/** An agency as one of its people sees it. */
export async function readPlace(
  db: Database,
  clock: Clock,
  agencyId: AgencyId,
  { userId, role }: { userId: string; role: OwnPlace['role'] },
): Promise<OwnPlace> {
  const names = await readName(db, agencyId)
  const weddings = await listAgencyWeddings(db, clock, agencyId, { userId })
  return { id: agencyId, ...names, role, weddings, absences: await listAbsences(db, clock, agencyId, userId) }
}

async function readName(db: Database, agencyId: AgencyId) {
  const { rows } = await db.execute<{ name: string; founderName: string }>(sql`
    select ${AGENCY_NAME} as name, f.full_name as "founderName" from profiles f where f.id = ${agencyId}`)
  return rows[0]!
}
