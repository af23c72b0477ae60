import { desc, eq } from 'drizzle-orm'
import type { OperatorActLine } from '#contract/operator-rows.ts'
import type { Database } from '#db/client.ts'
import { operatorActs } from '#db/schema/operator.ts'
import { profiles } from '#db/schema/profile.ts'
import { OPERATOR_LOG_SHOWN } from '#domain/operator/operator-acts.ts'
import type { OperatorId } from '#server/core/membership.ts'

/** Each thing that operators did, the newest first. */
export async function listActs(db: Database, _by: OperatorId): Promise<OperatorActLine[]> {
  const rows = await db
    .select({
      id: operatorActs.id,
      act: operatorActs.act,
      subject: operatorActs.subject,
      operatorName: profiles.fullName,
      at: operatorActs.at,
    })
    .from(operatorActs)
    .leftJoin(profiles, eq(profiles.id, operatorActs.operatorId))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(OPERATOR_LOG_SHOWN)
  return rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() }))
}
