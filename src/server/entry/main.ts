import { createLog } from '#server/platform/log.ts'
import { sayWhyNotStarted, takeOverConsole } from '#server/platform/process-output.ts'
import { StopSteps } from '#server/platform/stop-steps.ts'
import { startServer } from './start-server.ts'

/** The configuration is read later, and may be what is wrong. */
const format = process.env['LOG_FORMAT'] === 'json' ? 'json' : 'lines'
const steps = createLog(format)
if (format === 'json') takeOverConsole(steps)

/** How long a stop may take, in milliseconds: a database that does not answer must not keep the process. */
const STOP_MAX_MS = 4800

const stops = new StopSteps()
const starting = startServer(process.env, steps, { demo: process.argv.includes('--demo'), stops })

let isTold = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isTold = true
    steps.info('Stopping')
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
    stopAll().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

/** A start that is still under way comes to its end first, and nothing of it is left running. */
async function stopAll() {
  await stops.stop()
  await starting.catch(() => {})
  await stops.stop()
}

starting.catch((error) => {
  if (isTold) return
  sayWhyNotStarted(error, createLog(format, process.stderr))
  process.exit(1)
})
