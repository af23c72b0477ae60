import type { BroughtRow } from '#domain/planner-imports/planner-imports.ts'
import type { PlannerPlan } from '#domain/planner-imports/planner-rows.ts'
import { clientsLeftOut, leadMessage, type SaidOut } from '#domain/planner-imports/wedding-files.ts'
import { problemInWords, saidOut } from '#server/areas/imports/left-out-of.ts'
import { bringRequests } from '#server/areas/requests/requests.commands.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { idFromKey } from '#server/platform/ids.ts'
import { outageOf } from '#server/platform/outage.ts'
import { bringWedding, failureOf } from './bring-wedding.ts'
import { endBringing, noteBrought, noteRow } from './planner-imports.commands.ts'
import { findPlannerImport, type PlannerImportKey } from './planner-imports.queries.ts'
import { type Listed, readRows } from './read-rows.ts'

/**
 * Brings the wanted weddings in, one after another: one that cannot be written is said and the next one follows. It goes
 * on after a lost process with those that wait, and stops before the next wedding when its planner asks for it.
 */
export async function bringWeddings(
  deps: JobDeps,
  key: PlannerImportKey,
  signal: AbortSignal,
): Promise<void> {
  const row = await findPlannerImport(deps.db, key)
  if (row?.state !== 'applying' || !row.brought) return
  const { plan, files, shown } = await readRows(deps.db, row)
  await bringLeads(deps, key, plan, leftOutOfAll(plan, files, shown))
  for (const wedding of plan.rows) {
    const now = await findPlannerImport(deps.db, key)
    if (now?.state !== 'applying' || now.isStopping || signal.aborted) break
    const wanted = now.brought?.rows.find((one) => one.key === wedding.key)
    if (wanted?.state !== 'waiting') continue
    try {
      await bringWedding(deps, key, { wedding, wanted, files })
    } catch (error) {
      // The outage of a database ends as it began: the job runs again.
      if (outageOf(error)) throw error
      await noteFailure(deps, key, wanted, failureOf(deps, error))
    }
  }
  // The next process goes on with the rest.
  if (signal.aborted) throw new Error('the process stops while weddings are brought in')
  await endBringing(deps, key)
}

const noteFailure = ({ db }: JobDeps, key: PlannerImportKey, row: BroughtRow, failure: string) =>
  db.transaction((tx) => noteRow(tx, key, { ...row, state: 'failed', failure }))

/** Adds the clients without a wedding to the requests. One that came from a book before comes once. */
function bringLeads(
  { db, clock }: JobDeps,
  key: PlannerImportKey,
  { clients }: PlannerPlan,
  leftOut: SaidOut[],
) {
  const { plannerId } = key
  const leads = clients.flatMap(({ kind, name, email, phone, place, day, guests, status }) =>
    kind === 'lead'
      ? [
          {
            id: idFromKey(plannerId, `client ${email ?? phone} ${name}`),
            ...{ name, email, phone, place, guests, eventDate: day, message: leadMessage({ status }) },
          },
        ]
      : [],
  )
  return db.transaction(async (tx) => {
    const added = await bringRequests(tx, clock, plannerId, leads)
    await noteBrought(tx, key, (brought) => ({
      ...brought,
      leads: [...new Set([...brought.leads, ...added])],
      leftOut: brought.leftOut.length > 0 ? brought.leftOut : leftOut,
    }))
  })
}

/** All that belongs to no wedding and stays out. */
function leftOutOfAll(plan: PlannerPlan, files: Listed, shown: Listed): SaidOut[] {
  const ofRows = new Set(plan.rows.flatMap(({ fileIds }) => fileIds))
  const loose = plan.loose.filter(({ fileId }) => !ofRows.has(fileId))
  const unknown = new Set(loose.map(({ fileId }) => fileId))
  return [
    ...files.flatMap(({ name, leftOut }) => leftOut.map((left) => saidOut(name, null, left))),
    ...shown.flatMap(({ id, name, problem }) =>
      problem && !ofRows.has(id)
        ? [{ fileName: name, title: 'El archivo entero', detail: problemInWords(problem) }]
        : unknown.has(id)
          ? [{ fileName: name, title: 'El archivo entero', detail: 'No se sabe de qué boda es.' }]
          : [],
    ),
    ...clientsLeftOut(plan.clients),
    ...(plan.tooMany > 0
      ? [{ fileName: 'Bodas', title: `${plan.tooMany} bodas más`, detail: 'Caben 40 de una vez.' }]
      : []),
  ]
}
