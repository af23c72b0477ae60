import { outageOf } from '#server/platform/outage.ts'
import { StartError } from '#server/platform/start-error.ts'
import { storageStateOf } from '#server/platform/storage-error.ts'
import { Interruption } from './interruption.ts'
import { runMove } from './move/run-move.ts'
import type { BackupArguments } from './read-arguments.ts'
import { runBackup, runCheck, type Surroundings } from './run-backup.ts'
import { runRestore } from './run-restore.ts'
import { runList, runWedding } from './wedding/run-wedding.ts'

const COMMANDS = {
  backup: runBackup,
  check: runCheck,
  restore: runRestore,
  list: runList,
  move: runMove,
  wedding: (read: BackupArguments, surroundings: Surroundings) =>
    runWedding({ ...read, weddingId: read.weddingId! }, surroundings),
}

/** How things stand when a command has not come to its end. */
const OUTCOMES: Record<BackupArguments['command'], string> = {
  backup: 'no backup was written',
  check: 'it was not read to its end',
  restore: 'nothing was restored',
  list: 'it was not read to its end',
  move: 'all is at the old place still, run it again',
  wedding: 'nothing was restored',
}

/** Does what the command line asks for. Throws `StartError` with one line when it cannot be done. */
export async function runCommand(read: BackupArguments, surroundings: Surroundings): Promise<void> {
  try {
    await COMMANDS[read.command](read, surroundings)
  } catch (error) {
    throw inWords(error, OUTCOMES[read.command], surroundings.signal)
  }
}

/** A signal, and a disk, a store or a database that is full or away, are a sentence for who runs the command; anything else is a bug. */
function inWords(error: unknown, outcome: string, { aborted, reason }: AbortSignal): unknown {
  // Files that could not be taken back are told of, and nothing else that went wrong on the way out.
  if (aborted && reason instanceof Interruption && !isLeft(error, reason))
    return new Interruption(reason.code, outcome)
  if (error instanceof StartError) return error
  const state = storageStateOf(error)
  const outage = outageOf(error)
  if (state === 'ok' && outage === null) return error
  const isFull = state === 'full' || outage?.code === 'STORAGE_FULL'
  const said = isFull
    ? 'There is no room for it, in the store of files, in the database or in the folder for temporary files'
    : 'The database, the store of files or the folder for temporary files cannot be used'
  return new StartError(`${said} (${reasonOf(error)}): ${outcome}.`)
}

const isLeft = (error: unknown, reason: Interruption) => error instanceof StartError && error.cause === reason

const reasonOf = (error: unknown) => (error as Error).message.split('\n')[0]
