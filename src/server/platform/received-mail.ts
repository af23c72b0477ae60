import PostalMime, { type Email } from 'postal-mime'
import { tokenOfPlusAddress } from './plus-address.ts'

/** Parts within parts; a report of a mail that came back has two levels, and with that mail some more. */
const NESTING_MAX = 10

/** A mail has some parts. Thousands would take the parser seconds. */
const PARTS_MAX = 100

const countParts = (message: Uint8Array) => Buffer.from(message).toString('latin1').split('\n--').length

/**
 * Reads a mail that was handed over, of which the beginning is enough. `null` for what is none, or has more parts than
 * are read. With `keepsMails`, a mail within it is an attachment; otherwise its text is part of the text.
 */
export async function readReceivedMail(
  message: Uint8Array,
  { keepsMails = false }: { keepsMails?: boolean } = {},
): Promise<Email | null> {
  if (countParts(message) > PARTS_MAX) return null
  return PostalMime.parse(message, {
    attachmentEncoding: keepsMails ? 'utf8' : 'arraybuffer',
    forceRfc822Attachments: keepsMails,
    maxNestingDepth: NESTING_MAX,
  }).catch(() => null)
}

const SENT_TO = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'])

/** The token of the mailbox of the installation that a mail was sent to; `null` where it was sent to others. */
export function tokenSentTo(mail: Email, address: string): string | null {
  for (const { key, value } of mail.headers) {
    if (!SENT_TO.has(key.toLowerCase())) continue
    for (const recipient of value.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []) {
      const token = tokenOfPlusAddress(address, recipient)
      if (token) return token
    }
  }
  return null
}
