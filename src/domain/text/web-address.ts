/** A page of the web: its full address, and its host as people say it, without `www.`. */
export type WebAddress = { href: string; host: string }

/**
 * Reads a web address as people type it, with `https:` unless it says `http:`. `null` when it is none, so
 * that no other kind of link can be made of it; an address with a user name or a password is refused, because
 * those hide where a link leads.
 */
export function readWebAddress(typed: string | null): WebAddress | null {
  const text = typed?.trim() ?? ''
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, username, password, href } = new URL(address)
  if (!hostname.includes('.') || username || password) return null
  return { href, host: hostname.replace(/^www\./, '') }
}
