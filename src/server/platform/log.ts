import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Names of fields that may carry a secret or somebody's data; they are never written, wherever they turn up. */
const confidential = [
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
]

export function createLog(format: 'json' | 'lines', destination: DestinationStream = process.stdout): Log {
  const options = {
    base: null,
    serializers: { err: withoutValues },
    redact: {
      paths: confidential.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '[redacted]',
    },
  }
  return pino(options, format === 'json' ? destination : shortLines(destination))
}

type LoggedError = { type: string; code?: unknown; message: string; stack?: string; cause?: LoggedError }

/** Database errors repeat the values of the failed row (`detail`, `params`, Drizzle's message): those stay out. */
function withoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, query } = error as { code?: unknown; query?: unknown }
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message
  const frames = error.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? []
  return {
    type: error.name,
    code,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    cause: error.cause === undefined ? undefined : withoutValues(error.cause),
  }
}

type Entry = { level: number; msg?: string; err?: LoggedError }

/** One short line a step for a person at the console; an error keeps its stack. */
function shortLines(destination: DestinationStream): DestinationStream {
  return {
    write(json) {
      const entry = JSON.parse(json) as Entry
      const label = entry.level >= 50 ? 'Error: ' : entry.level >= 40 ? 'Warning: ' : ''
      const causes = []
      for (let error = entry.err; error; error = error.cause) causes.push(error.stack ?? error.message)
      const text = [entry.msg, ...causes].filter(Boolean)
      destination.write(`${label}${text.join('\n')}\n`)
    },
  }
}
