import { type Blank, unreadable, type VideoBytes, viewOf } from './video-bytes.ts'

/** An element of EBML: `at` is the place of its head, `start` and `end` are those of its contents. */
export type Element = { id: number; at: number; start: number; end: number }

/** The element that holds all of a WebM; it alone may be without an end. */
export const SEGMENT = 0x18538067
const VOID = 0xec

/** Elements in one element; a minute has one cluster a second at most. */
const ELEMENTS_MAX = 2000

/** The elements of a stretch of the file, each within it. */
export async function elementsIn(bytes: VideoBytes, start: number, end: number): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = start; at < end; at = elements.at(-1)!.end) {
    if (elements.length === ELEMENTS_MAX) unreadable('too many elements')
    elements.push(await elementAt(bytes, at, end))
  }
  return elements
}

async function elementAt(bytes: VideoBytes, at: number, limit: number): Promise<Element> {
  const view = await viewOf(bytes, at, Math.min(12, limit - at))
  const idWidth = widthAt(view, 0)
  const sizeWidth = widthAt(view, idWidth)
  if (idWidth > 4 || sizeWidth > 8 || idWidth + sizeWidth > view.byteLength)
    unreadable('an element that is cut')
  const id = bigEndian(view, 0, idWidth)
  // Without its marker, with which eight bytes would be more than a number holds exactly.
  const first = view.getUint8(idWidth) - 2 ** (8 - sizeWidth)
  const size = bigEndian(view, idWidth, sizeWidth, first)
  const start = at + idWidth + sizeWidth
  const isOpen = size === 2 ** (7 * sizeWidth) - 1
  if (isOpen && id !== SEGMENT) unreadable('an element without an end')
  const end = isOpen ? limit : start + size
  return end > limit ? unreadable('an element that is larger than its place') : { id, at, start, end }
}

/** How many bytes a number of EBML has: its first bit that is set says so. */
const widthAt = (view: DataView, at: number): number =>
  at < view.byteLength ? Math.clz32(view.getUint8(at)) - 23 : 9

function bigEndian(view: DataView, at: number, width: number, first = view.getUint8(at)): number {
  let number = first
  for (let place = 1; place < width; place += 1) number = number * 256 + view.getUint8(at + place)
  return number
}

export function only(elements: readonly Element[], id: number): Element {
  const [element, ...others] = elements.filter((one) => one.id === id)
  if (!element || others.length > 0) return unreadable(`not one element ${id.toString(16)}`)
  return element
}

export async function numberIn(bytes: VideoBytes, { start, end }: Element): Promise<number> {
  if (end - start > 8 || end === start) unreadable('a number that is too long, or none')
  return bigEndian(await viewOf(bytes, start, end - start), 0, end - start)
}

export async function floatIn(bytes: VideoBytes, { start, end }: Element): Promise<number> {
  const view = await viewOf(bytes, start, Math.min(8, end - start))
  if (view.byteLength === 4) return view.getFloat32(0)
  return view.byteLength === 8 ? view.getFloat64(0) : unreadable('no number')
}

/** Makes all but some elements ones of the same length that players pass over. */
export function emptyOthers(elements: readonly Element[], kept: readonly number[], blanks: Blank[]) {
  for (const { id, at, end } of elements) {
    if (kept.includes(id)) continue
    // The size takes eight bytes, or one where there is no room for more.
    const width = end - at > 8 ? 8 : 1
    const size = end - at - 1 - width
    const marker = width === 8 ? [1, ...bytesOfSize(size)] : [0x80 + size]
    blanks.push({ at, head: Uint8Array.from([VOID, ...marker]), zeros: size })
  }
}

const bytesOfSize = (size: number): number[] =>
  [6, 5, 4, 3, 2, 1, 0].map((place) => Math.floor(size / 256 ** place) % 256)
