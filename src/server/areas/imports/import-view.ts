import type { ImportFileView, ImportPreviewView, ImportView } from '#contract/import-rows.ts'
import type { Database } from '#db/client.ts'
import { IMPORT_UNDO_DAYS } from '#domain/imports/imports.ts'
import { partKey } from '#domain/imports/plan/known-wedding.ts'
import { previewOf } from '#domain/imports/plan/preview.ts'
import { questionsOf } from '#domain/imports/plan/questions.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Membership } from '#server/core/membership.ts'
import { listFiles } from './import-files.queries.ts'
import type { ImportRow } from './imports.queries.ts'
import { leftOutOf } from './left-out-of.ts'
import { listOpenedAs } from './opened-as.ts'
import { readPlan } from './read-plan.ts'

type Reader = Pick<Membership, 'weddingId' | 'access'>

/** An import as its author sees it. The questions come once all of its files have been read. */
export async function viewImport(
  db: Database,
  member: Reader,
  row: ImportRow,
  now: Date,
): Promise<ImportView> {
  const files = await listFiles(db, row.weddingId, row.id)
  const isOpen = row.state === 'open' || row.state === 'failed'
  const isRead = files.every(({ state }) => state === 'read' || state === 'problem')
  return {
    ...shownOf(row),
    files: viewFiles(files, row, await listOpenedAs(db, row.createdBy, files)),
    questions: isOpen && isRead ? await readQuestions(db, member, row, now, files) : [],
  }
}

/** The same without its files. */
export const shownOf = (row: ImportRow): Omit<ImportView, 'files' | 'questions'> => ({
  id: row.id,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  progress: row.progress,
  failure: row.failure,
  outcome: row.outcome &&
    row.appliedAt && {
      ...row.outcome,
      undoUntil: undoUntil(row.appliedAt).toISOString(),
      lineId: row.lineId,
    },
})

/** Until when an import can be undone. */
export const undoUntil = (appliedAt: Date): Date => new Date(appliedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS)

type Listed = Awaited<ReturnType<typeof listFiles>>

/** A ZIP is shown as what lay in it. */
function viewFiles(
  files: Listed,
  { answers: { out = [] } }: ImportRow,
  openedAs: ReadonlyMap<string, string>,
): ImportFileView[] {
  const parents = new Set(files.map(({ parentId }) => parentId))
  return files
    .filter(({ id, state }) => !(parents.has(id) && state === 'read'))
    .map(({ id, name, bytes, received, state, problem, brief }) => ({
      ...{ id, name, bytes, received, state, problem, openedAs: openedAs.get(id) ?? null },
      parts:
        state === 'read' ? brief.map((part, at) => ({ ...part, isOut: out.includes(partKey(id, at)) })) : [],
    }))
}

async function readQuestions(db: Database, member: Reader, row: ImportRow, now: Date, files: Listed) {
  const { plan, parts, known } = await readPlan(db, member, row, now, files)
  const kinds = Object.fromEntries(
    files.flatMap(({ id, kinds }) =>
      Object.entries(kinds).map(([at, kind]) => [partKey(id, Number(at)), kind] as const),
    ),
  )
  return questionsOf(plan, parts, known, { ...row.answers, kinds })
}

/** The whole wedding as it would be. */
export async function viewPreview(
  db: Database,
  member: Reader,
  row: ImportRow,
  now: Date,
): Promise<ImportPreviewView> {
  const read = await readPlan(db, member, row, now)
  const { plan, known, parts, seen } = read
  return {
    ...previewOf(plan, known),
    seen,
    date: plan.newDate ?? known.date,
    venue: parts.find(({ part }) => part.venue !== null)?.part.venue ?? null,
    leftOut: leftOutOf(read),
  }
}
