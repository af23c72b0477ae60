/** `full`: no room for another file. `unavailable`: it does not answer, or refuses us. */
export type StorageState = 'ok' | 'full' | 'unavailable'

/** The store cannot do what was asked now, but the same may succeed later. */
export class StorageError extends Error {
  readonly state: Exclude<StorageState, 'ok'>
  constructor(state: Exclude<StorageState, 'ok'>, cause: unknown) {
    super(state === 'full' ? 'The store of files is full' : 'The store of files is unavailable', { cause })
    this.state = state
  }
}

/** 53100 is PostgreSQL's: the row of a file needs room too. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull'])

const UNAVAILABLE = new Set([
  'EACCES',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EIO',
  'ELOOP',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPERM',
  'EPIPE',
  'EROFS',
  'ESTALE',
  'ETIMEDOUT',
  'TimeoutError',
  'AbortError',
])

type Failure = {
  code?: string
  name?: string
  cause?: unknown
  $metadata?: { httpStatusCode?: number }
}

/** The state of the store by a failure; `ok` when the failure has another reason. */
export function storageStateOf(error: unknown): StorageState {
  for (const { code, name, $metadata } of causesOf(error)) {
    const status = $metadata?.httpStatusCode ?? 0
    if (FULL.has(code ?? '') || FULL.has(name ?? '') || status === 507) return 'full'
    if (UNAVAILABLE.has(code ?? '') || UNAVAILABLE.has(name ?? '') || status >= 500 || status === 403) {
      return 'unavailable'
    }
  }
  return 'ok'
}

/** Rethrows a failure of the store as a `StorageError`, any other as it is. */
export function rethrow(error: unknown): never {
  const state = storageStateOf(error)
  throw state === 'ok' || error instanceof StorageError ? error : new StorageError(state, error)
}

/** Whether the store said that there is no such file. flydrive wraps its error as the cause of its own. */
export const isMissing = (error: unknown): boolean =>
  causesOf(error).some(({ code, $metadata }) => code === 'ENOENT' || $metadata?.httpStatusCode === 404)

function causesOf(error: unknown): Failure[] {
  const causes: Failure[] = []
  for (let one = error; one instanceof Object && causes.length < 5; one = (one as Failure).cause) {
    causes.push(one as Failure)
  }
  return causes
}
