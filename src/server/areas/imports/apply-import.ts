import { findMembershipOfJob } from '#server/core/auth/gate.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { failImport } from './apply-state.commands.ts'
import { findAnyImport, type ImportRow } from './imports.queries.ts'
import { leftOutOf } from './left-out-of.ts'
import { type Placed, placeFiles, removePlaced } from './placed-files.ts'
import { type ReadPlan, readPlan } from './read-plan.ts'
import { writePlan } from './write-plan.ts'
import { refusalInWords, refusalOf, refuse, WriteRefused } from './write-refused.ts'

type Asked = { weddingId: string; importId: string }

/** The lists whose rows an import may change. */
const AREAS = [
  'weddings',
  'guests',
  'households',
  'catalogue',
  'vendors',
  'payments',
  'agenda',
  'tasks',
  'seating',
  'inspiration',
] as const

/**
 * Brings an import in for its author, as far as they edit the wedding by now. It may run again after a lost process: what
 * was stored has no row until the end, and all ids come from what the rows are. What cannot be written as a whole is not
 * written at all, and said.
 */
export async function applyImportNow(deps: JobDeps, { weddingId, importId }: Asked): Promise<void> {
  const row = await findAnyImport(deps.db, weddingId, importId)
  if (row?.state !== 'applying') return
  const member = await findMembershipOfJob(deps, { weddingId, userId: row.createdBy })
  if (!member) return failImport(deps, row, 'Ya no tienes acceso a esta boda.')
  const sight = member.seesDrafts ? deps.databases.withDrafts : deps.databases.published
  const plan = () => readPlan(sight, member, row, deps.clock.now())
  let placed: Placed = { photos: [], documents: [], leftOut: [] }
  try {
    const read = await asSeen(row, plan)
    placed = await placeFiles(deps, row, read)
    const leftOut = [...leftOutOf(read), ...placed.leftOut]
    await writePlan(deps, row, member, { ...read, ...placed, leftOut, again: () => asSeen(row, plan) })
  } catch (error) {
    const refusal = refusalOf(error)
    // A connection that fell silent may have committed: its files stay, and those without a row go as orphans.
    if (!refusal) throw error
    await removePlaced(deps, placed)
    if (!(error instanceof WriteRefused))
      deps.log.error({ err: error }, 'an import was refused by the database')
    return failImport(deps, row, refusalInWords(refusal))
  }
  for (const area of AREAS)
    announceRows({ platform: deps, headers: {} }, { ...member, notified: area === 'guests' }, area)
}

/** The plan by now, which is written only if it is the one that the author has looked at. */
async function asSeen(row: ImportRow, plan: () => Promise<ReadPlan>): Promise<ReadPlan> {
  const read = await plan()
  return read.seen === row.seen ? read : refuse('ended')
}
