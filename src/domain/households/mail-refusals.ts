/** Why no mail reaches an address, as far as mail servers tell. */
export const MAIL_REFUSALS = [
  'invalidAddress',
  'unknownMailbox',
  'unknownDomain',
  'mailboxFull',
  'mailboxDisabled',
  'notAccepted',
  'gaveUp',
] as const

export type MailRefusal = (typeof MAIL_REFUSALS)[number]

/** The enhanced codes of RFC 3463 that say more than the three digits. */
const BY_ENHANCED_CODE: readonly [RegExp, MailRefusal][] = [
  [/\b5\.1\.(2|8|10)\b|\b5\.4\.(1|4)\b/, 'unknownDomain'],
  [/\b5\.1\.3\b/, 'invalidAddress'],
  [/\b5\.1\.\d+\b/, 'unknownMailbox'],
  [/\b5\.2\.2\b/, 'mailboxFull'],
  [/\b5\.2\.\d+\b/, 'mailboxDisabled'],
  [/\b5\.7\.\d+\b/, 'notAccepted'],
]

const BY_CODE: Record<number, MailRefusal> = {
  501: 'invalidAddress',
  550: 'unknownMailbox',
  551: 'unknownMailbox',
  552: 'mailboxFull',
  553: 'invalidAddress',
}

/** The meaning of a permanent answer of a mail server; `text` is its answer, such as `550 5.1.1 No such user`. */
export function refusalOf(code: number, text: string): MailRefusal {
  const found = BY_ENHANCED_CODE.find(([form]) => form.test(text))?.[1]
  return found ?? BY_CODE[code] ?? 'notAccepted'
}
