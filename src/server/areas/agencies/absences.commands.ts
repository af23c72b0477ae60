import { and, eq, lt, ne } from 'drizzle-orm'
import type { Absence } from '#contract/agencies.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agencyAbsences } from '#db/schema/agencies.ts'
import { ABSENCES_MAX } from '#domain/agencies/agencies.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'
import type { AgencyId } from '#server/core/membership.ts'
import { listPeople } from './agencies.queries.ts'
import { lockAgency } from './lock-agency.commands.ts'

/** Days after which days off are forgotten. */
const FORGOTTEN_AFTER_DAYS = 366

const ofPerson = (agencyId: AgencyId, userId: string) =>
  and(eq(agencyAbsences.agencyId, agencyId), eq(agencyAbsences.userId, userId))

/** Notes days off of a person of the agency, or changes them. */
export function saveAbsence(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  agencyId: AgencyId,
  absence: Absence,
): Promise<Absence | 'noSuchPerson' | 'tooMany'> {
  const { id, userId, firstDay, lastDay } = absence
  return db.transaction(async (tx) => {
    await lockAgency(tx, agencyId)
    const [person] = await listPeople(tx, agencyId, userId)
    if (!person) return 'noSuchPerson'
    await forgetOld(tx, agencyId, {
      userId,
      before: shiftDay(dayInMadrid(clock.now()), -FORGOTTEN_AFTER_DAYS),
    })
    const others = and(ofPerson(agencyId, userId), ne(agencyAbsences.id, id))
    if ((await tx.$count(agencyAbsences, others)) >= ABSENCES_MAX) return 'tooMany'
    await tx
      .insert(agencyAbsences)
      .values({ agencyId, userId, id, firstDay, lastDay, createdAt: clock.now() })
      .onConflictDoUpdate({
        target: [agencyAbsences.agencyId, agencyAbsences.userId, agencyAbsences.id],
        set: { firstDay, lastDay },
      })
    return absence
  })
}

const forgetOld = (
  tx: Transaction,
  agencyId: AgencyId,
  { userId, before }: { userId: string; before: string },
) => tx.delete(agencyAbsences).where(and(ofPerson(agencyId, userId), lt(agencyAbsences.lastDay, before)))

/** Removes days off; their page may note them again under the same id. */
export const removeAbsence = (
  db: Database,
  agencyId: AgencyId,
  { id, userId }: Pick<Absence, 'id' | 'userId'>,
) => db.delete(agencyAbsences).where(and(ofPerson(agencyId, userId), eq(agencyAbsences.id, id)))
