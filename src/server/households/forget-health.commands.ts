import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { HEALTH_KEPT_DAYS } from '#domain/allergens.ts'
import { dayInMadrid, shiftDay } from '#domain/dates.ts'
import { LOGGED_TABLES } from '#domain/logged-tables.ts'
import { mintMemberWeddingId } from '../auth/gate.ts'
import { recordChange, systemAuthor } from '../changes.ts'
import type { Clock } from '../platform/clock.ts'

const HEALTH_COLUMNS = LOGGED_TABLES.guests.hidden

/**
 * Deletes what is kept of guests for the kitchen, once their wedding is past by as long as they are told: what they
 * agreed to, and what a member has noted for them.
 */
export async function forgetHealthData(tx: Transaction, clock: Clock): Promise<void> {
  const last = shiftDay(dayInMadrid(clock.now()), -HEALTH_KEPT_DAYS)
  const { rows } = await tx.execute<{ weddingId: string }>(sql`
    with past as (
      update guests g set allergens = '{}', diets = '{}', diet_note = null,
        health_consent_at = null, health_consent_text = null
      from weddings w
      where w.id = g.wedding_id and w.event_date < ${last}
        and (g.health_consent_at is not null or g.allergens <> '{}' or g.diets <> '{}' or g.diet_note is not null)
      returning g.wedding_id
    )
    select distinct wedding_id as "weddingId" from past`)
  // Guests who were removed can still be brought back, without it.
  await tx.execute(sql`
    update activity_changes c set before = before - ${sql.param(HEALTH_COLUMNS)}::text[]
    from weddings w
    where w.id = c.wedding_id and w.event_date < ${last}
      and c.op = 'delete' and c.before is not null and c.entity = 'guests'`)
  // What was sent to a caterer is kept no longer than the consent it was sent with.
  await tx.execute(sql`
    delete from catering_version_needs n using guests g
    where (g.wedding_id, g.id) = (n.wedding_id, n.guest_id) and g.health_consent_at is null`)
  // The job acts for no member: the rows themselves say whose lists have changed.
  for (const { weddingId } of rows)
    await recordChange(tx, systemAuthor(mintMemberWeddingId(weddingId)), 'guests')
}
