import { sql } from 'drizzle-orm'
import type { ChosenThing } from '#contract/activity.ts'
import type { Transaction } from '#db/client.ts'
import type { RemovableTable } from '#domain/activity/logged-tables.ts'
import { recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { withoutActivity } from './activity.commands.ts'
import { listInBin } from './bin-rows.queries.ts'
import { forgetNoted } from './forget-noted.commands.ts'
import { isSoft } from './reverting.ts'
import { deleteRows, listMeeting } from './row-tables.commands.ts'
import { loggedTable, mayUndo } from './shown-changes.ts'
import { STILL_USED } from './still-used.ts'
import type { Undoing } from './undo.commands.ts'

type BinRow = { entity: RemovableTable; key: string }

/** Rows that were deleted for good, and those that stay in the bin because they are still shown elsewhere. */
type Purged = { purged: number; inUse: number }

/** Deletes things in the bin for good, with their files and all that was noted of them. */
export async function purgeThings(
  { db }: Pick<Platform, 'db'>,
  by: Undoing,
  things: readonly ChosenThing[],
): Promise<Purged> {
  return db.transaction(async (tx) => {
    await withoutActivity(tx)
    const purged: BinRow[] = []
    let inUse = 0
    for (const thing of things) {
      const { gone, kept } = await purge(tx, by, thing)
      purged.push(...gone)
      inUse += kept.length
    }
    if (purged.length === 0) return { purged: 0, inUse }
    await recordChange(tx, by, [...new Set(purged.map(({ entity }) => loggedTable(entity).area))])
    await addJob(tx, 'delete-queued-files', {})
    return { purged: purged.length, inUse }
  })
}

async function purge(
  tx: Transaction,
  by: Undoing,
  { lineId: given, rows: asked }: ChosenThing,
): Promise<{ gone: BinRow[]; kept: BinRow[] }> {
  const { weddingId } = by
  const lineId = given.toLowerCase()
  const { rows: lines } = await tx.execute<{ actorId: string | null }>(sql`
    select actor_id as "actorId" from activity_lines where wedding_id = ${weddingId} and id = ${lineId} for update`)
  if (!lines[0]) return { gone: [], kept: [] }
  const { actorId } = lines[0]
  const isAsked = (row: BinRow) =>
    !asked || asked.some(({ entity, key }) => entity === row.entity && key === row.key)
  const isAllowed = ({ entity }: BinRow) =>
    mayUndo([{ entity, hasAmounts: false, hasPublished: false }], actorId, by)
  const inBin = await listInBin(tx, weddingId, lineId, by.actor.userId)
  const wanted = inBin.filter((row) => isAsked(row) && isAllowed(row))
  const kept = await listInUse(tx, weddingId, wanted)
  const rows = wanted.filter((row) => !kept.includes(row))
  if (rows.length === 0) return { gone: [], kept }
  await tellOf(tx, weddingId, lineId, rows)
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const keys = rows.filter((row) => row.entity === entity).map(({ key }) => key)
    if (isSoft(entity)) await deleteRows(tx, weddingId, entity, keys)
    else await forgetNoted(tx, weddingId, { entity, keys })
  }
  return { gone: rows, kept }
}

async function listInUse(tx: Transaction, weddingId: MemberWeddingId, rows: BinRow[]): Promise<BinRow[]> {
  const kept: BinRow[] = []
  for (const [entity, condition] of Object.entries(STILL_USED)) {
    const ofTable = rows.filter((row) => row.entity === entity)
    if (ofTable.length === 0) continue
    const keys = ofTable.map(({ key }) => key)
    const used = await listMeeting(tx, weddingId, entity as RemovableTable, keys, condition)
    kept.push(...ofTable.filter(({ key }) => used.includes(key)))
  }
  return kept
}

/** The line of activity says what was deleted for good; of a guest only that it was one. */
const tellOf = (tx: Transaction, weddingId: string, lineId: string, rows: readonly BinRow[]) =>
  tx.execute(sql`
    insert into activity_changes (wedding_id, line_id, entity, key, op, label, is_draft)
    select c.wedding_id, activity_line(), c.entity, c.key, 'delete',
      case when c.entity in ('guests', 'households') then null else c.label end, c.is_draft
    from activity_changes c
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as purged (entity text, key text)
      on (purged.entity, purged.key) = (c.entity, c.key)
    where c.wedding_id = ${weddingId} and c.line_id = ${lineId} and (c.op = 'delete' or c.after ? 'deleted_at')`)
