import { asDatabase, type Transaction } from '#db/client.ts'
import type { FileOfImport } from '#domain/imports/plan/known-wedding.ts'
import type { BroughtRow } from '#domain/planner-imports/planner-imports.ts'
import type { PlannerRow } from '#domain/planner-imports/planner-rows.ts'
import { filesOfWedding } from '#domain/planner-imports/wedding-files.ts'
import { beginApplying } from '#server/areas/imports/apply-state.commands.ts'
import type { ImportRow } from '#server/areas/imports/imports.queries.ts'
import type { JobMember } from '#server/areas/imports/job-member.ts'
import { readKnownWedding } from '#server/areas/imports/known-wedding.queries.ts'
import { leftOutOf } from '#server/areas/imports/left-out-of.ts'
import { type Placed, placeFiles, removePlaced } from '#server/areas/imports/placed-files.ts'
import { planOf, type ReadPlan } from '#server/areas/imports/read-plan.ts'
import { writePlanIn } from '#server/areas/imports/write-plan.ts'
import { refusalInWords, refusalOf, refuse, WriteRefused } from '#server/areas/imports/write-refused.ts'
import { createWedding } from '#server/areas/weddings/weddings.commands.ts'
import { findMembershipOfJob } from '#server/core/auth/gate.ts'
import { isNoRoom, type NoRoom } from '#server/core/auth/wedding-room.commands.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { idFromKey } from '#server/platform/ids.ts'
import { listPlannerPieces, listWholeFiles } from './planner-files.queries.ts'
import { noteRow, tellNoPerson } from './planner-imports.commands.ts'
import type { PlannerImportKey } from './planner-imports.queries.ts'
import type { Listed } from './read-rows.ts'

type Wanted = { wedding: PlannerRow; wanted: BroughtRow; files: Listed }

/** Leaves the transaction of a wedding that cannot begin. */
class NotBegun extends Error {
  readonly reason: NoRoom | 'noAccess'
  constructor(reason: NoRoom | 'noAccess') {
    super(`a wedding is not brought in: ${reason}`)
    this.reason = reason
  }
}

/** Ends a transaction in which a plan was only made. */
class Planned extends Error {
  readonly begun: Begun
  constructor(begun: Begun) {
    super('a wedding was planned')
    this.begun = begun
  }
}

type Begun = { member: JobMember; row: ImportRow; read: ReadPlan }

/** The id of the import that a row is within its wedding. */
export const importIdOf = ({ importId }: PlannerImportKey, rowKey: string): string =>
  idFromKey(importId, rowKey)

/**
 * Brings one wedding in, in one transaction: the wedding itself where it is new, all that its files hold, and the note of
 * it. Pictures and documents are stored before, for which the wedding is planned once in a transaction that is given up.
 */
export async function bringWedding(deps: JobDeps, key: PlannerImportKey, wanted: Wanted): Promise<void> {
  const ids = new Set(wanted.wedding.parts.map(({ fileId }) => fileId))
  const whole = await listWholeFiles(deps.db, key, [...ids])
  const begin = (tx: Transaction) => beginWedding(tx, deps, key, wanted, whole)
  const planned = await plannedOnly(deps, begin)
  const piecesOf = (fileId: string) => listPlannerPieces(deps.db, { ...key, fileId })
  const placed = await placeFiles(deps, planned.row, planned.read, piecesOf)
  try {
    await deps.db.transaction(async (tx) => {
      const begun = await begin(tx)
      await writeWedding(tx, deps, key, wanted, begun, { placed, seen: planned.read.seen, whole })
    })
  } catch (error) {
    // A connection that fell silent may have committed: its files stay, and those without a row go as orphans.
    if (refusalOf(error) || error instanceof NotBegun) await removePlaced(deps, placed)
    throw error
  }
  const { member } = planned
  for (const area of ['weddings', 'guests', 'vendors', 'agenda', 'tasks', 'seating', 'inspiration'] as const)
    announceRows({ platform: deps, headers: {} }, member, area, [member.weddingId])
}

async function plannedOnly({ db }: JobDeps, begin: (tx: Transaction) => Promise<Begun>): Promise<Begun> {
  const planned: unknown = await db
    .transaction(async (tx) => {
      throw new Planned(await begin(tx))
    })
    .catch((error: unknown) => error)
  if (planned instanceof Planned) return planned.begun
  throw planned
}

async function beginWedding(
  tx: Transaction,
  deps: JobDeps,
  key: PlannerImportKey,
  { wedding, files }: Wanted,
  whole: readonly FileOfImport[],
): Promise<Begun> {
  const own = { ...deps, db: asDatabase(tx) }
  await tellNoPerson(tx)
  const userId = key.plannerId
  const id = importIdOf(key, wedding.key)
  const made = wedding.sameAs
    ? { weddingId: wedding.sameAs }
    : await createWedding(
        own,
        { userId, role: 'planner' },
        { key: id, name: wedding.name, eventDate: wedding.date },
      )
  if (isNoRoom(made)) throw new NotBegun(made)
  // The line of activity is of what comes into the wedding: undoing it takes no wedding away.
  if (!wedding.sameAs) await recordChange(tx, systemAuthor(made.weddingId), 'weddings')
  const member = await findMembershipOfJob(own, { weddingId: made.weddingId, userId })
  if (!member) throw new NotBegun('noAccess')
  const row = await beginApplying(tx, deps.clock, { weddingId: made.weddingId, id, userId })
  const read = await planNow(own, { member, row }, wedding, { files, whole })
  return { member, row, read }
}

async function planNow(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  { member, row }: Pick<Begun, 'member' | 'row'>,
  wedding: PlannerRow,
  { files, whole }: { files: Listed; whole: readonly FileOfImport[] },
): Promise<ReadPlan> {
  const known = await readKnownWedding(db, member, clock.now())
  const out = wedding.parts.flatMap(({ fileId, at, isOut }) => (isOut ? [`${fileId}:${at}`] : []))
  const ids = new Set(wedding.fileIds)
  const plan = planOf(filesOfWedding(wedding, whole), known, { ...row, answers: { out } })
  // Files that stay out of a ZIP are said once, for all weddings.
  return { ...plan, files: files.filter(({ id }) => ids.has(id)).map((file) => ({ ...file, leftOut: [] })) }
}

async function writeWedding(
  tx: Transaction,
  deps: JobDeps,
  key: PlannerImportKey,
  { wedding, wanted, files }: Wanted,
  begun: Begun,
  { placed, seen, whole }: { placed: Placed; seen: string; whole: readonly FileOfImport[] },
): Promise<void> {
  const { member, row, read } = begun
  const again = async () => {
    const now = await planNow({ db: asDatabase(tx), clock: deps.clock }, begun, wedding, { files, whole })
    return now.seen === seen ? now : refuse('ended')
  }
  const leftOut = [...leftOutOf(read), ...placed.leftOut]
  const { counts } = await writePlanIn(tx, deps, row, member, { ...read, ...placed, leftOut, again })
  await noteRow(
    tx,
    key,
    {
      ...wanted,
      ...{
        state: 'done',
        failure: null,
        weddingId: member.weddingId,
        isNew: wedding.sameAs === null,
        counts,
      },
    },
    leftOut,
  )
}

const REASONS = {
  PLAN_NEEDED: 'Para otra boda hace falta el plan. Tus archivos siguen aquí.',
  TOO_MANY_WEDDINGS: 'Ya tienes todas las bodas que puede haber en una cuenta.',
  noAccess: 'Ya no tienes acceso a esta boda.',
} as const

/** Why a wedding was not brought in, as its planner reads it. What was not foreseen is logged. */
export function failureOf({ log }: Pick<JobDeps, 'log'>, error: unknown): string {
  if (error instanceof NotBegun) return REASONS[error.reason]
  const refusal = refusalOf(error)
  if (refusal?.of === 'ended') return 'Algo de esta boda ha cambiado mientras tanto. Vuelve a intentarlo.'
  if (!(error instanceof WriteRefused))
    log.error({ err: error }, 'a wedding of a planner could not be brought in')
  if (refusal) return refusalInWords(refusal)
  return 'Algo ha fallado al guardar esta boda, y no se ha guardado nada de ella. Vuelve a intentarlo.'
}
