import { TRACKS_MAX } from './video-bounds.ts'
import { type Blank, lettersAt, unreadable, type VideoBytes, viewOf } from './video-bytes.ts'
import type { VideoHeader } from './videos.ts'
import { type Element, elementsIn, emptyOthers, floatIn, numberIn, only, SEGMENT } from './webm-elements.ts'

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: SEGMENT,
  info: 0x1549a966,
  timescale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  picture: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const

/** SeekHead, Cluster, Cues and CRC-32 beside what is read; tags and attached files may name a place. */
const KEPT_IN_SEGMENT: readonly number[] = [ID.info, ID.tracks, 0x114d9b74, 0x1f43b675, 0x1c53bb6b, 0xbf]
/** The programs that made the file, and its id, beside what is read. */
const KEPT_IN_INFO: readonly number[] = [ID.timescale, ID.duration, 0x4d80, 0x5741, 0x73a4, 0xbf]

type Found = VideoHeader & { blanks: Blank[] }

/**
 * Reads a WebM and lists all that may name a place. One that was recorded without an end says nowhere how long it is, and
 * is not understood; nor is a Matroska file, which may have tracks of any kind.
 */
export async function readWebm(bytes: VideoBytes): Promise<Found> {
  const file = await elementsIn(bytes, 0, bytes.size)
  const header = only(file, ID.header)
  const type = only(await elementsIn(bytes, header.start, header.end), ID.docType)
  if (lettersAt(await viewOf(bytes, type.start, 4), 0, 4) !== 'webm') unreadable('no WebM')
  const segment = only(file, ID.segment)
  const blanks: Blank[] = []
  emptyOthers(file, [ID.header, ID.segment], blanks)
  const parts = await elementsIn(bytes, segment.start, segment.end)
  emptyOthers(parts, KEPT_IN_SEGMENT, blanks)
  const head = only(parts, ID.info)
  const info = await elementsIn(bytes, head.start, head.end)
  emptyOthers(info, KEPT_IN_INFO, blanks)
  const scale = info.find(({ id }) => id === ID.timescale)
  const nanoseconds = scale ? await numberIn(bytes, scale) : 1_000_000
  const seconds = ((await floatIn(bytes, only(info, ID.duration))) * nanoseconds) / 1e9
  return { format: 'webm', seconds, ...(await sizeOf(bytes, only(parts, ID.tracks))), blanks }
}

async function sizeOf(bytes: VideoBytes, { start, end }: Element) {
  let size: { width: number; height: number } | undefined
  const tracks = (await elementsIn(bytes, start, end)).filter(({ id }) => id === ID.track)
  if (tracks.length > TRACKS_MAX) unreadable('too many tracks')
  for (const track of tracks) {
    const parts = await elementsIn(bytes, track.start, track.end)
    const type = await numberIn(bytes, only(parts, ID.trackType))
    if (type !== 1 && type !== 2) unreadable('a track that is neither picture nor sound')
    if (type === 2 || size) continue
    const picture = only(parts, ID.picture)
    const sides = await elementsIn(bytes, picture.start, picture.end)
    const side = (id: number) => numberIn(bytes, only(sides, id))
    size = { width: await side(ID.width), height: await side(ID.height) }
  }
  return size ?? unreadable('no picture')
}
