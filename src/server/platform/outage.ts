import { ORPCError } from '@orpc/client'
import { StorageError } from './storage-error.ts'

/** The error of a request that failed because the database, the store or a lock is away, which comes back by itself. */
export class Outage extends ORPCError<keyof typeof OUTAGES, undefined> {
  /** Of the answer that says so. */
  readonly headers: { 'retry-after': string }
  constructor(code: keyof typeof OUTAGES, cause: unknown) {
    const { message, retryAfterSeconds } = OUTAGES[code]
    super(code, { status: 503, message, cause })
    this.headers = { 'retry-after': String(retryAfterSeconds) }
  }
}

const OUTAGES = {
  OVERLOADED: { message: 'There is more to do than can be done at once', retryAfterSeconds: 2 },
  DATABASE_UNAVAILABLE: { message: 'The database does not answer for now', retryAfterSeconds: 5 },
  STORAGE_UNAVAILABLE: { message: 'The store of files does not answer for now', retryAfterSeconds: 10 },
  STORAGE_FULL: { message: 'There is no space left on the disk', retryAfterSeconds: 60 },
} as const

/** The outage that an error stands for, however often it was wrapped; `null` for an error of ours. */
export function outageOf(error: unknown): Outage | null {
  for (const one of chainOf(error)) {
    if (one instanceof Outage) return one
    if (one instanceof StorageError) {
      return new Outage(one.state === 'full' ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', error)
    }
    if (NO_SPACE.has(String(one.code))) return new Outage('STORAGE_FULL', error)
    if (BUSY.has(String(one.code))) return new Outage('OVERLOADED', error)
    if (isDatabaseAway(one)) return new Outage('DATABASE_UNAVAILABLE', error)
  }
  return null
}

type Link = Error & { code?: unknown }

const DEPTH_MAX = 8

/** The error, its cause, the cause of that and so on. */
function* chainOf(error: unknown): Generator<Link> {
  let one = error
  for (let depth = 0; depth < DEPTH_MAX && one instanceof Error; depth += 1) {
    yield one
    one = one.cause
  }
}

/** Of the file system, of its quota, and of PostgreSQL. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * Of the system, without files or processes to give for now, and of PostgreSQL, which has ended one of several
 * transactions that waited for each other. The same succeeds a moment later.
 */
const BUSY = new Set(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', '40001', '40P01'])

const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/

/**
 * SQLSTATEs of a server that cannot be used: connection exceptions (08), wrong or withdrawn credentials (28),
 * resources (53, 58), shutting down and cancelled by a timeout (57), locks that were not to be had in time
 * (55P03), idle for too long (25P03), read-only (25006), a database that is gone (3D000), and a server that cannot do
 * it in its present state (55000), such as one that does not accept connections.
 */
const SQLSTATES = /^(08\w{3}|28\w{3}|53\w{3}|57\w{3}|58\w{3}|55000|55P03|25P0[34]|25006|3D000)$/

/** The messages of `pg` that come without a code. */
const MESSAGES =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|Cannot use a pool after calling end on the pool)$/

/** A socket in PostgreSQL's folder that is not there has `connect` for its call; a file has another. */
const isDatabaseAway = (error: Link) =>
  SQLSTATES.test(String(error.code)) ||
  NETWORK.test(String(error.code)) ||
  MESSAGES.test(error.message) ||
  (error.code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect')
