import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'

export type BackupArguments = {
  command: 'backup' | 'check' | 'restore' | 'list' | 'wedding' | 'move'
  file: string
  passphrase: string | null
  /** The one wedding to restore, and the address of an account that becomes its member. */
  weddingId: string | null
  member: string | null
  /** Beside the wedding that is there, as another. */
  isCopy: boolean
}

const USAGE = `Usage:
  npm run backup -- FILE           writes a backup to FILE, or to the standard output with - (and npm run --silent)
  npm run backup -- --check FILE   reads a backup whole and says whether it is what was written
  npm run restore -- FILE          restores a backup into an empty database and an empty store
  npm run restore -- FILE --weddings                       lists the weddings that a backup has
  npm run restore -- FILE --wedding ID [--member EMAIL]    brings one wedding back that is gone, while the server runs
  npm run restore -- FILE --wedding ID --copy [--member EMAIL]    puts one wedding beside the one that is there, as another
  npm run move -- FILE             moves to the database and the store that a file of environment variables names
With --passphrase-file PATH, or BACKUP_PASSPHRASE, a backup is encrypted.`

/** Fewer letters are tried out in a day. */
const PASSPHRASE_MIN = 12

/** Reads the arguments of the command line. Throws `StartError` with the usage, or with one line about the passphrase. */
export function readArguments(
  command: string | undefined,
  given: string[],
  env: Record<string, string | undefined>,
): BackupArguments {
  // A check without its command would write over the backup that it is to read.
  if (!isCommand(command)) throw new StartError(USAGE)
  const { values, positionals } = parse(given)
  const [file] = positionals
  const { check, weddings, wedding: weddingId = null, member = null, copy: isCopy = false } = values
  const isWrong =
    positionals.length !== 1 ||
    (command === 'restore' ? weddings && weddingId !== null : weddings || weddingId !== null) ||
    (check && command !== 'backup') ||
    ((member !== null || isCopy) && weddingId === null) ||
    (weddingId !== null && !UUID.test(weddingId))
  if (file === undefined || isWrong) throw new StartError(USAGE)
  const isTalking = Boolean(env['npm_lifecycle_event']) && env['npm_config_loglevel'] !== 'silent'
  if (command === 'backup' && file === '-' && isTalking) {
    throw new StartError(
      'npm writes to the standard output too, and nobody could read the backup: npm run --silent backup -- -',
    )
  }
  // npm runs its scripts in its own folder; the person stands in another.
  const at = (path: string) => resolve(env['INIT_CWD'] ?? '', path)
  const passphraseFile = values['passphrase-file']
  const passphrase = readPassphrase(passphraseFile && at(passphraseFile), env['BACKUP_PASSPHRASE'])
  const asked = check ? 'check' : weddings ? 'list' : weddingId === null ? command : 'wedding'
  return { command: asked, file: file === '-' ? file : at(file), passphrase, weddingId, member, isCopy }
}

const COMMANDS = ['backup', 'restore', 'move'] as const

const isCommand = (word: string | undefined): word is (typeof COMMANDS)[number] =>
  COMMANDS.some((command) => command === word)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parse(args: string[]) {
  const options = {
    check: { type: 'boolean' },
    weddings: { type: 'boolean' },
    wedding: { type: 'string' },
    member: { type: 'string' },
    copy: { type: 'boolean' },
    'passphrase-file': { type: 'string' },
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartError(USAGE)
  }
}

function readPassphrase(file: string | undefined, given: string | undefined): string | null {
  const passphrase = file === undefined ? given : readLine(file)
  if (passphrase === undefined) return null
  if (passphrase.trim() === '') {
    throw new StartError(
      'BACKUP_PASSPHRASE is empty, as when it could not be read: give it, or unset it for a backup that is not encrypted.',
    )
  }
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
