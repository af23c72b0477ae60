import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'

export type BackupArguments = {
  command: 'backup' | 'check' | 'restore'
  file: string
  passphrase: string | null
}

const USAGE = `Usage:
  npm run backup -- FILE           writes a backup to FILE, or to the standard output with - (and npm run --silent)
  npm run backup -- --check FILE   reads a backup whole and says whether it is what was written
  npm run restore -- FILE          restores a backup into an empty database and an empty store
With --passphrase-file PATH, or BACKUP_PASSPHRASE, a backup is encrypted.`

/** Fewer letters are tried out in a day. */
const PASSPHRASE_MIN = 12

/** Reads the arguments of the command line. Throws `StartError` with the usage, or with one line about the passphrase. */
export function readArguments(
  command: 'backup' | 'restore',
  given: string[],
  env: Record<string, string | undefined>,
): BackupArguments {
  const { values, positionals } = parse(given)
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || (values.check && command === 'restore')) {
    throw new StartError(USAGE)
  }
  const passphrase = readPassphrase(values['passphrase-file'], env['BACKUP_PASSPHRASE'])
  return { command: values.check ? 'check' : command, file, passphrase }
}

function parse(args: string[]) {
  const options = { check: { type: 'boolean' }, 'passphrase-file': { type: 'string' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartError(USAGE)
  }
}

function readPassphrase(file: string | undefined, given: string | undefined): string | null {
  const passphrase = file === undefined ? given : readLine(file)
  if (!passphrase) return null
  if (passphrase.length < PASSPHRASE_MIN) {
    throw new StartError(`The passphrase must have at least ${PASSPHRASE_MIN} characters.`)
  }
  return passphrase
}

function readLine(file: string): string {
  try {
    const [line] = readFileSync(file, 'utf8').split(/\r?\n/)
    if (line) return line
  } catch (error) {
    throw new StartError(`The passphrase cannot be read (${(error as Error).message}).`)
  }
  throw new StartError(`${file} has no passphrase in its first line.`)
}
