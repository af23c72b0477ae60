import type { PlannerImportPreviewView } from '#contract/planner-import-rows.ts'
import type { KnownWedding } from '#domain/imports/plan/known-wedding.ts'
import { previewOf } from '#domain/imports/plan/preview.ts'
import type { PlannerRow } from '#domain/planner-imports/planner-rows.ts'
import { filesOfWedding } from '#domain/planner-imports/wedding-files.ts'
import { dayInMadrid, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { documentsTaskId } from '#server/areas/imports/job-member.ts'
import { readKnownWedding } from '#server/areas/imports/known-wedding.queries.ts'
import { leftOutOf } from '#server/areas/imports/left-out-of.ts'
import { planOf } from '#server/areas/imports/read-plan.ts'
import { findMembershipOfJob } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import { importIdOf } from './bring-wedding.ts'
import { listWholeFiles } from './planner-files.queries.ts'
import type { Refusal } from './planner-imports.commands.ts'
import { findPlannerImport, type PlannerImportKey } from './planner-imports.queries.ts'
import { readRows } from './read-rows.ts'

/** One wedding as it would be, beside the one that it is the same as. Nothing is written. */
export async function previewWedding(
  deps: Pick<Platform, 'db' | 'clock'>,
  key: PlannerImportKey,
  rowKey: string,
): Promise<PlannerImportPreviewView | Refusal | 'noRow'> {
  const imported = await findPlannerImport(deps.db, key)
  if (!imported) return 'notFound'
  if (imported.state !== 'open') return 'closed'
  const { plan, files } = await readRows(deps.db, imported)
  const row = plan.rows.find((one) => one.key === rowKey)
  if (!row) return 'noRow'
  const known = await findKnown(deps, key.plannerId, row)
  const whole = await listWholeFiles(deps.db, key, row.fileIds)
  const out = row.parts.flatMap(({ fileId, at, isOut }) => (isOut ? [`${fileId}:${at}`] : []))
  const id = importIdOf(key, rowKey)
  const read = planOf(filesOfWedding(row, whole), known, { weddingId: id, id, answers: { out } })
  const ids = new Set(row.fileIds)
  return {
    ...previewOf(read.plan, known),
    ...{ date: row.date, venue: row.place },
    leftOut: leftOutOf({ ...read, files: files.filter((file) => ids.has(file.id)) }),
  }
}

async function findKnown(
  deps: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  { sameAs, date }: PlannerRow,
): Promise<KnownWedding> {
  const now = deps.clock.now()
  const member = sameAs && (await findMembershipOfJob(deps, { weddingId: sameAs, userId }))
  return member
    ? readKnownWedding(deps.db, member, now)
    : { ...NEW_WEDDING, today: dayInMadrid(now), date, documentsTaskId: documentsTaskId(userId) }
}

/** A wedding in which there is nothing yet. */
const NEW_WEDDING: Omit<KnownWedding, 'today' | 'date' | 'documentsTaskId'> = {
  ...{
    mayChangeDate: true,
    timeZone: WEDDING_TIME_ZONE,
    guests: [],
    vendors: [],
    components: [],
    tasks: [],
    agenda: { days: [], items: [] },
  },
  ...{ seating: { tables: [], people: [] }, folders: [], images: [], documents: [] },
}
