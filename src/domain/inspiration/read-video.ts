import { readMp4 } from './mp4.ts'
import { boundedBytes, writesOf } from './video-bounds.ts'
import { type Blank, lettersAt, UnreadableVideo, type VideoBytes, viewOf } from './video-bytes.ts'
import { VIDEO_MAX_BYTES, VIDEO_MAX_SECONDS, type VideoHeader, type VideoRefusal } from './videos.ts'
import { readWebm } from './webm.ts'

/** A video, and the stretches of it that are overwritten before it is kept. */
export type ReadVideo = VideoHeader & { blanks: Blank[] }

/** Pixels of one side; beyond it no phone films, and a tile would have no sensible shape. */
const SIDE_MAX = 8192

/** The first brands of what begins like a video and is a picture. */
const PICTURE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']

/**
 * Reads a file as a video, by its bytes and not by its name: how long it is, how large, and what of it may name a place
 * (decision 166). `null` when it does not even begin like one. Reads little, however large or hostile the file is.
 */
export async function readVideo(file: VideoBytes): Promise<ReadVideo | VideoRefusal | null> {
  if (file.size < 16) return null
  const bytes = boundedBytes(file)
  const head = await viewOf(bytes, 0, 16)
  const isWebm = head.getUint32(0) === 0x1a45dfa3
  const isMp4 = lettersAt(head, 4, 4) === 'ftyp' && !PICTURE_BRANDS.includes(lettersAt(head, 8, 4))
  if (!isWebm && !isMp4) return null
  if (bytes.size > VIDEO_MAX_BYTES) return 'VIDEO_TOO_LARGE'
  try {
    const found = await (isWebm ? readWebm : readMp4)(bytes)
    const { seconds, width, height } = found
    const isShaped = [width, height].every((side) => side >= 1 && side <= SIDE_MAX)
    if (!isShaped || !(seconds > 0)) return 'VIDEO_UNREADABLE'
    // Cameras stop a frame late.
    if (seconds >= VIDEO_MAX_SECONDS + 1) return 'VIDEO_TOO_LONG'
    const whole = { width: Math.round(width), height: Math.round(height) }
    const blanks = writesOf(found.blanks, bytes.size)
    return { ...found, ...whole, seconds: Math.max(1, Math.round(seconds)), blanks }
  } catch (error) {
    // Places beyond a table are a damaged file too.
    if (error instanceof UnreadableVideo || error instanceof RangeError) return 'VIDEO_UNREADABLE'
    throw error
  }
}
