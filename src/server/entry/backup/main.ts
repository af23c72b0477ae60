import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

/** The standard output may be the backup itself. */
const steps = createLog('lines', process.stderr)

try {
  const [command, ...given] = process.argv.slice(2)
  const read = readArguments(
    command === 'restore' || command === 'move' ? command : 'backup',
    given,
    process.env,
  )
  await runCommand(read, { env: process.env, steps, standardOutput: process.stdout })
  process.exit(0)
} catch (error) {
  // A reason the person can act on is one line; anything else is a bug and keeps its stack.
  if (error instanceof StartError) steps.fatal(error.message)
  else steps.fatal({ err: error }, 'The backup failed')
  process.exit(1)
}
