import type { Email } from 'postal-mime'
import { type MailRefusal, refusalOf } from '#domain/households/mail-refusals.ts'
import { readReceivedMail, tokenSentTo } from '#server/platform/received-mail.ts'

/** A mail that could not be delivered: the token of its recipient, and why. */
export type Bounce = { token: string; refusal: MailRefusal }

/**
 * Reads a report on a mail that was returned (RFC 3464), of which the beginning is enough. `null` for everything
 * else: answers of people and holiday notes, and reports that a mail is late or has arrived.
 */
export async function readBounce(message: Uint8Array, bounceAddress: string): Promise<Bounce | null> {
  const mail = await readReceivedMail(message, { keepsMails: true })
  const report = mail && partOf(mail, /^message\/(global-)?delivery-status$/)
  const refusal = report ? refusalIn(report) : null
  const token = refusal && mail && tokenOf(mail, bounceAddress)
  return token && refusal ? { token, refusal } : null
}

function partOf({ attachments }: Email, type: RegExp): string | null {
  const found = attachments.find(({ mimeType }) => type.test(mimeType))
  return found ? String(found.content) : null
}

/** Why the first recipient of a report did not get the mail; `null` when none has failed for good. */
function refusalIn(report: string): MailRefusal | null {
  for (const group of report.split(/\r?\n\s*\r?\n/)) {
    const fields = fieldsOf(group)
    if (fields.get('action')?.toLowerCase() !== 'failed') continue
    const status = fields.get('status') ?? ''
    // The server has put the mail off until it gave up.
    if (status.startsWith('4.')) return 'gaveUp'
    const said = (fields.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '')
    const code = Number(/^\d{3}\b/.exec(said)?.[0] ?? 550)
    return refusalOf(code, status === '' || status === '5.0.0' ? said : status)
  }
  return null
}

/** The fields of a group by their names in small letters, with lines that go on put together. */
function fieldsOf(group: string): Map<string, string> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line.trim()) ?? []
      return name ? [[name.toLowerCase(), value!.trim()] as const] : []
    }),
  )
}

/** By the address that it came back to, or by the returned mail, which says how its recipient unsubscribes. */
function tokenOf(mail: Email, bounceAddress: string): string | null {
  const token = tokenSentTo(mail, bounceAddress)
  if (token) return token
  const returned = partOf(mail, /^(message\/(rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)$/)
  return /^list-unsubscribe:\s*<[^>]*\/baja\/([\w-]{22})>/im.exec(returned ?? '')?.[1] ?? null
}
