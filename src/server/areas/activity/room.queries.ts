import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { UndoConflict } from '#domain/activity/activity.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { EVENTS_MAX } from '#domain/households/invitation-settings.ts'
import { BLOCKS_MAX, HOTELS_MAX } from '#domain/lodging/lodging.ts'
import type { Limits } from '#domain/operation/limits.ts'
import { PAYERS_MAX, PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { TRIPS_MAX } from '#domain/transport/transport.ts'
import { hasRoomForFile } from '#server/areas/weddings/wedding-bytes.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { NotedChange } from './net-changes.ts'

/** Rows that bring stored files back with them. */
const WITH_FILES: readonly LoggedTable[] = [
  'vendors',
  'guests',
  'agenda_items',
  'tasks',
  'inspiration_folders',
  'inspirations',
  'item_files_on_vendor',
  'item_files_on_guest',
  'item_files_on_item',
  'item_files_on_task',
  'wedding_covers',
]

/** The limit that a wedding exceeds after something came back, `bytes` for that of its files; `null` for none. */
export async function findOverfull(
  tx: Transaction,
  weddingId: MemberWeddingId,
  { wedding, vendor }: Limits,
  changes: readonly NotedChange[],
): Promise<number | 'bytes' | null> {
  const most: Record<string, number> = {
    ...Object.fromEntries(COUNTED.map((kind) => [kind, wedding[kind]])),
    events: EVENTS_MAX,
    payments: PAYMENTS_MAX,
    payers: PAYERS_MAX,
    hotels: HOTELS_MAX,
    blocks: BLOCKS_MAX,
    buses: TRIPS_MAX,
    files: vendor.files,
    comments: vendor.comments,
  }
  const { rows } = await tx.execute<Record<string, number>>(sql`
    select (select count(*)::int from guests where wedding_id = ${weddingId}) as guests,
      (select count(*)::int from vendors where wedding_id = ${weddingId} and deleted_at is null) as vendors,
      (select count(*)::int from inspiration_folders where wedding_id = ${weddingId} and deleted_at is null)
        as folders,
      (select count(*)::int from inspirations where wedding_id = ${weddingId} and deleted_at is null) as images,
      (select count(*)::int from component_catalog where wedding_id = ${weddingId} and deleted_at is null)
        as components,
      (select count(*)::int from agenda_days where wedding_id = ${weddingId}) as "agendaDays",
      (select count(*)::int from agenda_items where wedding_id = ${weddingId}) as "agendaItems",
      (select count(*)::int from tasks where wedding_id = ${weddingId}) as tasks,
      (select count(*)::int from payments where wedding_id = ${weddingId}) as payments,
      (select count(*)::int from payers where wedding_id = ${weddingId}) as payers,
      (select count(*)::int from hotels where wedding_id = ${weddingId}) as hotels,
      (select count(*)::int from bus_trips where wedding_id = ${weddingId}) as buses,
      coalesce((select max(count)::int from (
        select count(*) from room_blocks where wedding_id = ${weddingId} group by hotel_id) of_hotels), 0) as blocks,
      (select count(*)::int from wedding_events where wedding_id = ${weddingId}) as events,
      coalesce((select max(count)::int from (
        select count(*) from item_files where wedding_id = ${weddingId} and deleted_at is null
        group by kind, item_id) of_items), 0) as files,
      coalesce((select max(count)::int from (
        select count(*) from comments where wedding_id = ${weddingId} and deleted_at is null
        group by kind, target) of_items), 0) as comments`)
  const kind = Object.keys(most).find((one) => rows[0]![one]! > most[one]!)
  if (kind) return most[kind]!
  if (!changes.some(({ entity }) => WITH_FILES.includes(entity))) return null
  return (await hasRoomForFile(tx, weddingId, 0, wedding.fileBytes)) ? null : 'bytes'
}

const COUNTED = [
  'guests',
  'vendors',
  'folders',
  'images',
  'components',
  'agendaDays',
  'agendaItems',
  'tasks',
] as const satisfies readonly (keyof Limits['wedding'])[]

/** Households that came back without any of their people, as conflicts. */
export async function findUnpeopled(
  tx: Transaction,
  weddingId: MemberWeddingId,
  changes: readonly NotedChange[],
): Promise<UndoConflict[]> {
  const back = changes.filter(({ entity, op }) => entity === 'households' && op === 'delete')
  if (back.length === 0) return []
  const keys = sql.param(back.map(({ key }) => key))
  const { rows } = await tx.execute<{ id: string }>(sql`
    select h.id from households h
    where h.wedding_id = ${weddingId} and h.id = any(${keys}::uuid[]) and not exists (
      select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))`)
  const empty = new Set(rows.map(({ id }) => id))
  return back
    .filter(({ key }) => empty.has(key))
    .map(({ entity, key, label }) => ({ entity, key, label, fields: [], reason: 'unpeopled' }))
}
