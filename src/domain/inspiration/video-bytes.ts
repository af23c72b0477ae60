/** The bytes of a video, of which only what is asked for is in memory. */
export type VideoBytes = {
  size: number
  /** Gives fewer bytes where the file ends. */
  read(offset: number, length: number): Promise<Uint8Array>
}

/** A stretch to be overwritten: `head` stands at `at`, then so many zeros. The file keeps its length. */
export type Blank = { at: number; head: Uint8Array; zeros: number }

/** A file that no player could make sense of, or of which it cannot be told where a place may hide. */
export class UnreadableVideo extends Error {}

export function unreadable(why: string): never {
  throw new UnreadableVideo(why)
}

/** A stretch of the file, which must have all of it. */
export async function viewOf(bytes: VideoBytes, offset: number, length: number): Promise<DataView> {
  const read = await bytes.read(offset, length)
  if (read.length < length) unreadable('the file ends too early')
  return new DataView(read.buffer, read.byteOffset, read.length)
}

/** Letters of one byte each. */
export const lettersAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(at + place)))

export const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
