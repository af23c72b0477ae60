import { createLog } from '#server/platform/log.ts'
import { sayWhyNotStarted, takeOverConsole } from '#server/platform/process-output.ts'
import { startServer } from './start-server.ts'

/** The configuration is read later, and may be what is wrong. */
const format = process.env['LOG_FORMAT'] === 'json' ? 'json' : 'lines'
const steps = createLog(format)
if (format === 'json') takeOverConsole(steps)

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
  sayWhyNotStarted(error, createLog(format, process.stderr))
  process.exit(1)
}
