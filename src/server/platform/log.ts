import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Names of fields that may carry a secret or personal data; they are never written, wherever they turn up. */
const confidential = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'email',
  'name',
  'phone',
  'connectionString',
])

export function createLog(format: 'json' | 'lines', destination: DestinationStream = process.stdout): Log {
  const options = {
    base: null,
    serializers: { err: withoutValues },
    // Not pino's own `redact`: its wildcards cost more on every request than answering many of them does.
    formatters: { log: withoutConfidential },
  }
  return pino(options, format === 'json' ? destination : shortLines(destination))
}

function withoutConfidential(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (confidential.has(name)) return [name, '[redacted]']
      return [name, isPlain(value) ? withoutConfidential(value) : value]
    }),
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

type LoggedError = { type: string; code?: unknown; message: string; stack?: string; cause?: LoggedError }

/** Database errors repeat the values of the failed row (`detail`, `params`, Drizzle's message): those stay out. */
function withoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, query } = error as { code?: unknown; query?: unknown }
  const message = typeof query === 'string' ? `Failed query: ${query}` : withoutPeople(error)
  const frames = error.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? []
  return {
    type: error.name,
    code,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    cause: error.cause === undefined ? undefined : withoutValues(error.cause),
  }
}

/** Mail servers name the recipient, and PostgreSQL the value that it could not read (class 22). */
const ADDRESS = /[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g
const DATA_EXCEPTION = /^22\w{3}$/
const QUOTED = /"[^"]*"/g

function withoutPeople(error: Error): string {
  const { code } = error as { code?: unknown }
  const named = error.message.replaceAll(ADDRESS, '…')
  return typeof code === 'string' && DATA_EXCEPTION.test(code) ? named.replaceAll(QUOTED, '"…"') : named
}

type Entry = { level: number; time: number; msg?: string; err?: LoggedError; [field: string]: unknown }

/** One short line a step for a person at the console; an error keeps its stack. */
function shortLines(destination: DestinationStream): DestinationStream {
  return {
    write(json) {
      const { level, time: _time, msg, err, ...fields } = JSON.parse(json) as Entry
      const label = level >= 50 ? 'Error: ' : level >= 40 ? 'Warning: ' : ''
      const details = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
      const causes = []
      for (let error = err; error; error = error.cause) causes.push(error.stack ?? error.message)
      const text = [[msg, ...details].join(' '), ...causes].filter(Boolean)
      destination.write(`${label}${text.join('\n')}\n`)
    },
  }
}
