import { type Blank, bytesOf, lettersAt, unreadable, type VideoBytes, viewOf } from './video-bytes.ts'

/** A box of an MP4 or MOV: `at` is the place of its head, `start` and `end` are those of its contents. */
export type Box = { type: string; at: number; start: number; end: number }

/** Boxes in one box; a video of a phone has some twenty. */
const BOXES_MAX = 1000

/** Bytes of the contents of one box that are read. */
const CONTENTS_MAX = 1024 * 1024

/** The boxes of a stretch of the file, each within it. */
export async function boxesIn(bytes: VideoBytes, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = start; end - at >= 8; at = boxes.at(-1)!.end) {
    if (boxes.length === BOXES_MAX) unreadable('too many boxes')
    boxes.push(await boxAt(bytes, at, end))
  }
  return boxes
}

async function boxAt(bytes: VideoBytes, at: number, limit: number): Promise<Box> {
  const head = await viewOf(bytes, at, Math.min(16, limit - at))
  const type = lettersAt(head, 4, 4)
  const short = head.getUint32(0)
  if (short === 0) return { type, at, start: at + 8, end: limit }
  if (short === 1 && head.byteLength < 16) unreadable('a box without its size')
  const headSize = short === 1 ? 16 : 8
  const size = short === 1 ? Number(head.getBigUint64(8)) : short
  if (size < headSize || at + size > limit) unreadable('a box that is larger than its place')
  return { type, at, start: at + headSize, end: at + size }
}

/** The one box of a type; the file is not understood without it, or with two. */
export function onlyBox(boxes: readonly Box[], type: string): Box {
  const [box, ...others] = boxes.filter((one) => one.type === type)
  if (!box || others.length > 0) return unreadable(`${others.length ? 'two' : 'no'} ${type}`)
  return box
}

export function contentsOf(bytes: VideoBytes, { type, start, end }: Box): Promise<DataView> {
  if (end - start > CONTENTS_MAX) unreadable(`a ${type} that is too large`)
  return viewOf(bytes, start, end - start)
}

/** Makes a box of free room of the same length, which players pass over. A size of 64 bits stays where it is. */
export async function freed(bytes: VideoBytes, { at, start, end }: Box): Promise<Blank> {
  const size = start - at > 8 ? await bytes.read(at + 8, 8) : new Uint8Array()
  return { at: at + 4, head: Uint8Array.from([...bytesOf('free'), ...size]), zeros: end - start }
}
