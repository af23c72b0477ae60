import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { CalendarWedding, Closure, PlannerCalendar } from '#contract/calendar.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerClosures } from '#db/schema/calendar.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { listAgencyWeddings, listPeople } from '#server/areas/agencies/agencies.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor, BusinessId } from '#server/core/membership.ts'

/** The held and closed days of a planner; for a person of their agency its weddings too. */
export async function readCalendar(
  deps: Pick<Platform, 'db' | 'clock'>,
  ownerId: BusinessId<'calendar'>,
  actor: Pick<Actor, 'userId'>,
): Promise<PlannerCalendar> {
  const [days, weddings] = await Promise.all([
    readDays(deps, ownerId),
    actor.userId === ownerId ? [] : listWeddingsFor(deps, ownerId, actor),
  ])
  return { ...days, weddings }
}

/** The days that a planner holds and those that are closed. A request that became a wedding holds no day. */
export async function readDays(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ownerId: string,
): Promise<Omit<PlannerCalendar, 'weddings'>> {
  const { id, name, eventDate, heldUntil, plannerId, weddingId } = plannerRequests
  const holds = await db
    .select({ id, name, eventDate, heldUntil })
    .from(plannerRequests)
    .where(
      and(
        eq(plannerId, ownerId),
        gte(heldUntil, dayInMadrid(clock.now())),
        isNotNull(eventDate),
        isNull(weddingId),
      ),
    )
    .orderBy(asc(eventDate), asc(id))
  return {
    holds: holds.map((hold) => ({ ...hold, eventDate: hold.eventDate!, heldUntil: hold.heldUntil! })),
    closures: await listClosures(db, ownerId),
  }
}

async function listWeddingsFor(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ownerId: BusinessId<'calendar'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<CalendarWedding[]> {
  const [weddings, people, own] = await Promise.all([
    listAgencyWeddings(db, clock, ownerId),
    listPeople(db, ownerId),
    db.select({ id: weddingMembers.weddingId }).from(weddingMembers).where(eq(weddingMembers.userId, userId)),
  ])
  const names = new Map(people.map((person) => [person.userId, person.fullName]))
  const open = new Set(own.map(({ id }) => id))
  return weddings.map(({ id, name, eventDate, assignments }) => ({
    ...{ id, name, eventDate, isOpen: open.has(id) },
    leads: assignments
      .filter(({ kind }) => kind === 'lead')
      .map((assigned) => names.get(assigned.userId) || 'Usuario'),
  }))
}

/** The closed ranges of a planner, the first one first. */
export const listClosures = (db: Database | Transaction, ownerId: string): Promise<Closure[]> =>
  db
    .select({
      id: plannerClosures.id,
      firstDay: plannerClosures.firstDay,
      lastDay: plannerClosures.lastDay,
      label: plannerClosures.label,
    })
    .from(plannerClosures)
    .where(eq(plannerClosures.ownerId, ownerId))
    .orderBy(asc(plannerClosures.firstDay), asc(plannerClosures.id))
