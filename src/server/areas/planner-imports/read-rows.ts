import type { Database, Transaction } from '#db/client.ts'
import { type PlannerPlan, planPlanner } from '#domain/planner-imports/planner-rows.ts'
import { listPlannerFiles } from './planner-files.queries.ts'
import { listKnownWeddings, type PlannerImportRow } from './planner-imports.queries.ts'

export type Listed = Awaited<ReturnType<typeof listPlannerFiles>>

/** The weddings of an import as they would be, with its files. A ZIP is what lay in it. */
export async function readRows(
  db: Database | Transaction,
  { plannerId, id: importId, answers }: PlannerImportRow,
): Promise<{ plan: PlannerPlan; files: Listed; shown: Listed }> {
  const files = await listPlannerFiles(db, { plannerId, importId })
  const known = await listKnownWeddings(db, plannerId)
  const parents = new Set(files.map(({ parentId }) => parentId))
  const shown = files.filter(({ id, state }) => !(parents.has(id) && state === 'read'))
  const read = shown.flatMap(({ id, name, state, brief }) =>
    state === 'read' || state === 'problem' ? [{ id, name, parts: brief }] : [],
  )
  return { plan: planPlanner(read, known, answers), files, shown }
}
