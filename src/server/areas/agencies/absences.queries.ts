import { and, asc, eq, gte } from 'drizzle-orm'
import type { Absence } from '#contract/agencies.ts'
import type { Database } from '#db/client.ts'
import { agencyAbsences } from '#db/schema/agencies.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { AgencyId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The days off in an agency that are not over, the earliest first: of all its people, or of one. */
export const listAbsences = (
  db: Database,
  clock: Clock,
  agencyId: AgencyId,
  userId?: string,
): Promise<Absence[]> =>
  db
    .select({
      id: agencyAbsences.id,
      userId: agencyAbsences.userId,
      firstDay: agencyAbsences.firstDay,
      lastDay: agencyAbsences.lastDay,
    })
    .from(agencyAbsences)
    .where(
      and(
        eq(agencyAbsences.agencyId, agencyId),
        gte(agencyAbsences.lastDay, dayInMadrid(clock.now())),
        userId === undefined ? undefined : eq(agencyAbsences.userId, userId),
      ),
    )
    .orderBy(asc(agencyAbsences.firstDay), asc(agencyAbsences.id))
