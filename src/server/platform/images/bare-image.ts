import { readFile } from 'node:fs/promises'

/**
 * Whether a file is a JPEG or a still WebP in sRGB that holds its pixels and nothing else, up to its last byte: no
 * metadata, no comment, no profile, no other file behind it. Its bytes may be kept as they are, which loses nothing,
 * once the image has been decoded. `false` for everything else.
 */
export async function isBareImage(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.readUInt16BE(0) === START) return isBareJpeg(bytes)
  return bytes.toString('latin1', 0, 4) === 'RIFF' && isBareWebp(bytes)
}

/** The markers of a JPEG, without their first byte 0xFF. */
const START = 0xffd8
const END = 0xd9
const SCAN = 0xda
const JFIF = 0xe0
const ADOBE = 0xee
/** Baseline, extended and progressive. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
/** Tables of Huffman, of quantisation, and the interval of restarts. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd]

/** Bytes of segments that hold no more than they must: one with a small picture is longer. */
const JFIF_LENGTH = 16
const ADOBE_LENGTH = 14

/** Four components are CMYK, which is not sRGB. */
const COMPONENTS: readonly number[] = [1, 3]

function isBareJpeg(bytes: Buffer): boolean {
  let at = 2
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (marker === END) return at + 2 === bytes.length
    if (at + 4 > bytes.length) return false
    const length = bytes.readUInt16BE(at + 2)
    if (!isSegmentOfPixels(bytes.subarray(at + 4, at + 2 + length), marker, length)) return false
    at += 2 + length
    if (marker === SCAN) at = endOfScan(bytes, at)
  }
  return false
}

function isSegmentOfPixels(contents: Buffer, marker: number, length: number): boolean {
  if (FRAMES.includes(marker)) return COMPONENTS.includes(contents[5] ?? 0)
  if (marker === JFIF) return length === JFIF_LENGTH && contents.toString('latin1', 0, 5) === 'JFIF\0'
  if (marker === ADOBE) return length === ADOBE_LENGTH && contents.toString('latin1', 0, 5) === 'Adobe'
  return marker === SCAN || TABLES.includes(marker)
}

/** The place of the next marker: within a scan 0xFF is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return bytes.length
    const next = bytes[at + 1]!
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at += 2
  }
}

const CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

function isBareWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.toString('latin1', 8, 12) !== 'WEBP') return false
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}
