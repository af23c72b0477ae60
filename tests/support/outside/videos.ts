import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The place in the videos that are made here. */
export const PLACE = '+37.3886-005.9823+010.000/'

/** A video that a camera or an encoder has made, of two seconds but for one. */
export const videoFile = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../fixtures/videos', name))

type Part = Buffer | string

const bytes = (...parts: Part[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

const numbers = (...values: number[]) => {
  const written = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) written.writeUInt32BE(value >>> 0, 4 * at)
  return written
}

/** A box of an MP4: its length, its type and its contents. */
export const box = (type: string, ...parts: Part[]): Buffer => {
  const contents = bytes(...parts)
  return bytes(numbers(contents.length + 8), type, contents)
}

const table = (...values: number[]) => numbers(0, ...values)

type Film = {
  seconds?: number
  /** How long its samples are shown, where its heads say otherwise. */
  shownSeconds?: number
  width?: number
  height?: number
  isUpright?: boolean
  brand?: string
  /** Bytes of the picture, which is none. */
  size?: number
  /** Further boxes of the movie and of the file. */
  inMovie?: Buffer[]
  inFile?: Buffer[]
  /** Bytes of each sample of the tracks for the phone's own use, as those tracks say. */
  sampleSize?: number
  /** Of each of these tracks, where its samples begin, counted from the picture; one track with one behind it otherwise. */
  ownTracks?: number[][]
}

/** The picture of a made video: what must still be there when the place is gone. */
export const FILMED = 'the first dance'

/**
 * A video as a phone makes it, without a picture that could be decoded: with a place in each corner that one may stand in,
 * among them a track of its own.
 */
export function film(wish: Film = {}): Buffer {
  const { seconds = 42, width = 1920, height = 1080, isUpright = true, brand = 'isom', size = 100 } = wish
  const { shownSeconds = seconds } = wish
  const sample = bytes('mebx', PLACE)
  const picture = bytes(FILMED, Buffer.alloc(size))
  const head = box('ftyp', brand, numbers(512), brand)
  const mdat = box('mdat', picture, sample)
  const first = head.length + 8
  const matrix = isUpright ? numbers(0, 65_536, 0, -65_536, 0, 0, 0, 0, 0) : numbers(65_536, 0, 0, 0, 65_536)
  const track = (kind: string, at: number[], length: number, timescale: number) =>
    box(
      'trak',
      box(
        'tkhd',
        table(0, 0, 1, 0, seconds * 600),
        Buffer.alloc(16),
        matrix,
        isUpright ? '' : Buffer.alloc(16),
        numbers(width << 16, height << 16),
      ),
      box('udta', box('name', PLACE)),
      box('tref', box('chap', numbers(2)), box('udta', PLACE)),
      box('edts', box('elst', table(0)), box('uuid', PLACE)),
      box('tapt', box('clef', table(width, height)), box('meta', PLACE)),
      box(
        'mdia',
        box('mdhd', table(0, 0, timescale, seconds * timescale, 0)),
        box('hdlr', table(0), kind, Buffer.alloc(13)),
        box(
          'minf',
          box('dinf', box('dref', table(1), box('alis', numbers(1), PLACE)), box('uuid', PLACE)),
          box(
            'stbl',
            box('stsd', table(0)),
            box('stts', table(1, 1, Math.round(shownSeconds * timescale))),
            box('stsz', table(length, at.length)),
            box('stsc', table(1, 1, 1, 1)),
            box('stco', table(at.length, ...at)),
            box('meta', PLACE),
          ),
        ),
      ),
    )
  const moov = box(
    'moov',
    box('mvhd', table(0, 0, 600, Math.round(seconds * 600)), Buffer.alloc(80)),
    track('vide', [first], picture.length, 600),
    ...(wish.ownTracks ?? [[picture.length]]).map((samples) =>
      track(
        'meta',
        samples.map((at) => first + at),
        wish.sampleSize ?? sample.length,
        1000,
      ),
    ),
    box('udta', box('\u00a9xyz', Buffer.from([0, PLACE.length, 0x15, 0xc7]), PLACE), box('loci', PLACE)),
    box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', PLACE)),
    ...(wish.inMovie ?? []),
  )
  const xmp = box('uuid', Buffer.alloc(16, 7), `<exif:GPSLatitude>${PLACE}`)
  return bytes(head, mdat, box('wide', PLACE), moov, xmp, box('free', PLACE), ...(wish.inFile ?? []))
}

/** An element of a WebM: its id, its length in eight bytes and its contents. */
export const element = (id: number, ...parts: Part[]): Buffer => {
  const contents = bytes(...parts)
  return bytes(Buffer.from(id.toString(16), 'hex'), numbers(0x01000000, contents.length), contents)
}

/** The track of the picture of a WebM, with further elements. */
export const pictureTrack = (...parts: Part[]): Buffer =>
  element(
    0xae,
    element(0x83, '\u0001'),
    element(0xe0, element(0xb0, numbers(1920)), element(0xba, numbers(1080))),
    ...parts,
  )

/** A WebM of 42 seconds without a picture that could be decoded; `after` follows its tracks. */
export function webm(tracks: Buffer[], after: Buffer = Buffer.alloc(0)): Buffer {
  const milliseconds = Buffer.alloc(8)
  milliseconds.writeDoubleBE(42_000)
  const info = element(0x1549a966, element(0x4489, milliseconds))
  return bytes(
    element(0x1a45dfa3, element(0x4282, 'webm')),
    element(0x18538067, info, element(0x1654ae6b, ...tracks), after),
  )
}
