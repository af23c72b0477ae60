import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'

/** How much of a page is read: the picture stands in its head. */
const PAGE_MAX_BYTES = 1024 * 1024

/** The words a page has for its picture, the best first. */
const WORDS = [
  'og:image:secure_url',
  'og:image',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
  'image_src',
]

/**
 * The address of the picture that a page shows when it is shared (Open Graph, Twitter cards, `image_src`), which may be
 * relative to `base`; `null` when it names none. Reads the head of the page, at most 1 MB.
 */
export async function findPagePicture(page: Readable, base: URL): Promise<URL | null> {
  const found = new Map<string, string>()
  let isOver = false
  let baseHref: string | undefined
  const parser = new Parser({
    onopentag(name, { property, name: named, content, rel, href }) {
      if (name === 'body') isOver = true
      if (name === 'base') baseHref ??= href
      const word = name === 'meta' ? (property ?? named) : name === 'link' ? rel : undefined
      const address = name === 'meta' ? content : href
      if (word && address && !found.has(word.toLowerCase())) found.set(word.toLowerCase(), address.trim())
    },
  })
  let read = 0
  page.setEncoding('utf8')
  for await (const chunk of page) {
    parser.write(chunk as string)
    read += (chunk as string).length
    if (isOver || read > PAGE_MAX_BYTES) break
  }
  const address = WORDS.map((word) => found.get(word)).find(Boolean)
  const from = baseHref && URL.canParse(baseHref, base.href) ? new URL(baseHref, base.href) : base
  return address && URL.canParse(address, from.href) ? new URL(address, from.href) : null
}
