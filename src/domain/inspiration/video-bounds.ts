import { type Blank, unreadable, type VideoBytes } from './video-bytes.ts'

/** Tracks of one video: the picture, the sound, and those of a phone for its own use. */
export const TRACKS_MAX = 16

/** Reads of one file, and the bytes of them; a video of a phone takes a hundred, and one for each second of a WebM. */
const READS_MAX = 5000
const READ_BYTES_MAX = 16 * 1024 * 1024

/** Stretches of one file that are overwritten. */
const WRITES_MAX = 5000

/**
 * The same bytes, which fail once a file has had more of its parts read than any camera makes. The bounds of single boxes
 * and elements multiply where one stands in the other; this one counts for the whole file.
 */
export function boundedBytes({ size, read }: VideoBytes): VideoBytes {
  let reads = 0
  let bytes = 0
  return {
    size,
    async read(offset, length) {
      reads += 1
      bytes += length
      return reads > READS_MAX || bytes > READ_BYTES_MAX ? unreadable('too many parts') : read(offset, length)
    },
  }
}

/**
 * The stretches in the order of the file. Zeros that touch are one, so that samples in a row are written at once. All
 * together are no longer than the file, so that hostile tables do not have it written over and over.
 */
export function writesOf(blanks: readonly Blank[], size: number): Blank[] {
  if (blanks.reduce((total, { zeros }) => total + zeros, 0) > size) unreadable('more zeros than bytes')
  const writes: Blank[] = []
  for (const blank of [...blanks].sort((one, other) => one.at - other.at)) {
    const last = writes.at(-1)
    const zerosAt = last ? last.at + last.head.length : 0
    if (last && blank.head.length === 0 && blank.at <= zerosAt + last.zeros)
      last.zeros = Math.max(last.zeros, blank.at + blank.zeros - zerosAt)
    else writes.push({ ...blank })
  }
  return writes.length > WRITES_MAX ? unreadable('too many stretches to empty') : writes
}
