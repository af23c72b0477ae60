import { describe, expect, it } from 'vitest'
import {
  box,
  FILMED,
  film,
  PLACE,
  pictureTrack,
  videoFile,
  webm,
} from '../../../tests/support/outside/videos.ts'
import { readVideo } from './read-video.ts'
import { videoLength } from './videos.ts'

const read = (file: Buffer) =>
  readVideo({ size: file.length, read: async (offset, length) => file.subarray(offset, offset + length) })

/** The file as it is kept. */
async function cleaned(file: Buffer): Promise<Buffer> {
  const found = await read(file)
  if (found === null || typeof found === 'string') throw new Error(`no video: ${found}`)
  const kept = Buffer.from(file)
  for (const { at, head, zeros } of found.blanks) {
    kept.set(head, at)
    kept.fill(0, at + head.length, at + head.length + zeros)
  }
  return kept
}

const MADE = ['place-in-keys.mov', 'place-in-udta.mov', 'place-in-loci.mp4', 'place-in-tags.webm']

describe('a video', () => {
  it.each([
    ['place-in-keys.mov', 'mov'],
    ['place-in-udta.mov', 'mov'],
    ['place-in-loci.mp4', 'mp4'],
    ['place-in-tags.webm', 'webm'],
  ])('of an encoder is read: %s', async (name, format) => {
    expect(await read(videoFile(name))).toMatchObject({ format, seconds: 2, width: 96, height: 64 })
  })

  it('of a phone is read, upright and on its side', async () => {
    expect(await read(film())).toMatchObject({ format: 'mp4', seconds: 42, width: 1080, height: 1920 })
    const mov = film({ brand: 'qt  ', isUpright: false })
    expect(await read(mov)).toMatchObject({ format: 'mov', width: 1920, height: 1080 })
  })

  it.each(MADE)('loses the place and keeps its length: %s', async (name) => {
    const file = videoFile(name)
    const kept = await cleaned(file)
    expect(kept).toHaveLength(file.length)
    expect(kept).not.toEqual(file)
    for (const trace of ['37.3886', 'loci', '\u00a9xyz', 'ISO6709', 'LOCATION'])
      expect(kept.includes(trace, 0, 'latin1'), trace).toBe(false)
    // A player reads it as before, and nothing is left to be emptied but free room.
    expect(await read(kept)).toMatchObject({ seconds: 2, width: 96, height: 64 })
    expect(await cleaned(kept)).toEqual(kept)
  })

  it('loses the place in every corner of a file, and the track of a phone with its samples', async () => {
    const file = film({ inMovie: [box('Xtra', PLACE)], inFile: [box('smta', PLACE), Buffer.from('x')] })
    expect(file.toString('latin1').split(PLACE)).toHaveLength(24)
    const kept = await cleaned(file)
    expect(kept).toHaveLength(file.length)
    expect(kept.includes(PLACE)).toBe(false)
    for (const needed of [FILMED, 'stsd', 'stco', 'dref', 'elst', 'clef'])
      expect(kept.includes(needed), needed).toBe(true)
    expect(await read(kept)).toMatchObject({ seconds: 42, width: 1080, height: 1920 })
  })

  it('may have a box with a size of 64 bits', async () => {
    const long = Buffer.concat([
      Buffer.from([0, 0, 0, 1]),
      Buffer.from('uuid'),
      Buffer.alloc(8),
      Buffer.from(PLACE),
    ])
    long.writeBigUInt64BE(BigInt(long.length), 8)
    const kept = await cleaned(film({ inFile: [long] }))
    expect(kept.includes(PLACE)).toBe(false)
    expect(await read(kept)).toMatchObject({ seconds: 42 })
  })

  it('lasts a minute at most; a camera that stops a frame late is forgiven', async () => {
    expect(await read(film({ seconds: 60.9 }))).toMatchObject({ seconds: 61 })
    expect(await read(film({ seconds: 61 }))).toBe('VIDEO_TOO_LONG')
    expect(await read(videoFile('seventy-seconds.mp4'))).toBe('VIDEO_TOO_LONG')
  })

  it('lasts as long as its samples are shown, whatever its heads say', async () => {
    expect(await read(film({ seconds: 1, shownSeconds: 600 }))).toBe('VIDEO_TOO_LONG')
    expect(await read(film({ seconds: 1, shownSeconds: 50 }))).toMatchObject({ seconds: 50 })
    expect(await read(film({ seconds: 42, shownSeconds: 41 }))).toMatchObject({ seconds: 42 })
  })

  it('has 100 MB at most', async () => {
    const size = 100 * 1024 * 1024 + 1
    const file = film()
    const bytes = {
      size,
      read: async (offset: number, length: number) => file.subarray(offset, offset + length),
    }
    expect(await readVideo(bytes)).toBe('VIDEO_TOO_LARGE')
  })

  it('is said as people say how long it is', () => {
    expect([1, 42, 60, 61].map(videoLength)).toEqual(['0:01', '0:42', '1:00', '1:01'])
  })
})

describe('what is no video that can be understood', () => {
  it('is refused: in fragments, without a picture, of two movies, of no length', async () => {
    const refused = [
      film({ inFile: [box('moof', '')] }),
      film({ inMovie: [box('mvex', '')] }),
      film({ inFile: [box('moov', '')] }),
      film({ seconds: 0 }),
      film({ width: 0 }),
      Buffer.concat([box('ftyp', 'M4A \0\0\0\0M4A '), box('moov', box('mvhd', Buffer.alloc(100)))]),
      box('ftyp', 'isom\0\0\0\0isom'),
    ]
    for (const file of refused) expect(await read(file)).toBe('VIDEO_UNREADABLE')
  })

  it('is left to others: pictures, pages, archives, and nothing at all', async () => {
    const others = [
      box('ftyp', 'heic\0\0\0\0mif1'),
      box('ftyp', 'avif\0\0\0\0mif1'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('PK\u0003\u0004 and so on and on'),
      Buffer.alloc(0),
    ]
    for (const file of others) expect(await read(file)).toBeNull()
  })

  it('is refused where an element says its size in more than eight bytes', async () => {
    // With the ninth byte it would be one of five bytes.
    const long = Buffer.from([0xec, 0, 0x80, 0, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5])
    expect(await read(webm([pictureTrack()], long))).toBe('VIDEO_UNREADABLE')
  })

  it('does not have the file written over and over by a table of samples', async () => {
    expect(await read(film({ sampleSize: 0x7fffffff }))).toBe('VIDEO_UNREADABLE')
  })

  it.each([...MADE, null])(
    'is a hostile or broken file, which is never more than refused: %s',
    async (name) => {
      const file = name ? videoFile(name) : film()
      for (let end = 0; end < file.length; end += 1) {
        const found = await read(file.subarray(0, end))
        if (found !== null && typeof found !== 'string') expect(found.seconds).toBeGreaterThan(0)
      }
      for (let at = 0; at < file.length; at += 1) {
        const changed = Buffer.from(file)
        changed[at] = changed[at]! ^ 0xff
        const found = await read(changed)
        if (found === null || typeof found === 'string') continue
        const end = (blank: { at: number; head: Uint8Array; zeros: number }) =>
          blank.at + blank.head.length + blank.zeros
        // Nothing is written beyond the file.
        expect(found.blanks.every((blank) => end(blank) <= file.length)).toBe(true)
      }
    },
  )
})
