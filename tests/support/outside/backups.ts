import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { readArguments } from '#server/entry/backup/read-arguments.ts'
import { runCommand } from '#server/entry/backup/run-command.ts'
import { environmentOf } from './real-server.ts'
import type { Store } from './stores.ts'

export const PASSPHRASE = 'azahar en flor y mil noches'

/** Runs `npm run backup` or `restore` on a database and a store; gives the lines that it says. */
export async function runBackupCommand(
  command: string,
  args: string[],
  on: { store: Store; databaseUrl?: string },
  given: Record<string, string> = {},
  signal = new AbortController().signal,
): Promise<string[]> {
  const env = { ...environmentOf(on.store, on.databaseUrl), ...given }
  const lines: string[] = []
  const steps = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) })
  const surroundings = { env, steps, standardOutput: new PassThrough(), signal }
  await runCommand(readArguments(command, args, env), surroundings)
  return lines
}
