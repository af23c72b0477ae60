import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'
import { INTERRUPTING, Interruption } from './interruption.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

/** The standard output may be the backup itself. */
const steps = createLog('lines', process.stderr)

const interruption = new AbortController()
for (const code of INTERRUPTING) process.once(code, () => interruption.abort(new Interruption(code)))

const [command, ...given] = process.argv.slice(2)
try {
  const read = readArguments(command, given, process.env)
  const { signal } = interruption
  await runCommand(read, { env: process.env, steps, standardOutput: process.stdout, signal })
  process.exit(0)
} catch (error) {
  // A reason the person can act on is one line; anything else is a bug and keeps its stack.
  if (error instanceof StartError) steps.fatal(error.message)
  else steps.fatal({ err: error }, `npm run ${command} failed`)
  process.exit(error instanceof Interruption ? error.exitCode : 1)
}
