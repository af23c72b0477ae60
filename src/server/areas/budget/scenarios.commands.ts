import { isDeepStrictEqual } from 'node:util'
import type { Scenario } from '#contract/scenarios.ts'
import type { Database, Transaction } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import { SCENARIOS_MAX } from '#domain/budget/scenarios.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { findBudget } from './budget.queries.ts'

type Editor = ActingMember<'budget', 'edit'>

/**
 * Saves a scenario under its id. `changed` when the one that is stored is neither this one nor `from`, so that nobody
 * replaces what they were not shown; `full` when there are six.
 */
export function saveScenario(
  db: Database,
  by: Editor,
  { scenario, from }: { scenario: Scenario; from: Scenario | null },
): Promise<'changed' | 'full' | undefined> {
  return changeScenarios(db, by, (all) => {
    const stored = all.find(({ id }) => id === scenario.id)
    if (isDeepStrictEqual(stored, scenario)) return all
    if (!isDeepStrictEqual(stored ?? null, from)) return 'changed'
    if (stored) return all.map((one) => (one === stored ? scenario : one))
    return all.length >= SCENARIOS_MAX ? 'full' : [...all, scenario]
  })
}

/** Removes a scenario, if it is there. */
export async function removeScenario(db: Database, by: Editor, scenarioId: string): Promise<void> {
  await changeScenarios(db, by, (all) =>
    all.some(({ id }) => id === scenarioId) ? all.filter(({ id }) => id !== scenarioId) : all,
  )
}

/** Changes of two members come one after the other, each to the list that the other has left. */
function changeScenarios<Refusal extends string = never>(
  db: Database,
  by: Editor,
  change: (all: Scenario[]) => Scenario[] | Refusal,
): Promise<Refusal | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'budget')
    const { scenarios } = await findBudget(tx, weddingId)
    const changed = change(scenarios)
    if (typeof changed === 'string') return changed
    if (changed !== scenarios) await store(tx, by, changed)
    return undefined
  })
}

async function store(tx: Transaction, by: Editor, scenarios: Scenario[]) {
  await tx
    .insert(budgets)
    .values({ weddingId: by.weddingId, scenarios })
    .onConflictDoUpdate({ target: budgets.weddingId, set: { scenarios } })
  await recordChange(tx, by, 'budget')
}
