import type { Log } from './log.ts'
import { StartError } from './start-error.ts'

const LEVELS = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  trace: 'warn',
  warn: 'warn',
  error: 'error',
} as const
const SAID_MAX = 300

/**
 * Has everything that libraries and Node.js write to the console said by our log, so that each line is one of its
 * format. Of what a library says the first words are kept: values that it adds may be those of a person.
 */
export function takeOverConsole(log: Log): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...said: unknown[]) => {
      const err = said.find((one) => one instanceof Error)
      const words = typeof said[0] === 'string' ? said[0].slice(0, SAID_MAX) : undefined
      log[level]({ ...(err && { err }), ...(words && { said: words }) }, 'a library says')
    }
  }
  // The listener of Node.js writes lines of its own.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node.js warns'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Azahar ends: nothing has caught an error')
    process.exit(1)
  })
}

/** A reason that a person can act on is one line; anything else is a bug and keeps its stack. */
export function sayWhyNotStarted(error: unknown, complaints: Log): void {
  if (error instanceof StartError) complaints.fatal(error.message)
  else complaints.fatal({ err: error }, 'Azahar could not start')
}
