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

/** Does what the command line asks for. Throws `StartError` with one line when it cannot be done. */
export const runCommand = (read: BackupArguments, surroundings: Surroundings): Promise<void> =>
  COMMANDS[read.command](read, surroundings)
