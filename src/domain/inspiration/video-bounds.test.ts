import { describe, expect, it } from 'vitest'
import { element, film, pictureTrack, webm } from '../../../tests/support/outside/videos.ts'
import { readVideo } from './read-video.ts'

/** A file as it is found to be, with the reads that it costs. */
async function readCounting(file: Buffer) {
  let reads = 0
  const found = await readVideo({
    size: file.length,
    read: async (offset, length) => {
      reads += 1
      return file.subarray(offset, offset + length)
    },
  })
  return { found, reads }
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('a hostile video', () => {
  it('costs some thousand reads at most, however many elements it has in each of its tracks', async () => {
    const padded = pictureTrack(...times(1900, () => element(0xec)))
    const { found, reads } = await readCounting(webm(times(16, () => padded)))
    expect(found).toBe('VIDEO_UNREADABLE')
    expect(reads).toBeLessThanOrEqual(5000)
    expect(await readCounting(webm([padded]))).toMatchObject({ found: { format: 'webm', seconds: 42 } })
  })

  it('has sixteen tracks at most', async () => {
    const tracks = (count: number) => times(count, () => pictureTrack())
    expect(await readCounting(webm(tracks(16)))).toMatchObject({ found: { format: 'webm' } })
    expect(await readCounting(webm(tracks(17)))).toMatchObject({ found: 'VIDEO_UNREADABLE' })
  })

  it('costs some thousand writes at most; samples that touch are one', async () => {
    const samples = (stride: number) => ({
      size: 12_000,
      sampleSize: 1,
      ownTracks: [times(6000, (index) => stride * index)],
    })
    const { found } = await readCounting(film(samples(1)))
    expect(found).toMatchObject({ seconds: 42 })
    if (found === null || typeof found === 'string') return
    expect(found.blanks.length).toBeLessThan(50)
    expect(found.blanks).toContainEqual(expect.objectContaining({ zeros: 6000 }))
    expect(await readCounting(film(samples(2)))).toMatchObject({ found: 'VIDEO_UNREADABLE' })
  })
  it('has no more written than its own length, by the samples of all its tracks together', async () => {
    const samples = (tracks: number) => ({
      size: 100_000,
      sampleSize: 60_000,
      ownTracks: times(tracks, () => [0]),
    })
    expect(await readCounting(film(samples(1)))).toMatchObject({ found: { seconds: 42 } })
    expect(await readCounting(film(samples(2)))).toMatchObject({ found: 'VIDEO_UNREADABLE' })
  })
})
