import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Config, readConfig } from '#server/platform/config.ts'
import { readOrCreateSecret } from '#server/platform/secret-file.ts'
import { StartError } from '#server/platform/start-error.ts'

type Variables = Record<string, string | undefined>

/** An installation as it stands, and as it will. */
export type Places = { from: Config; to: Config; isSameDatabase: boolean; isSameStore: boolean }

/**
 * Reads the environment of now and the one of the new place, a file of lines `NAME=value`. A new DATA_DIR gets the
 * secrets of the old place. Throws `StartError` when people could not sign in there, or nothing would move.
 */
export function readPlaces(env: Variables, file: string): Places {
  const from = readConfig(env)
  const given = readVariables(file)
  if (!given['DATABASE_URL'] && given['DATA_DIR']) bringSecrets(given['DATA_DIR'], from, given)
  const to = readConfig(given)
  if (to.authSecret !== from.authSecret) {
    throw new StartError(
      `AUTH_SECRET in ${file} has to be the one of now (${env['AUTH_SECRET'] ? 'AUTH_SECRET' : `${from.dataDir}/auth-secret`}): people could not sign in.`,
    )
  }
  const isSameDatabase = databaseOf(from) === databaseOf(to)
  const isSameStore = storeOf(from) === storeOf(to)
  if (isSameDatabase && isSameStore) throw new StartError(`${file} names the database and the store of now.`)
  return { from, to, isSameDatabase, isSameStore }
}

function bringSecrets(folder: string, { authSecret, vapid }: Config, given: Variables): void {
  try {
    if (!given['AUTH_SECRET']) readOrCreateSecret(folder, 'auth-secret', () => authSecret)
    readOrCreateSecret(folder, 'vapid-private-key', () => vapid.privateKey)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The new DATA_DIR cannot be written to (${(error as Error).message}).`)
  }
}

function readVariables(file: string): Variables {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(`The environment of the new place cannot be read (${(error as Error).message}).`)
  }
}

const databaseOf = ({ database, dataDir }: Config) => (database.kind === 'embedded' ? dataDir : database.url)

const storeOf = ({ files, dataDir }: Config) =>
  files.kind === 'disk' ? dataDir : `${files.endpoint} ${files.bucket}`
