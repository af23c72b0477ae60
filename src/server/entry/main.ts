import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startServer } from './start-server.ts'

/** For the person at the console; requests are logged as configured. */
const steps = createLog('lines')

/** How long a stop may take, in milliseconds: a database that does not answer must not keep the process. */
const STOP_MAX_MS = 4800

try {
  const server = await startServer(process.env, steps, { demo: process.argv.includes('--demo') })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      steps.info('Stopping')
      setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  // A reason the person can act on is one line; anything else is a bug and keeps its stack.
  const complaints = createLog('lines', process.stderr)
  if (error instanceof StartError) complaints.fatal(error.message)
  else complaints.fatal({ err: error }, 'Azahar could not start')
  process.exit(1)
}
