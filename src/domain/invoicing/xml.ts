/** An XML element: its name, and its text or its children; what is null or an empty list is left out. */
export type Xml = readonly [name: string, content: string | readonly XmlChild[] | null]
export type XmlChild = Xml | null | false

/** Characters that XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** The element as text; texts and names of elements come in as they are. */
export function writeXml([name, content]: Xml): string {
  if (content === null) return ''
  if (typeof content === 'string') return `<${name}>${escaped(content)}</${tagOf(name)}>`
  const children = content.map((child) => (child ? writeXml(child) : '')).join('')
  return children === '' ? '' : `<${name}>${children}</${tagOf(name)}>`
}

/** A name may carry attributes, which its end does not repeat. */
const tagOf = (name: string) => name.split(' ', 1)[0]

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text within the characters that a field holds, cut between characters. */
export const cut = (text: string, max: number): string => Array.from(text.trim()).slice(0, max).join('')
