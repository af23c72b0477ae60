import { connect, disconnect } from '#db/client.ts'
import { DatabaseClient } from '#db/connection/database-client.ts'
import { checkBackup } from '#server/platform/backup/check-backup.ts'
import { refuseOtherVersions } from '#server/platform/backup/restore-backup.ts'
import { withScratchDatabase } from '#server/platform/backup/scratch-database.ts'
import { listWeddings } from '#server/platform/backup/weddings-in-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { reachPostgres } from '#server/platform/postgres/reach-postgres.ts'
import { StartError } from '#server/platform/start-error.ts'
import { migrationsFolder } from '../../project-root.ts'
import { reachDatabase } from '../reach-database.ts'
import type { BackupArguments } from '../read-arguments.ts'
import type { Surroundings } from '../run-backup.ts'
import { prepareWedding } from './prepare-wedding.commands.ts'
import { putCopy } from './put-copy.ts'
import { putWedding, type Ways } from './put-wedding.ts'
import { refuseTarget } from './refuse-target.ts'

const SCRATCH_TIMEOUTS = { connect: 10_000, statement: 0, lock: 0, idleInTransaction: 0, answer: 0 }

/** Says which weddings a backup has, a line each. */
export async function runList(
  { file, passphrase }: BackupArguments,
  { steps, signal }: Surroundings,
): Promise<void> {
  for (const { id, name, eventDate, createdAt } of await listWeddings({ file, passphrase, signal })) {
    steps.info(`${id}  ${eventDate ?? 'no date   '}  ${name}  (since ${createdAt.slice(0, 10)})`)
  }
}

/**
 * Brings one wedding of a backup back into an installation from which it is gone, or puts it beside the one that is
 * there as a copy; the server may run.
 */
export async function runWedding(
  { file, passphrase, weddingId, member, isCopy }: BackupArguments & { weddingId: string },
  { env, steps, signal }: Surroundings,
): Promise<void> {
  const backup = { file, passphrase, signal }
  const { header } = await checkBackup(backup)
  refuseOtherVersions(header, migrationsFolder(), file)
  const wedding = (await listWeddings(backup)).find(({ id }) => id === weddingId)
  if (!wedding)
    throw new StartError(`${file} has no wedding ${weddingId}: --weddings lists those that it has.`)
  const config = readConfig(env, { makesSecrets: false })
  const { connectionString, stop } = await reachDatabase(config, steps, reachPostgres)
  const target = new DatabaseClient({ connectionString, keepAlive: true })
  try {
    await target.connect()
    const store = await openFiles(config, systemClock)
    const { installationId } = header
    await refuseTarget({ target, store }, { weddingId, isCopy, installationId })
    const ways = { target, store, backup, weddingId, member }
    const put = await inScratch(ways, async (all) =>
      isCopy
        ? { ...(await putCopy(all, { name: wedding.name, madeAt: new Date(header.madeAt) })) }
        : { ...(await putWedding(all)), id: null, name: wedding.name },
    )
    const { rows, files, missing, members, gone } = put
    const as = put.id === null ? '' : ` as ${put.name}, ${put.id}`
    steps.info(
      `Restored ${wedding.name} as it was at ${header.madeAt}${as}: ${rows} rows, ${files} files, ${members} members`,
    )
    if (gone > 0)
      steps.warn(`${gone} of its members have no account any more: their names are where they were typed`)
    if (missing > 0) steps.warn(`${missing} of its files were not in the backup`)
  } finally {
    await target.end()
    await stop()
  }
}

/** Lets `put` take a wedding out of the backup's rows, prepared for where it goes; how many of its members are gone comes along. */
const inScratch = <T>(
  ways: Omit<Ways, 'scratch'>,
  put: (ways: Ways) => Promise<T>,
): Promise<T & { gone: number }> =>
  withScratchDatabase({ ...ways.backup, migrationsFolder: migrationsFolder() }, async (address) => {
    const gone = await preparedIn(address, ways.target, ways.weddingId)
    const scratch = new DatabaseClient({ connectionString: address })
    await scratch.connect()
    try {
      return { gone, ...(await put({ ...ways, scratch })) }
    } finally {
      await scratch.end()
    }
  })

async function preparedIn(address: string, target: Ways['target'], weddingId: string): Promise<number> {
  const db = connect({ connectionString: address, max: 1 }, SCRATCH_TIMEOUTS)
  try {
    return await prepareWedding(db, target, weddingId)
  } finally {
    await disconnect(db)
  }
}
