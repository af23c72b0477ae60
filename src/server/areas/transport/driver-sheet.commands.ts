import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { INVITATION_TOKEN_BYTES } from '#domain/households/households.ts'
import { SHEET_VERSIONS_MAX } from '#domain/transport/driver-sheet.ts'
import { isMarked, markedSheet } from '#domain/transport/sheet-changes.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { findVersion, presentSheet, readSheetRow } from './driver-sheet.queries.ts'

type Editor = ActingMember<'transport', 'edit'>

type Fields = {
  company?: string | null | undefined
  contactName?: string | null | undefined
  contactPhone?: string | null | undefined
}

/** Changes the given fields; `false` when one of them is no longer as `from` says that it was shown. */
export async function updateSheet(
  db: Database,
  by: Editor,
  { from = {}, ...changes }: Fields & { from?: Fields | undefined },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'transport')
    const { company, contact } = await readSheetRow(tx, by.weddingId)
    const present = { company, contactName: contact?.name ?? null, contactPhone: contact?.phone ?? null }
    const fields = Object.keys(present) as (keyof typeof present)[]
    if (fields.some((field) => from[field] !== undefined && from[field] !== present[field])) return false
    const given = fields.filter((field) => changes[field] !== undefined && changes[field] !== present[field])
    if (given.length === 0) return true
    const next = { ...present, ...Object.fromEntries(given.map((field) => [field, changes[field]])) }
    // A name and its phone are one: what was shown of them stays when the other is changed.
    const ownContact = given.includes('contactName') || given.includes('contactPhone')
    await tx.execute(sql`
      insert into bus_sheets as s (wedding_id, company, contact_name, contact_phone)
      values (${by.weddingId}, ${next.company}, ${ownContact ? next.contactName : null},
        ${ownContact ? next.contactPhone : null})
      on conflict (wedding_id) do update set company = excluded.company,
        contact_name = case when ${ownContact} then excluded.contact_name else s.contact_name end,
        contact_phone = case when ${ownContact} then excluded.contact_phone else s.contact_phone end`)
    await recordChange(tx, by, 'transport')
    return true
  })
}

export type Kept = 'sent' | 'same' | 'full'

/** Keeps the sheet as the next version, unless the last one says the same; `'full'` when no more are kept. */
export const markSent = (db: Database, clock: Clock, by: Editor): Promise<Kept> =>
  db.transaction(async (tx) => {
    const kept = await keepVersion(tx, clock, by)
    if (kept === 'sent') await recordChange(tx, by, 'transport')
    return kept
  })

/** The same as a part of a larger change, which records it. */
export async function keepVersion(tx: Transaction, clock: Clock, { weddingId }: Editor): Promise<Kept> {
  await lockForWriting(tx, weddingId, 'transport')
  const sheet = await presentSheet(tx, weddingId, await readSheetRow(tx, weddingId))
  const last = await findVersion(tx, weddingId)
  if (last && last.company === sheet.company && !isMarked(markedSheet(last.sheet, sheet))) return 'same'
  if (last && last.number >= SHEET_VERSIONS_MAX) return 'full'
  await tx.execute(sql`
    insert into bus_sheet_versions (wedding_id, id, number, sent_at, sheet)
    values (${weddingId}, ${newId()}, ${(last?.number ?? 0) + 1}, ${clock.now().toISOString()},
      ${JSON.stringify(sheet)}::jsonb)`)
  return 'sent'
}

/** Opens the link for the drivers; the one that is open stays. */
export const openSheetLink = (db: Database, clock: Clock, by: Editor): Promise<void> =>
  db.transaction(async (tx) => {
    if (await openLink(tx, clock, by)) await recordChange(tx, by, 'transport')
  })

/** The same as a part of a larger change, which records it; `false` when it was open. */
export async function openLink(
  tx: Transaction,
  clock: Clock,
  { weddingId, actor }: Editor,
): Promise<boolean> {
  const token = randomBytes(INVITATION_TOKEN_BYTES).toString('base64url')
  const { rowCount } = await tx.execute(sql`
    insert into bus_sheets as s (wedding_id, token, linked_at, linked_by)
    values (${weddingId}, ${token}, ${clock.now().toISOString()}, ${actor.userId})
    on conflict (wedding_id) do update set token = excluded.token, linked_at = excluded.linked_at,
      linked_by = excluded.linked_by, opened_at = null
      where s.token is null`)
  return Boolean(rowCount)
}

/** Revokes the link for good. */
export const revokeSheetLink = (db: Database, by: Editor): Promise<void> =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update bus_sheets set token = null, linked_at = null, linked_by = null, opened_at = null
      where wedding_id = ${by.weddingId} and token is not null`)
    if (rowCount) await recordChange(tx, by, 'transport')
  })

/** Notes that a person has opened the link, and with it the last version that was sent. */
export async function noteSheetSeen(db: Database, clock: Clock, weddingId: string): Promise<void> {
  const now = clock.now().toISOString()
  await db.execute(sql`
    with seen as (update bus_sheets set opened_at = ${now} where wedding_id = ${weddingId})
    update bus_sheet_versions set seen_at = ${now}
    where wedding_id = ${weddingId} and seen_at is null
      and number = (select max(number) from bus_sheet_versions where wedding_id = ${weddingId})`)
}
