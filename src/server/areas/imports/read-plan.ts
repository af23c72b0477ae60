import { createHash } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { type FileOfImport, type KnownWedding, partsOf } from '#domain/imports/plan/known-wedding.ts'
import { planWedding, type WeddingPlan } from '#domain/imports/plan/plan-wedding.ts'
import type { Membership } from '#server/core/membership.ts'
import { idFromKey } from '#server/platform/ids.ts'
import { type ImportFileRow, listFiles, listReadings } from './import-files.queries.ts'
import type { ImportRow } from './imports.queries.ts'
import { readKnownWedding } from './known-wedding.queries.ts'

type Reader = Pick<Membership, 'weddingId' | 'access'>
type Listed = Pick<ImportFileRow, 'id' | 'name' | 'hash' | 'problem' | 'leftOut'>[]

export type ReadPlan = {
  plan: WeddingPlan
  known: KnownWedding
  files: Listed
  parts: ReturnType<typeof partsOf>
  /** Names the plan: another one, or another plan of the same files, has another name. */
  seen: string
}

/** The plan of what an import would write beside the wedding as it is now, as far as the member edits it. */
export async function readPlan(
  db: Database,
  member: Reader,
  row: ImportRow,
  now: Date,
  files?: Listed,
): Promise<ReadPlan> {
  const listed = files ?? (await listFiles(db, row.weddingId, row.id))
  const known = await readKnownWedding(db, member, now)
  const readings = await listReadings(db, row.weddingId, row.id)
  const read = listed.flatMap(({ id, name, hash }): FileOfImport[] => {
    const parts = readings.get(id)
    return parts ? [{ id, name, hash: hash ?? id, parts }] : []
  })
  return { ...planOf(read, known, row), files: listed }
}

/** The plan of files that have been read, wherever they wait. */
export function planOf(
  read: readonly FileOfImport[],
  known: KnownWedding,
  { weddingId, id, answers }: Pick<ImportRow, 'weddingId' | 'id' | 'answers'>,
): Omit<ReadPlan, 'files'> {
  const plan = planWedding(read, known, answers, {
    idOf: (key) => idFromKey(weddingId, `import ${id} ${key}`),
    contentIdOf: (key) => idFromKey(weddingId, `import ${key}`),
  })
  return { plan, known, parts: partsOf(read, answers), seen: seenOf(plan, known) }
}

/** A plan writes less where a section has been closed, so that is part of its name. */
function seenOf(plan: WeddingPlan, known: KnownWedding): string {
  const { guests, vendors, tasks, agenda, seating, folders } = known
  const closed = Object.entries({ guests, vendors, tasks, agenda, seating, folders })
    .filter(([, rows]) => rows === null)
    .map(([section]) => section)
  return createHash('sha256').update(JSON.stringify({ plan, closed })).digest('base64url')
}
