import { Parser } from 'htmlparser2'
import type { Address, Email } from 'postal-mime'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import type { RequestSource } from '#domain/planners/planner-requests.ts'
import { readRequestText } from '#domain/planners/read-request-text.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { TypedDetails } from './typed-requests.commands.ts'

/** Longest HTML that is read, in characters: what a person writes is far less. */
const HTML_MAX = 200_000

/** Senders that are programs: the address of the couple stands in the text of their mails. */
const NO_SENDER = /^(?:no-?reply|no-?responder|noresponder|notifica|mailer|bounce|info@(?:bodas|zankyou))/i

const DIRECTORY = /@(?:[\w-]+\.)*(?:bodas\.net|zankyou\.[a-z.]+|matrimonio\.[a-z.]+|casamentos\.[a-z.]+)$/i

/**
 * The request in a mail that a planner forwards, by hand or with a rule of their mailbox: its text as a pasted one is
 * read, and its sender where the planner is not. What is missing stays open; the name is at least the subject.
 */
export function readForwardedRequest(
  mail: Email,
  { own, today }: { own: readonly string[]; today: IsoDate },
): TypedDetails {
  const text = mail.text?.trim() || textOfHtml(mail.html ?? '')
  const sender = senderOf(mail.replyTo?.[0], own) ?? senderOf(mail.from, own)
  const { message, ...read } = readRequestText(text, { today, own })
  const subject = cleanLine(mail.subject ?? '').replace(/^(?:(?:fwd?|rv|re|reenv)\s*:\s*)+/i, '')
  return {
    ...read,
    name: (read.name ?? sender?.name) || subject.slice(0, FULL_NAME_MAX) || 'Sin nombre',
    email: sender?.email ?? read.email,
    source: sourceOf(mail, text),
    message: message || subject,
  }
}

function senderOf(from: Address | undefined, own: readonly string[]) {
  const email = from?.address?.toLowerCase()
  if (!email || NO_SENDER.test(email) || own.some((address) => address.toLowerCase() === email)) return null
  return { email, name: cleanLine(from?.name ?? '').slice(0, FULL_NAME_MAX) }
}

const sourceOf = ({ from }: Email, text: string): RequestSource =>
  DIRECTORY.test(from?.address ?? '') || /^(?:de|from)\s*:.*@(?:[\w-]+\.)*bodas\.net/im.test(text)
    ? 'directory'
    : 'other'

/** The words of a mail that has no plain text: blocks and rows are lines, and what is not shown is left out. */
function textOfHtml(html: string): string {
  let [text, hidden] = ['', 0]
  const parser = new Parser({
    onopentag(name) {
      if (HIDDEN.has(name)) hidden += 1
      if (BLOCKS.has(name)) text += '\n'
    },
    ontext(words) {
      if (hidden === 0) text += words.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1
      if (BLOCKS.has(name)) text += '\n'
      if (name === 'td' || name === 'th') text += ' '
    },
  })
  parser.end(html.slice(0, HTML_MAX))
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

const HIDDEN = new Set(['style', 'script', 'head', 'title'])
const BLOCKS = new Set(['p', 'div', 'br', 'tr', 'li', 'h1', 'h2', 'h3', 'blockquote', 'table'])
