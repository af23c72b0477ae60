import type { Client } from 'pg'
import type { Files } from '#server/platform/files/files.ts'
import { schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { readDatabaseVersion } from '#server/platform/postgres/migrations/applied.ts'
import { StartError } from '#server/platform/start-error.ts'
import { migrationsFolder } from '../../project-root.ts'

/**
 * Throws `StartError` unless an installation, its store with it, is the one of the backup and has the tables of this
 * program, and the wedding is gone from it; for a copy it must be there.
 */
export async function refuseTarget(
  { target, store }: { target: Client; store: Pick<Files, 'place' | 'readInstallationId'> },
  {
    weddingId,
    isCopy,
    installationId,
  }: { weddingId: string; isCopy: boolean; installationId: string | null },
): Promise<void> {
  const known = await readDatabaseVersion(target)
  if (known?.version !== schemaVersionOf(migrationsFolder())) {
    throw new StartError(
      'The tables of this installation are of another version: start this one once before.',
    )
  }
  const { rows } = await target.query<{ id: string }>('select id from installation')
  if (rows[0]?.id !== installationId) {
    throw new StartError('The backup is of another installation: accounts and files are not the same there.')
  }
  if ((await store.readInstallationId()) !== installationId) {
    throw new StartError(
      `The files in ${store.place} are not of this installation: correct DATA_DIR or S3_*, so that those of the wedding are found.`,
    )
  }
  const there = await target.query<{ is_deleted: boolean }>(
    `select exists (select from deleted_weddings d where d.wedding_id = w.id) as is_deleted from weddings w where w.id = $1`,
    [weddingId],
  )
  const [found] = there.rows
  if (found?.is_deleted) {
    throw new StartError(
      'The wedding was deleted within the last week and is there still: the person who deleted it can take it back.',
    )
  }
  if (found && !isCopy) {
    throw new StartError(
      'The wedding is there still: nothing of it is replaced. With --copy it comes as a second one.',
    )
  }
  if (!found && isCopy)
    throw new StartError('The wedding is gone from this installation: without --copy it comes back itself.')
}
