import { createLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { startServer } from './start-server.ts'

const log = createLog(process.env['NODE_ENV'] === 'production' ? 'json' : 'lines')

try {
  const server = await startServer(process.env, log, { demo: process.argv.includes('--demo') })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log.info('Stopping')
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  // A reason the person can act on is one line; anything else is a bug and keeps its stack.
  if (error instanceof StartError) log.fatal(error.message)
  else log.fatal({ err: error }, 'Azahar could not start')
  process.exit(1)
}
