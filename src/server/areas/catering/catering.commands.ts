import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { CATERING_VERSIONS_MAX, type CateringNaming, type CateringSheet } from '#domain/catering/catering.ts'
import { cateringChanges, countOfChanges } from '#domain/catering/catering-changes.ts'
import { INVITATION_TOKEN_BYTES } from '#domain/households/households.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { findVersion, readCatering } from './catering.queries.ts'
import type { SeeingTables } from './catering-plan.queries.ts'
import { presentSheet, sentSheet } from './shown-sheet.ts'

/** Changes the given settings only, so that two people who change two of them lose neither. */
export async function updateCatering(
  db: Database,
  by: ActingMember<'guests'>,
  changes: { naming?: CateringNaming | undefined; staffMeals?: number | undefined },
): Promise<void> {
  const { weddingId } = by
  const naming = changes.naming ?? null
  const meals = changes.staffMeals ?? null
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into catering_sheets as c (wedding_id, naming, staff_meals)
      values (${weddingId}, coalesce(${naming}, 'initials'), coalesce(${meals}::smallint, 0))
      on conflict (wedding_id) do update set
        naming = coalesce(${naming}, c.naming), staff_meals = coalesce(${meals}::smallint, c.staff_meals)`)
    await recordChange(tx, by, 'catering')
  })
}

/** A sheet is sent with the tables by those who see them. */
export type SheetSender = { seeing: SeeingTables }

type Marked = 'sent' | 'same' | 'full'

/** Keeps the sheet as the next version, unless the last one says the same; `'full'` when no more are kept. */
export const markSent = (
  db: Database,
  clock: Clock,
  by: ActingMember<'guests'> & SheetSender,
): Promise<Marked> => db.transaction((tx) => keepVersion(tx, clock, by))

/** The same as a part of a larger transaction. */
export async function keepVersion(
  tx: Transaction,
  clock: Clock,
  by: ActingMember<'guests'> & SheetSender,
): Promise<Marked> {
  const { weddingId, seeing } = by
  await lockForWriting(tx, weddingId, 'catering')
  const sheet = presentSheet(await readCatering(tx, weddingId, seeing))
  const last = await findVersion(tx, weddingId, { upTo: CATERING_VERSIONS_MAX }, seeing)
  if (last && countOfChanges(cateringChanges(sentSheet(last), sheet)) === 0) return 'same'
  if (last && last.number >= CATERING_VERSIONS_MAX) return 'full'
  await insertVersion(tx, weddingId, { sheet, number: (last?.number ?? 0) + 1, sentAt: clock.now() })
  await recordChange(tx, by, 'catering')
  return 'sent'
}

type NewVersion = { sheet: CateringSheet; number: number; sentAt: Date }

/** Names are not copied: a version says who it is by the guest's row, and is told nothing once that is gone. */
async function insertVersion(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  { sheet, number, sentAt }: NewVersion,
): Promise<void> {
  const id = newId()
  await tx.execute(sql`
    insert into catering_versions (wedding_id, id, number, sent_at, counts)
    values (${weddingId}, ${id}, ${number}, ${sentAt.toISOString()}, ${JSON.stringify(sheet.events)}::jsonb)`)
  const lines = sheet.people.map(({ guestId, fullName: _, ...needs }) => ({ guestId, needs }))
  await tx.execute(sql`
    insert into catering_version_needs (wedding_id, guest_id, version_id, needs)
    select ${weddingId}, (line ->> 'guestId')::uuid, ${id}, line -> 'needs'
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) as line`)
}

/** Opens the link for the caterer; the one that is open stays. */
export const openCateringLink = (db: Database, clock: Clock, by: ActingMember<'guests'>): Promise<void> =>
  db.transaction((tx) => openLink(tx, clock, by))

/** The same as a part of a larger transaction. */
export async function openLink(tx: Transaction, clock: Clock, by: ActingMember<'guests'>): Promise<void> {
  const { weddingId, actor } = by
  const token = randomBytes(INVITATION_TOKEN_BYTES).toString('base64url')
  const { rowCount } = await tx.execute(sql`
      insert into catering_sheets as c (wedding_id, token, linked_at, linked_by)
      values (${weddingId}, ${token}, ${clock.now().toISOString()}, ${actor.userId})
      on conflict (wedding_id) do update set token = excluded.token, linked_at = excluded.linked_at,
        linked_by = excluded.linked_by, opened_at = null
        where c.token is null`)
  if (rowCount) await recordChange(tx, by, 'catering')
}

/** Revokes the link for good. */
export async function revokeCateringLink(db: Database, by: ActingMember<'guests'>) {
  const { weddingId } = by
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update catering_sheets set token = null, linked_at = null, linked_by = null, opened_at = null
      where wedding_id = ${weddingId} and token is not null`)
    await recordChange(tx, by, 'catering')
  })
}

/** Notes that the caterer has opened the link, and with it the last version that was sent. */
export async function noteCateringSeen(db: Database, clock: Clock, weddingId: string): Promise<void> {
  const now = clock.now().toISOString()
  await db.execute(sql`
    with seen as (update catering_sheets set opened_at = ${now} where wedding_id = ${weddingId})
    update catering_versions set seen_at = ${now}
    where wedding_id = ${weddingId} and seen_at is null
      and number = (select max(number) from catering_versions where wedding_id = ${weddingId})`)
}
