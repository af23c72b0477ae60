import { asDatabase, type Transaction } from '#db/client.ts'
import type { BroughtRow } from '#domain/planner-imports/planner-imports.ts'
import { undoLine } from '#server/areas/activity/undo.commands.ts'
import type { ImportRow } from '#server/areas/imports/imports.queries.ts'
import type { JobMember } from '#server/areas/imports/job-member.ts'
import { countUntouched, takeRequestsBack } from '#server/areas/requests/requests.commands.ts'
import { deleteWedding } from '#server/areas/weddings/delete-wedding.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { type Deps, judge, type UndoneWedding } from './judge-undoing.ts'
import { undoUntil } from './planner-import-view.ts'
import { markUndone, noteBrought, noteRow, type Refusal, tellNoPerson } from './planner-imports.commands.ts'
import { findPlannerImport, findWeddingName, type PlannerImportKey } from './planner-imports.queries.ts'

type Asked = PlannerImportKey & { rowKey?: string | undefined }

/** The outcome that undoing would have, of all weddings or of one. */
export async function previewUndoing(
  deps: Deps,
  asked: Asked,
): Promise<{ weddings: UndoneWedding[]; leads: { go: number; stay: number } } | Refusal | 'noRow'> {
  const rows = await findUndoable(deps, asked)
  if (typeof rows === 'string') return rows
  const weddings: UndoneWedding[] = []
  for (const row of rows.rows) weddings.push((await judge(deps, asked, row)).shown)
  const go = asked.rowKey === undefined ? await countUntouched(deps.db, asked.plannerId, rows.leads) : 0
  const all = asked.rowKey === undefined ? rows.leads.length : 0
  return { weddings, leads: { go, stay: all - go } }
}

/** Undoes all weddings or one, each in a transaction of its own. No couple is told. */
export async function undoBrought(deps: Deps, asked: Asked): Promise<'undone' | Refusal | 'noRow'> {
  const found = await findUndoable(deps, asked)
  if (typeof found === 'string') return found
  for (const row of found.rows) await undoWedding(deps, asked, row)
  await deps.db.transaction(async (tx) => {
    if (asked.rowKey === undefined) {
      await takeRequestsBack(tx, asked.plannerId, found.leads)
      await noteBrought(tx, asked, (brought) => ({ ...brought, leads: [] }))
    }
    const now = await findPlannerImport(tx, asked, true)
    const isOver = now?.brought?.rows.every(({ state }) => state !== 'done' && state !== 'failed')
    if (isOver && now?.brought?.leads.length === 0) await markUndone(tx, asked)
  })
  return 'undone'
}

async function findUndoable(
  { db, clock }: Deps,
  { rowKey, ...key }: Asked,
): Promise<{ rows: BroughtRow[]; leads: string[] } | Refusal | 'noRow'> {
  const row = await findPlannerImport(db, key)
  if (!row) return 'notFound'
  if (row.state !== 'done' || !row.brought || undoUntil(row, clock.now()) <= clock.now()) return 'closed'
  const done = row.brought.rows.filter(({ state }) => state === 'done')
  if (rowKey === undefined) return { rows: done, leads: row.brought.leads }
  const one = done.filter((wedding) => wedding.key === rowKey)
  return one.length === 0 ? 'noRow' : { rows: one, leads: [] }
}

async function undoWedding(deps: Deps, asked: PlannerImportKey, row: BroughtRow): Promise<void> {
  const { shown, member, imported } = await judge(deps, asked, row)
  const { db, clock } = deps
  const announced = await db.transaction(async (tx) => {
    await tellNoPerson(tx)
    const decider = member && proofFor(member, 'members', 'edit')
    if (member && decider && row.isNew && shown.outcome === 'goes')
      await removeWhole(tx, clock, { ...member, weddingId: decider })
    const areas =
      member && (!row.isNew || shown.outcome === 'stays') ? await undoRows(tx, deps, member, imported) : []
    await noteRow(tx, asked, { ...row, state: shown.outcome === 'goes' ? 'undone' : 'kept' })
    return [...areas, 'weddings' as const]
  })
  if (member) for (const area of announced) announceRows({ platform: deps, headers: {} }, member, area)
}

async function removeWhole(
  tx: Transaction,
  clock: Deps['clock'],
  by: Parameters<typeof deleteWedding>[2],
): Promise<void> {
  const name = await findWeddingName(tx, by.weddingId)
  if (name !== undefined)
    await deleteWedding(asDatabase(tx), clock, { ...by, action: 'weddings.remove' }, name)
}

async function undoRows(tx: Transaction, deps: Deps, member: JobMember, imported: ImportRow | undefined) {
  const weddingId = proofFor(member, 'wedding', 'view')
  if (!imported?.lineId || !weddingId) return []
  const by = { ...member, weddingId, action: 'imports.undo' }
  const outcome = await undoLine({ ...deps, db: asDatabase(tx) }, by, imported.lineId)
  return typeof outcome === 'object' && 'undone' in outcome ? outcome.announced.map(({ area }) => area) : []
}
