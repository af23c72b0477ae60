import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { importFiles, imports } from '#db/schema/imports.ts'
import { IMPORT_OPEN_HOURS, IMPORTS_OPEN_MAX, type PartKind } from '#domain/imports/imports.ts'
import { type ImportAnswers, partKey } from '#domain/imports/plan/known-wedding.ts'
import { readAnswer } from '#domain/imports/plan/read-answer.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isFile, listFiles } from './import-files.queries.ts'
import { countOpen, findImport, type ImportOwner, type ImportRow, isImport } from './imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** Why nothing was changed: there is no such import, or it is open no more. */
export type ImportRefusal = 'notFound' | 'closed'

/** Begins an import of a member; a repeated id answers with the one that there is. */
export async function beginImport(
  { db, clock }: Deps,
  owner: ImportOwner,
  id: string,
): Promise<ImportRow | 'full'> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('azahar/imports/' || ${owner.weddingId}::text || ${owner.userId}::text, 0))`,
    )
    const known = await findImport(tx, owner, id)
    if (known) return known
    if ((await countOpen(tx, owner, now)) >= IMPORTS_OPEN_MAX) return 'full'
    const [row] = await tx
      .insert(imports)
      .values({
        ...{ weddingId: owner.weddingId, id, createdBy: owner.userId, state: 'open', createdAt: now },
        expiresAt: expiry(now),
      })
      .onConflictDoNothing()
      .returning()
    return row ?? 'full'
  })
}

/** Announcements of one person wait for one another: their bytes are counted together. */
export const lockImportsOf = (tx: Transaction, userId: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('azahar/import bytes/' || ${userId}::text, 0))`,
  )

/** Files of one import whose rows are counted together wait for one another. */
export const holdImport = (tx: Transaction, weddingId: string, importId: string) =>
  tx.execute(sql`select from imports where wedding_id = ${weddingId} and id = ${importId} for update`)

const expiry = (now: Date) => new Date(now.getTime() + IMPORT_OPEN_HOURS * HOUR_MS)

/**
 * Changes an import that is open, whose row is locked meanwhile; it waits for another day from now on. One that could not be
 * brought in is open again with the first change.
 */
export async function changeOpen<T>(
  { db, clock }: Deps,
  owner: ImportOwner,
  importId: string,
  change: (tx: Transaction, row: ImportRow) => Promise<T>,
): Promise<T | ImportRefusal> {
  return db.transaction(async (tx) => {
    const row = await findImport(tx, owner, importId, true)
    if (!row) return 'notFound'
    const isOpen = (row.state === 'open' || row.state === 'failed') && row.expiresAt > clock.now()
    if (!isOpen) return 'closed'
    await tx
      .update(imports)
      .set({ state: 'open', failure: null, expiresAt: expiry(clock.now()) })
      .where(isImport(owner, importId))
    return change(tx, row)
  })
}

/** Says what a part of a file is, or leaves it out or takes it in again. Another kind is read in the background. */
export function choosePart(
  deps: Deps,
  owner: ImportOwner,
  {
    importId,
    fileId,
    part,
    kind,
    isOut,
  }: {
    importId: string
    fileId: string
    part: number
    kind?: PartKind | undefined
    isOut?: boolean | undefined
  },
) {
  return changeOpen(deps, owner, importId, async (tx, row) => {
    if (isOut !== undefined) {
      const key = partKey(fileId, part)
      const out = new Set(row.answers.out ?? [])
      if (isOut) out.add(key)
      else out.delete(key)
      await saveAnswers(tx, owner, importId, { ...row.answers, out: [...out] })
    }
    if (kind !== undefined) await readAs(tx, { ...owner, importId, fileId, part, kind })
    return 'changed' as const
  })
}

type Chosen = ImportOwner & { importId: string; fileId: string; part: number; kind: PartKind }

async function readAs(tx: Transaction, { weddingId, importId, fileId, part, kind }: Chosen) {
  const [file] = await tx
    .update(importFiles)
    .set({
      kinds: sql`${importFiles.kinds} || jsonb_build_object(${String(part)}::text, ${kind}::text)`,
      state: 'waiting',
      revision: sql`${importFiles.revision} + 1`,
    })
    .where(and(isFile(weddingId, importId, fileId), eq(importFiles.state, 'read')))
    .returning({ revision: importFiles.revision })
  if (file) await addJob(tx, 'read-import-file', { weddingId, importId, fileId, revision: file.revision })
}

/** Answers a question by its key; an answer that the question does not have is left. */
export function answerQuestion(
  deps: Deps,
  owner: ImportOwner,
  { importId, key, value }: { importId: string; key: string; value: string },
) {
  return changeOpen(deps, owner, importId, async (tx, row) => {
    const answered = readAnswer(key, value)
    if (answered === null) return 'changed' as const
    if ('dayOrderOf' in answered) {
      const dayOrders = { ...row.answers.dayOrders, [answered.dayOrderOf]: answered.order }
      await saveAnswers(tx, owner, importId, { ...row.answers, dayOrders })
    } else if ('part' in answered) await readAs(tx, { ...owner, importId, ...answered })
    else await saveAnswers(tx, owner, importId, { ...row.answers, ...answered })
    return 'changed' as const
  })
}

const saveAnswers = (tx: Transaction, owner: ImportOwner, importId: string, answers: ImportAnswers) =>
  tx.update(imports).set({ answers }).where(isImport(owner, importId))

/** Has an import brought in by a job, as it was `seen` in its preview. `'notRead'` while a file is still arriving or being read. */
export async function applyImport(
  { db, clock }: Deps,
  owner: ImportOwner,
  importId: string,
  seen: string,
): Promise<'applying' | 'notRead' | ImportRefusal> {
  return db.transaction(async (tx) => {
    const row = await findImport(tx, owner, importId, true)
    if (!row) return 'notFound'
    if (row.state === 'applying' || row.state === 'done') return 'applying'
    if (row.state === 'cancelled' || row.state === 'undone' || row.expiresAt <= clock.now()) return 'closed'
    const files = await listFiles(tx, owner.weddingId, importId)
    if (files.some(({ state }) => state === 'arriving' || state === 'waiting')) return 'notRead'
    await tx
      .update(imports)
      .set({ state: 'applying', seen, progress: 0, failure: null, expiresAt: expiry(clock.now()) })
      .where(isImport(owner, importId))
    await addJob(tx, 'apply-import', { weddingId: owner.weddingId, importId })
    return 'applying'
  })
}

/** Gives an import up: its files go with it. */
export async function cancelImport(
  { db }: Deps,
  owner: ImportOwner,
  importId: string,
): Promise<'cancelled' | ImportRefusal> {
  return db.transaction(async (tx) => {
    const row = await findImport(tx, owner, importId, true)
    if (!row) return 'notFound'
    if (row.state !== 'open' && row.state !== 'failed') return 'closed'
    await tx.delete(imports).where(isImport(owner, importId))
    await addJob(tx, 'delete-queued-files', {})
    return 'cancelled'
  })
}

/**
 * Forgets imports whose time is over, with their files. One that is still being brought in after that long has lost its
 * process: it waits for its author once more, with the reason.
 */
export async function forgetImports(tx: Transaction, clock: Pick<Clock, 'now'>): Promise<void> {
  await tx
    .update(imports)
    .set({ state: 'failed', failure: INTERRUPTED, progress: 0, expiresAt: expiry(clock.now()) })
    .where(and(lt(imports.expiresAt, clock.now()), eq(imports.state, 'applying')))
  await tx
    .delete(imports)
    .where(
      and(
        lt(imports.expiresAt, clock.now()),
        inArray(imports.state, ['open', 'failed', 'done', 'undone', 'cancelled']),
      ),
    )
}

const INTERRUPTED = 'Traerlo se interrumpió y no se ha podido terminar. Vuelve a intentarlo.'
