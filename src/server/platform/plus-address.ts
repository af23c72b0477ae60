/**
 * The address of a mailbox of the installation for one token, such as the return path of a mail (VERP): in digits that
 * stay the same when a server on the way makes small letters of them. `rebotes+6d1f…@azahar.example`.
 */
export function plusAddress(address: string, token: string): string {
  const [mailbox, domain] = splitAtDomain(address)
  return `${mailbox}+${Buffer.from(token, 'base64url').toString('hex')}@${domain}`
}

/** The token of an address that a mail was sent to; `null` when it is none of the mailbox. */
export function tokenOfPlusAddress(address: string, sentTo: string): string | null {
  const [mailbox, domain] = splitAtDomain(address.toLowerCase())
  const [its, itsDomain] = splitAtDomain(sentTo.toLowerCase())
  const digits = its.startsWith(`${mailbox}+`) && itsDomain === domain ? its.slice(mailbox.length + 1) : ''
  return /^[0-9a-f]{32}$/.test(digits) ? Buffer.from(digits, 'hex').toString('base64url') : null
}

function splitAtDomain(address: string): [mailbox: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}
