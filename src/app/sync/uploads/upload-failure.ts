import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { isAway } from '../away.ts'
import type { Upload } from './uploads.ts'

type FailureOptions<Place> = { onFail?: (place: Place, message: string) => void }

/** Whether the person may send the same file again: it was the network or the server, not the file. */
export const canSendAgain = (error: unknown): boolean =>
  /^(OFFLINE|UPLOAD_INTERRUPTED|INTERNAL_SERVER_ERROR|TOO_MANY_REQUESTS|OVERLOADED|.*_UNAVAILABLE|.*_BUSY|STORAGE_FULL)$/.test(
    codeOf(error),
  )

/** Whether the same upload may succeed later; a full disk is said instead. */
export function isWorthWaiting(error: unknown): boolean {
  const code = codeOf(error)
  if (code === 'TOO_MANY_REQUESTS' || code === 'UPLOAD_INTERRUPTED') return true
  return isAway(error) && code !== 'STORAGE_FULL'
}

/** Decides about an upload that was refused or got no answer. */
export function failureOf<Place>(
  { place, name }: Upload<Place>,
  error: unknown,
  { onFail }: FailureOptions<Place>,
): Partial<Upload<Place>> {
  const code = codeOf(error)
  if (code === 'FILE_EXISTS') return { status: 'taken', progress: 0 }
  const message = `No hemos podido subir «${name}». ${messageFor(error)}`
  onFail?.(place, message)
  return { status: 'failed', message, isRetriable: canSendAgain(error) }
}
