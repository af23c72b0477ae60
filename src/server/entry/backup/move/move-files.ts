import { DatabaseClient } from '#db/connection/database-client.ts'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import type { Files } from '#server/platform/files/files.ts'
import { StartError } from '#server/platform/start-error.ts'

export type MovedFiles = { copied: number; there: number; missing: number }

/** Copies the files that rows refer to into another store; those that are there already are left as they are. */
export async function moveFiles(
  connectionString: string,
  from: Files,
  to: Files,
  signal: AbortSignal,
): Promise<MovedFiles> {
  const moved = { copied: 0, there: 0, missing: 0 }
  const client = new DatabaseClient({ connectionString, keepAlive: true })
  await client.connect()
  try {
    await shareId(client, from, to)
    for (const { bucket, table, column } of FILE_COLUMNS) {
      const { rows } = await client.query<{ path: string }>(
        `select distinct ${column} as path from ${table} where ${column} is not null`,
      )
      for (const { path } of rows) {
        signal.throwIfAborted()
        moved[await moveFile(bucket, path, from, to)] += 1
      }
    }
    return moved
  } finally {
    await client.end()
  }
}

/** Throws `StartError` where one of the stores is of another installation than the database: files of both would be mixed. */
async function shareId(client: DatabaseClient, from: Files, to: Files): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from installation')
  const id = rows[0]?.id ?? (await from.readInstallationId())
  for (const store of [from, to]) {
    const found = await store.readInstallationId()
    if (found === null || found === id) continue
    throw new StartError(
      `The files in ${store.place} are of another installation (${found}): name the store of this one, or an empty one.`,
    )
  }
  if (id !== null) await to.writeInstallationId(id)
}

/** A file of a path never changes, so that its size tells whether it has arrived. */
async function moveFile(
  bucket: (typeof FILE_COLUMNS)[number]['bucket'],
  path: string,
  from: Files,
  to: Files,
): Promise<keyof MovedFiles> {
  const [found, arrived] = [await from.find(bucket, path), await to.find(bucket, path)]
  if (arrived && (!found || arrived.size === found.size)) return 'there'
  if (!found) return 'missing'
  await to.put(bucket, path, await found.read(), found.size)
  return 'copied'
}
