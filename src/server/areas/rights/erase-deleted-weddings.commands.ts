import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import { takePeopleOffWedding } from '#server/areas/calendar/mail-all.commands.ts'

/**
 * Deletes the weddings of a person that wait for their own end and had no other member; others end when their week is over.
 */
export async function eraseDeletedWeddings(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.wedding_id as id from deleted_wedding_members m where m.user_id = ${userId} and not exists (
      select from deleted_wedding_members o where o.wedding_id = m.wedding_id and o.user_id <> ${userId})`)
  for (const { id } of rows) {
    await takePeopleOffWedding(tx, { now: () => now }, id)
    await tx.delete(weddings).where(eq(weddings.id, id))
  }
}
