import type { BroughtRow } from '#domain/planner-imports/planner-imports.ts'
import type { PlannerRow } from '#domain/planner-imports/planner-rows.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { beginBringing, type Refusal } from './planner-imports.commands.ts'
import { findPlannerImport, type PlannerImportKey } from './planner-imports.queries.ts'
import { readRows } from './read-rows.ts'
import { findRoomFor } from './wedding-room.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'limits'>

type Outcome = 'applying' | 'notRead' | 'unanswered' | { max: number; reason: 'plan' | 'limit' } | Refusal

/**
 * Has the wanted weddings brought in by a job; of an import that is done those that failed. With one that waits for an
 * answer, or more new ones than may come, none is, and all that was dropped stays.
 */
export async function applyPlannerImport(
  deps: Deps,
  key: PlannerImportKey,
  keys: readonly string[],
): Promise<Outcome> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const row = await findPlannerImport(tx, key, true)
    if (!row) return 'notFound'
    if (row.state === 'applying') return 'applying'
    if (row.state === 'undone' || row.expiresAt <= clock.now()) return 'closed'
    const { plan, files } = await readRows(tx, row)
    if (files.some(({ state }) => state === 'arriving' || state === 'waiting')) return 'notRead'
    const failed = new Set(row.brought?.rows.flatMap((one) => (one.state === 'failed' ? [one.key] : [])))
    const isAgain = row.state === 'done'
    const wanted = plan.rows.filter((one) => keys.includes(one.key) && (!isAgain || failed.has(one.key)))
    if (!isAgain && wanted.some(({ state }) => state !== 'ready')) return 'unanswered'
    const room = await findRoomFor(
      deps,
      key.plannerId,
      wanted.filter(({ sameAs }) => sameAs === null),
    )
    if (room) return room
    const hasClients = plan.clients.length > 0 && !isAgain
    if (wanted.length === 0 && !hasClients) return isAgain ? 'applying' : 'unanswered'
    await beginBringing(tx, clock, key, wanted.map(waiting), row.brought)
    return 'applying'
  })
}

const waiting = ({ key, name, date, sameAs }: PlannerRow): BroughtRow => ({
  ...{ key, name, date, state: 'waiting', failure: null, counts: [] },
  ...{ weddingId: sameAs, isNew: sameAs === null },
})
