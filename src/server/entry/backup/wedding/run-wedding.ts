import { connect, disconnect } from '#db/client.ts'
import { DatabaseClient } from '#db/connection/database-client.ts'
import { checkBackup } from '#server/platform/backup/check-backup.ts'
import { refuseOtherVersions } from '#server/platform/backup/restore-backup.ts'
import { withScratchDatabase } from '#server/platform/backup/scratch-database.ts'
import { listWeddings } from '#server/platform/backup/weddings-in-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { readDatabaseVersion } from '#server/platform/postgres/migrations/applied.ts'
import { reachPostgres } from '#server/platform/postgres/reach-postgres.ts'
import { StartError } from '#server/platform/start-error.ts'
import { migrationsFolder } from '../../project-root.ts'
import { reachDatabase } from '../reach-database.ts'
import type { BackupArguments } from '../read-arguments.ts'
import type { Surroundings } from '../run-backup.ts'
import { prepareWedding } from './prepare-wedding.commands.ts'
import { putWedding } from './put-wedding.ts'

const SCRATCH_TIMEOUTS = { connect: 10_000, statement: 0, lock: 0, idleInTransaction: 0, answer: 0 }

/** Says which weddings a backup has, a line each. */
export async function runList(
  { file, passphrase }: BackupArguments,
  { steps }: Pick<Surroundings, 'steps'>,
): Promise<void> {
  for (const { id, name, eventDate, createdAt } of await listWeddings(file, passphrase)) {
    steps.info(`${id}  ${eventDate ?? 'no date   '}  ${name}  (since ${createdAt.slice(0, 10)})`)
  }
}

/** Brings one wedding of a backup back into an installation from which it is gone; the server may run. */
export async function runWedding(
  { file, passphrase, weddingId, member }: BackupArguments & { weddingId: string },
  { env, steps }: Surroundings,
): Promise<void> {
  const { header } = await checkBackup(file, passphrase)
  refuseOtherVersions(header, migrationsFolder(), file)
  const wedding = (await listWeddings(file, passphrase)).find(({ id }) => id === weddingId)
  if (!wedding)
    throw new StartError(`${file} has no wedding ${weddingId}: --weddings lists those that it has.`)
  const config = readConfig(env)
  const { connectionString, stop } = await reachDatabase(config, steps, reachPostgres)
  const target = new DatabaseClient({ connectionString, keepAlive: true })
  try {
    await target.connect()
    await refuseTarget(target, weddingId, header.installationId)
    const store = await openFiles(config, systemClock)
    const backup = { file, passphrase }
    const put = await withScratchDatabase(
      { ...backup, migrationsFolder: migrationsFolder() },
      async (address) => {
        const gone = await preparedIn(address, target, weddingId)
        const scratch = new DatabaseClient({ connectionString: address })
        await scratch.connect()
        try {
          return { gone, ...(await putWedding({ scratch, target, store, backup, weddingId, member })) }
        } finally {
          await scratch.end()
        }
      },
    )
    const { rows, files, missing, members, gone } = put
    steps.info(
      `Restored ${wedding.name} as it was at ${header.madeAt}: ${rows} rows, ${files} files, ${members} members`,
    )
    if (gone > 0)
      steps.warn(`${gone} of its members have no account any more: their names are where they were typed`)
    if (missing > 0) steps.warn(`${missing} of its files were not in the backup`)
  } finally {
    await target.end()
    await stop()
  }
}

async function preparedIn(address: string, target: DatabaseClient, weddingId: string): Promise<number> {
  const db = connect({ connectionString: address, max: 1 }, SCRATCH_TIMEOUTS)
  try {
    return await prepareWedding(db, target, weddingId)
  } finally {
    await disconnect(db)
  }
}

/** The wedding must be gone from an installation that is the one of the backup and has the tables of this program. */
async function refuseTarget(
  target: DatabaseClient,
  weddingId: string,
  installationId: string | null,
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
  const there = await target.query<{ is_deleted: boolean }>(
    `select exists (select from deleted_weddings d where d.wedding_id = w.id) as is_deleted from weddings w where w.id = $1`,
    [weddingId],
  )
  const [found] = there.rows
  if (!found) return
  throw new StartError(
    found.is_deleted
      ? 'The wedding was deleted within the last week and is there still: the person who deleted it can take it back.'
      : 'The wedding is there still: nothing of it is replaced.',
  )
}
