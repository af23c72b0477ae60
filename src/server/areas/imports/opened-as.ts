import type { Database } from '#db/client.ts'
import { openedIdOf } from '#server/areas/archive/open-stored.ts'
import { listOpened } from '#server/areas/archive/opened-weddings.queries.ts'
import type { ImportFileRow } from './import-files.queries.ts'

/** The ids that name a ZIP that waits in an import. */
export const archiveKeyOf = ({ weddingId, importId, id }: ImportFileRow) => [weddingId, importId, id]

/** The weddings as which files of an import were opened by its author, by the ids of the files. */
export async function listOpenedAs(
  db: Database,
  userId: string,
  files: readonly ImportFileRow[],
): Promise<Map<string, string>> {
  const ours = files
    .filter(({ brief }) => brief.some(({ kind }) => kind === 'ours'))
    .map((file) => ({ id: file.id, openedAs: openedIdOf(userId, archiveKeyOf(file)) }))
  if (ours.length === 0) return new Map()
  const opened = await listOpened(
    db,
    userId,
    ours.map(({ openedAs }) => openedAs),
  )
  const known = new Set(opened.map(({ id }) => id))
  return new Map(ours.filter(({ openedAs }) => known.has(openedAs)).map(({ id, openedAs }) => [id, openedAs]))
}
