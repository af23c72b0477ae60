import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

/** Lets the records of a planner be sent at a moment; a later moment takes the place of an earlier one and the other way. */
export const queueSending = (db: Database | Transaction, ownerId: string, runAt: Date): Promise<void> =>
  addJob(db, 'send-invoice-records', { ownerId }, { key: `invoice-records ${ownerId}`, runAt })

/** Takes the turn of a planner's records: one process sends them at a time. `false` while another one has it. */
export async function takeTurn(
  db: Database,
  ownerId: BookOwnerId,
  { now, turnMs }: { now: Date; turnMs: number },
): Promise<boolean> {
  const { sendingUntil } = invoicingSettings
  const taken = await db
    .update(invoicingSettings)
    .set({ sendingUntil: new Date(now.getTime() + turnMs) })
    .where(and(eq(invoicingSettings.ownerId, ownerId), or(isNull(sendingUntil), lt(sendingUntil, now))))
    .returning({ ownerId: invoicingSettings.ownerId })
  return taken.length > 0
}

export const leaveTurn = (db: Database, ownerId: BookOwnerId) =>
  db.update(invoicingSettings).set({ sendingUntil: null }).where(eq(invoicingSettings.ownerId, ownerId))
