import { type Box, boxesIn, contentsOf, freed, onlyBox } from './mp4-boxes.ts'
import { samplesOf, timeOfSamples } from './mp4-samples.ts'
import { TRACKS_MAX } from './video-bounds.ts'
import { type Blank, lettersAt, unreadable, type VideoBytes } from './video-bytes.ts'
import type { VideoHeader } from './videos.ts'

/**
 * All that a player needs; every other box may name a place, a person or a device, and is emptied. References from track to
 * track are among them: those of a phone's own, and of chapters, are gone.
 */
const KEPT: Record<string, readonly string[]> = {
  file: ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'iods', 'trak'],
  trak: ['tkhd', 'edts', 'tapt', 'mdia'],
  edts: ['elst'],
  tapt: ['clef', 'prof', 'enof'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: 'stsd stts ctts cslg stss stps sdtp stsc stsz stz2 stco co64 sgpd sbgp subs saiz saio'.split(' '),
}

/** Boxes that hold others, which are read before it is known which tracks stay. */
const READ_APART = ['moov', 'trak']

type Seconds = number
type Size = { width: number; height: number }
type Found = VideoHeader & { blanks: Blank[] }

/**
 * Reads an MP4 or MOV and lists all that may name the place where it was filmed: boxes of metadata, and tracks that are
 * neither picture nor sound, with their samples. A video in fragments says nowhere how long it is, and is not understood.
 */
export async function readMp4(bytes: VideoBytes): Promise<Found> {
  const file = await boxesIn(bytes, 0, bytes.size)
  if (file.some(({ type }) => type === 'moof')) unreadable('a video in fragments')
  const [ftyp] = file
  if (ftyp?.type !== 'ftyp') return unreadable('no ftyp')
  const brand = lettersAt(await contentsOf(bytes, ftyp), 0, 4)
  const end = file.at(-1)!.end
  const blanks: Blank[] = [{ at: end, head: new Uint8Array(), zeros: bytes.size - end }]
  await emptyOthers(bytes, 'file', file, blanks)
  const movie = onlyBox(file, 'moov')
  const moov = await boxesIn(bytes, movie.start, movie.end)
  if (moov.some(({ type }) => type === 'mvex')) unreadable('a video in fragments')
  await emptyOthers(bytes, 'moov', moov, blanks)
  const movieLength = await lengthIn(bytes, onlyBox(moov, 'mvhd'))
  const durations: Seconds[] = [movieLength.duration / movieLength.timescale]
  const tracks = moov.filter(({ type }) => type === 'trak')
  if (tracks.length > TRACKS_MAX) unreadable('too many tracks')
  let size: Size | undefined
  for (const trak of tracks) {
    const track = await readTrack(bytes, trak, blanks)
    durations.push(track.seconds)
    size ??= track.size
  }
  if (!size) return unreadable('no picture')
  return { format: brand === 'qt  ' ? 'mov' : 'mp4', seconds: Math.max(...durations), ...size, blanks }
}

type Track = { seconds: Seconds; size?: Size }

async function readTrack(bytes: VideoBytes, trak: Box, blanks: Blank[]): Promise<Track> {
  const boxes = await boxesIn(bytes, trak.start, trak.end)
  const media = onlyBox(boxes, 'mdia')
  const mdia = await boxesIn(bytes, media.start, media.end)
  const information = onlyBox(mdia, 'minf')
  const minf = await boxesIn(bytes, information.start, information.end)
  const kind = lettersAt(await contentsOf(bytes, onlyBox(mdia, 'hdlr')), 8, 4)
  if (kind !== 'vide' && kind !== 'soun') {
    blanks.push(...(await samplesOf(bytes, onlyBox(minf, 'stbl'))), await freed(bytes, trak))
    return { seconds: 0 }
  }
  await emptyOthers(bytes, 'trak', boxes, blanks)
  const tables = onlyBox(minf, 'stbl')
  const seconds = await secondsOf(
    bytes,
    onlyBox(mdia, 'mdhd'),
    await boxesIn(bytes, tables.start, tables.end),
  )
  return kind === 'vide' ? { seconds, size: await sizeOf(bytes, onlyBox(boxes, 'tkhd')) } : { seconds }
}

/** Empties what a player does not need of the boxes of one place, and of what is in them. */
async function emptyOthers(bytes: VideoBytes, place: string, boxes: readonly Box[], blanks: Blank[]) {
  for (const box of boxes) {
    const { type, start, end } = box
    if (!KEPT[place]!.includes(type)) blanks.push(await freed(bytes, box))
    else if (type === 'dref') blanks.push(...(await addressesIn(bytes, box)))
    else if (KEPT[type] && !READ_APART.includes(type))
      await emptyOthers(bytes, type, await boxesIn(bytes, start, end), blanks)
  }
}

/** The names and addresses of other files, in which nothing of a video that came as one file can be. */
async function addressesIn(bytes: VideoBytes, { start, end }: Box): Promise<Blank[]> {
  // Version and number of the entries stand before them, version and flags in each.
  const entries = await boxesIn(bytes, start + 8, end)
  return entries
    .filter((entry) => entry.end - entry.start > 4)
    .map((entry) => ({ at: entry.start + 4, head: new Uint8Array(), zeros: entry.end - entry.start - 4 }))
}

type Length = { timescale: number; duration: number }

/** How long a track is: what its head says, or its samples where they are shown for longer. */
async function secondsOf(bytes: VideoBytes, mdhd: Box, stbl: readonly Box[]): Promise<Seconds> {
  const { timescale, duration } = await lengthIn(bytes, mdhd)
  return Math.max(duration, await timeOfSamples(bytes, onlyBox(stbl, 'stts'))) / timescale
}

/** The length in a `mvhd` or `mdhd`: times of 32 bits in version 0, of 64 in version 1. */
async function lengthIn(bytes: VideoBytes, box: Box): Promise<Length> {
  const view = await contentsOf(bytes, box)
  const isLong = view.getUint8(0) === 1
  const timescale = view.getUint32(isLong ? 20 : 12)
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  return timescale === 0 ? unreadable('no timescale') : { timescale, duration }
}

/** Width and height as they are shown: a phone that was held upright turns its picture by the matrix. */
async function sizeOf(bytes: VideoBytes, tkhd: Box): Promise<Size> {
  const view = await contentsOf(bytes, tkhd)
  const matrix = view.getUint8(0) === 1 ? 52 : 40
  const isTurned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
  const [width, height] = [view.getUint32(matrix + 36) / 65_536, view.getUint32(matrix + 40) / 65_536]
  return isTurned ? { width: height, height: width } : { width, height }
}
