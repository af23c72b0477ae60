import { type Box, boxesIn, contentsOf, onlyBox } from './mp4-boxes.ts'
import { type Blank, unreadable, type VideoBytes } from './video-bytes.ts'

/** Chunks of one track; a minute of a track beside the picture has some hundred. */
const CHUNKS_MAX = 20_000

/** The stretches of the file that hold the samples of a track. */
export async function samplesOf(bytes: VideoBytes, stbl: Box): Promise<Blank[]> {
  const boxes = await boxesIn(bytes, stbl.start, stbl.end)
  const sizes = await contentsOf(bytes, onlyBox(boxes, 'stsz'))
  const runs = await contentsOf(bytes, onlyBox(boxes, 'stsc'))
  const chunks = await chunkOffsets(bytes, boxes)
  const samplesIn = runLengths(runs)
  const same = sizes.getUint32(4)
  let sample = 0
  return chunks.map((at, chunk) => {
    const samples = samplesIn(chunk + 1)
    let length = same * samples
    if (same === 0) {
      if (12 + 4 * (sample + samples) > sizes.byteLength) unreadable('more samples than sizes')
      for (let end = sample + samples; sample < end; sample += 1) length += sizes.getUint32(12 + 4 * sample)
    }
    if (at + length > bytes.size) unreadable('samples beyond the file')
    return { at, head: new Uint8Array(), zeros: length }
  })
}

/** How long the samples of a `stts` are shown together, in units of their track. */
export async function timeOfSamples(bytes: VideoBytes, stts: Box): Promise<number> {
  const view = await contentsOf(bytes, stts)
  const count = view.getUint32(4)
  if (8 + 8 * count > view.byteLength) unreadable('a table of times that is cut')
  let time = 0
  for (let at = 8; at < 8 + 8 * count; at += 8) time += view.getUint32(at) * view.getUint32(at + 4)
  return time
}

async function chunkOffsets(bytes: VideoBytes, boxes: readonly Box[]): Promise<number[]> {
  const isLong = boxes.some(({ type }) => type === 'co64')
  const view = await contentsOf(bytes, onlyBox(boxes, isLong ? 'co64' : 'stco'))
  const count = view.getUint32(4)
  const width = isLong ? 8 : 4
  if (count > CHUNKS_MAX || 8 + count * width > view.byteLength) unreadable('too many chunks')
  return Array.from({ length: count }, (_, chunk) =>
    isLong ? Number(view.getBigUint64(8 + chunk * width)) : view.getUint32(8 + chunk * width),
  )
}

/** How many samples a chunk has, by a table of runs: the first chunk of each and their samples. */
function runLengths(view: DataView): (chunk: number) => number {
  const count = view.getUint32(4)
  if (8 + 12 * count > view.byteLength) unreadable('a table of chunks that is cut')
  let run = 0
  return (chunk) => {
    while (run + 1 < count && view.getUint32(8 + 12 * (run + 1)) <= chunk) run += 1
    return count === 0 ? unreadable('no run of chunks') : view.getUint32(8 + 12 * run + 4)
  }
}
