/**
 * A web address as people type it, as a link that can be followed: `casajara.es` gains its `https://`.
 * `null` for whatever is not a page of the web, such as `javascript:`.
 */
export function webAddress(typed: string | null): string | null {
  if (!typed?.trim()) return null
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
