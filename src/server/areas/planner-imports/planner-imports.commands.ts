import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { plannerImportFiles, plannerImports } from '#db/schema/planner-imports.ts'
import { IMPORT_OPEN_HOURS, IMPORT_UNDO_DAYS } from '#domain/imports/imports.ts'
import {
  type Brought,
  type BroughtRow,
  PLANNER_IMPORTS_OPEN_MAX,
  type PlannerAnswers,
} from '#domain/planner-imports/planner-imports.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  countOpen,
  findPlannerImport,
  isPlannerImport,
  type PlannerImportKey,
  type PlannerImportRow,
} from './planner-imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export type Refusal = 'notFound' | 'closed'

/** Begins an import of a planner; a repeated id answers with the one that there is. */
export async function beginPlannerImport(
  { db, clock }: Deps,
  { plannerId, importId }: PlannerImportKey,
): Promise<PlannerImportRow | 'full'> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockImportsOf(tx, plannerId)
    const known = await findPlannerImport(tx, { plannerId, importId })
    if (known) return known
    if ((await countOpen(tx, plannerId, now)) >= PLANNER_IMPORTS_OPEN_MAX) return 'full'
    const [row] = await tx
      .insert(plannerImports)
      .values({ plannerId, id: importId, state: 'open', createdAt: now, expiresAt: expiry(now) })
      .returning()
    return row!
  })
}

/** Announcements of one planner wait for one another: their bytes are counted together. */
export const lockImportsOf = (tx: Transaction, plannerId: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('azahar/planner imports/' || ${plannerId}::text, 0))`,
  )

const expiry = (now: Date) => new Date(now.getTime() + IMPORT_OPEN_HOURS * HOUR_MS)

/** Changes an import that is open, whose row is locked meanwhile; it waits for another day from now on. */
export async function changeOpen<T>(
  { db, clock }: Deps,
  key: PlannerImportKey,
  change: (tx: Transaction, row: PlannerImportRow) => Promise<T>,
): Promise<T | Refusal> {
  return db.transaction(async (tx) => {
    const row = await findPlannerImport(tx, key, true)
    if (!row) return 'notFound'
    if (row.state !== 'open' || row.expiresAt <= clock.now()) return 'closed'
    await tx
      .update(plannerImports)
      .set({ expiresAt: expiry(clock.now()) })
      .where(isPlannerImport(key))
    return change(tx, row)
  })
}

/** Keeps answers beside those that are there. */
export const saveAnswers = (
  deps: Deps,
  key: PlannerImportKey,
  change: (answers: PlannerAnswers) => PlannerAnswers,
) =>
  changeOpen(deps, key, async (tx, { answers }) => {
    await tx
      .update(plannerImports)
      .set({ answers: change(answers) })
      .where(isPlannerImport(key))
    return 'changed' as const
  })

/** Has the rows brought in by a job; rows that are there already stay as they are. */
export async function beginBringing(
  tx: Transaction,
  clock: Clock,
  key: PlannerImportKey,
  rows: readonly BroughtRow[],
  before: Brought | null,
): Promise<void> {
  const wanted = new Set(rows.map((row) => row.key))
  const kept = (before?.rows ?? []).filter((row) => !wanted.has(row.key))
  const brought = { leads: [], leftOut: [], ...before, rows: [...kept, ...rows] }
  await tx
    .update(plannerImports)
    .set({ state: 'applying', isStopping: false, brought, expiresAt: expiry(clock.now()) })
    .where(isPlannerImport(key))
  await addJob(tx, 'bring-weddings', key)
}

/** Changes what is noted of an import that is being brought in; its row is locked until the end. */
export async function noteBrought(
  tx: Transaction,
  key: PlannerImportKey,
  change: (brought: Brought) => Brought,
): Promise<boolean> {
  const row = await findPlannerImport(tx, key, true)
  if (!row?.brought) return false
  await tx
    .update(plannerImports)
    .set({ brought: change(row.brought) })
    .where(isPlannerImport(key))
  return true
}

/** The same with one row of it, and what stays out of its wedding. */
export const noteRow = (
  tx: Transaction,
  key: PlannerImportKey,
  row: BroughtRow,
  leftOut: Brought['leftOut'] = [],
): Promise<boolean> =>
  noteBrought(tx, key, (brought) => ({
    ...brought,
    rows: brought.rows.map((one) => (one.key === row.key ? row : one)),
    leftOut: [...brought.leftOut, ...leftOut].slice(0, LEFT_OUT_MAX),
  }))

/** Lines of the report that are kept. */
const LEFT_OUT_MAX = 5000

/** No notification is written in this transaction: couples are not told of what their planner brings. */
export const tellNoPerson = (tx: Transaction) =>
  tx.execute(sql`select set_config('azahar.untold', 'on', true)`)

/** Ends the bringing in. The files go, unless a wedding that failed may still need them. */
export async function endBringing({ db, clock }: Deps, key: PlannerImportKey): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findPlannerImport(tx, key, true)
    if (row?.state !== 'applying' || !row.brought) return
    const rows = row.brought.rows.map((one) =>
      one.state === 'waiting' ? { ...one, state: 'failed' as const, failure: STOPPED } : one,
    )
    const now = clock.now()
    await tx
      .update(plannerImports)
      .set({
        ...{ state: 'done', isStopping: false, brought: { ...row.brought, rows }, appliedAt: now },
        expiresAt: new Date(now.getTime() + IMPORT_UNDO_DAYS * DAY_MS),
      })
      .where(isPlannerImport(key))
    if (rows.some(({ state }) => state === 'failed')) return
    await tx
      .delete(plannerImportFiles)
      .where(
        and(eq(plannerImportFiles.plannerId, key.plannerId), eq(plannerImportFiles.importId, key.importId)),
      )
    await addJob(tx, 'delete-queued-files', {})
  })
}

const STOPPED = 'Lo paraste antes de llegar a esta boda.'
const INTERRUPTED = 'Se interrumpió antes de llegar a esta boda. Vuelve a intentarlo.'

/** Gives an import up with its files; one that is being brought in stops before its next wedding. */
export async function cancelPlannerImport(
  { db }: Pick<Deps, 'db'>,
  key: PlannerImportKey,
): Promise<'cancelled' | Refusal> {
  return db.transaction(async (tx) => {
    const row = await findPlannerImport(tx, key, true)
    if (!row) return 'notFound'
    if (row.state === 'applying') {
      await tx.update(plannerImports).set({ isStopping: true }).where(isPlannerImport(key))
      return 'cancelled'
    }
    if (row.state !== 'open') return 'closed'
    await tx.delete(plannerImports).where(isPlannerImport(key))
    await addJob(tx, 'delete-queued-files', {})
    return 'cancelled'
  })
}

/** An import of which all was undone. */
export const markUndone = (tx: Transaction, key: PlannerImportKey) =>
  tx.update(plannerImports).set({ state: 'undone' }).where(isPlannerImport(key))

/**
 * Forgets imports whose time is over, with their files. One that is still being brought in after that long has lost its
 * process: what it has not reached is said, and can be tried again.
 */
export async function forgetPlannerImports(tx: Transaction, clock: Pick<Clock, 'now'>): Promise<void> {
  const now = clock.now()
  const lost = await tx
    .select()
    .from(plannerImports)
    .where(and(lt(plannerImports.expiresAt, now), eq(plannerImports.state, 'applying')))
    .for('update')
  for (const { plannerId, id, brought } of lost) {
    const rows = (brought?.rows ?? []).map((row) =>
      row.state === 'waiting' ? { ...row, state: 'failed' as const, failure: INTERRUPTED } : row,
    )
    await tx
      .update(plannerImports)
      .set({
        ...{ state: 'done', isStopping: false, appliedAt: now },
        brought: { leads: [], leftOut: [], ...brought, rows },
        expiresAt: new Date(now.getTime() + IMPORT_UNDO_DAYS * DAY_MS),
      })
      .where(isPlannerImport({ plannerId, importId: id }))
  }
  await tx
    .delete(plannerImports)
    .where(and(lt(plannerImports.expiresAt, now), inArray(plannerImports.state, ['open', 'done', 'undone'])))
}
