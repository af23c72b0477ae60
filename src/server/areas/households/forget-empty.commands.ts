import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'

/**
 * Deletes households whose people were all removed, with the phone, the words and the answers kept of them, once none
 * of their people can be brought back any more.
 */
export async function forgetEmptyHouseholds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from households h
    where not exists (select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))
      and not exists (
        select from activity_changes c
        where c.wedding_id = h.wedding_id and c.entity = 'guests' and c.op = 'delete'
          and c.before ->> 'household_id' = h.id::text)`)
  // Addresses of which only the token of their unsubscription is known: the link in no present mail, nor in one that a family
  // has asked for.
  await tx.execute(sql`
    delete from mail_recipients r
    where r.unsubscribed_at is null and r.refused_at is null and not exists (
      select from guest_mails m where (m.wedding_id, m.address) = (r.wedding_id, r.address))
    and not exists (
      select from bus_subscriptions s
      where s.wedding_id = r.wedding_id and r.address = any(array_prepend(s.address, s.further_addresses)))`)
}
