/** The link of a web address as planners type it, with or without a scheme; `null` for what is none. */
export function webAddress(typed: string): { href: string; host: string } | null {
  const address = typed.trim()
  const href = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null
  return { href: url.href, host: url.hostname.replace(/^www\./, '') }
}
