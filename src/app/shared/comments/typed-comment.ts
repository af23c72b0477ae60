import { COMMENT_MAX } from '#domain/comments/comments.ts'
import { CodedError, messageFor } from '../error-messages.ts'

/** Reads the typed comment, or says why it cannot be sent; `null` when nothing was typed. */
export function readComment(typed: string): { text: string } | { problem: string } | null {
  const text = typed.replaceAll('\u0000', '').toWellFormed().trim()
  if (text === '') return null
  const { length } = text
  if (length <= COMMENT_MAX) return { text }
  return { problem: messageFor(new CodedError('TEXT_TOO_LONG', { max: COMMENT_MAX, length })) }
}
