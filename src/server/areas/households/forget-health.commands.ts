import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import { LOGGED_TABLES } from '#domain/activity/logged-tables.ts'
import { HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import { dayInMadrid, type IsoDate, shiftDay, WEDDING_TIME_ZONE, yearBefore } from '#domain/time/dates.ts'
import { weddingStatus } from '#domain/weddings/weddings.ts'
import { type ActingMember, recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'

const HEALTH_COLUMNS = LOGGED_TABLES.guests.hidden

/**
 * Deletes what is kept of guests for the kitchen, once their wedding is past by as long as they are told: what they
 * agreed to, and what a member has noted for them. A wedding without a date is taken as past `WITHOUT_DATE_MONTHS`
 * after its last answer.
 */
export async function forgetHealthData(tx: Transaction, clock: Clock): Promise<void> {
  const forgotten = await forget(tx, { isPast: pastAt(dayInMadrid(clock.now())), isMeant: sql`true` })
  // The job acts for no member: the rows themselves say whose lists have changed.
  for (const weddingId of new Set(forgotten)) await recordChange(tx, systemAuthor(weddingId), 'guests')
}

/** The same at once, for a wedding that is over: says of how many guests, or that it is not over. */
export function forgetHealthNow(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
): Promise<number | 'notOver'> {
  return db.transaction(async (tx) => {
    const [wedding] = await tx
      .select({ eventDate: weddings.eventDate, timeZone: weddings.timeZone })
      .from(weddings)
      .where(eq(weddings.id, by.weddingId))
      .for('share')
    if (!wedding || weddingStatus(wedding, clock.now()) !== 'completed') return 'notOver'
    const forgotten = await forget(tx, { isPast: sql`true`, isMeant: sql`w.id = ${by.weddingId}` })
    if (forgotten.length > 0) await recordChange(tx, by, ['households', 'guests', 'catering'])
    return forgotten.length
  })
}

/** Conditions on a wedding `w`: whether its guests' data has to go, and whether it is looked at at all. */
type Forgotten = { isPast: SQL; isMeant: SQL }

/** Gives the wedding of each guest of whom something was kept. */
async function forget(tx: Transaction, { isPast, isMeant }: Forgotten): Promise<string[]> {
  const { rows } = await tx.execute<{ weddingId: string }>(sql`
    with past as (
      update guests g set allergens = '{}', diets = '{}', diet_note = null,
        health_consent_at = null, health_consent_text = null, health_agreed = null
      from weddings w
      where w.id = g.wedding_id and ${isMeant} and ${isPast}
        and (g.health_consent_at is not null or g.allergens <> '{}' or g.diets <> '{}' or g.diet_note is not null)
      returning g.wedding_id
    )
    select wedding_id as "weddingId" from past`)
  // Guests who were removed can still be brought back, without it.
  await tx.execute(sql`
    update activity_changes c set before = before - ${sql.param(HEALTH_COLUMNS)}::text[]
    from weddings w
    where w.id = c.wedding_id and ${isMeant} and ${isPast}
      and c.op = 'delete' and c.before is not null and c.entity = 'guests'`)
  // Nor does what was sent to a caterer for them come back, once the wedding is past or no consent covers it: that of
  // the guest who is there, or of the one who was removed.
  await tx.execute(sql`
    update activity_changes c set before = null
    from weddings w
    where w.id = c.wedding_id and ${isMeant}
      and c.op = 'delete' and c.before is not null and c.entity = 'catering_version_needs'
      and (${isPast} or not exists (
        select from guests g where g.wedding_id = c.wedding_id and g.id::text = split_part(c.key, '/', 1)
          and g.health_consent_at is not null
      ) and not exists (
        select from activity_changes r
        where r.wedding_id = c.wedding_id and r.line_id = c.line_id and r.op = 'delete' and r.entity = 'guests'
          and r.key = split_part(c.key, '/', 1) and r.before ->> 'health_consent_at' is not null
          and not exists (select from guests g where g.wedding_id = r.wedding_id and g.id::text = r.key)))`)
  // The version that was sent to a caterer is kept no longer than the consent it was sent with.
  await tx.execute(sql`
    delete from catering_version_needs n using guests g, weddings w
    where (g.wedding_id, g.id) = (n.wedding_id, n.guest_id) and g.health_consent_at is null
      and w.id = n.wedding_id and ${isMeant}`)
  return rows.map(({ weddingId }) => weddingId)
}

/** Whether a wedding `w` is past by so much. What a member noted of a guest is an answer too, so it counts as one. */
const pastAt = (today: IsoDate) => sql`(
  w.event_date < ${shiftDay(today, -HEALTH_KEPT_DAYS)} or w.event_date is null and (
    greatest(
      w.created_at,
      (select max(h.answered_at) from households h where h.wedding_id = w.id),
      (select max(o.health_consent_at) from guests o where o.wedding_id = w.id),
      (select max(c.at) from activity_changes c where c.wedding_id = w.id and c.entity = 'guests' and c.op <> 'delete'
        and (c.op = 'insert' or c.after ?| ${sql.param(HEALTH_COLUMNS)}::text[]))
    ) at time zone ${WEDDING_TIME_ZONE})::date < ${yearBefore(today)})`
