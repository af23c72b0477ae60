import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ARCHIVE_RATIO_MAX } from '#domain/archive/wedding-archive.ts'

/** Why a ZIP is not read. */
export class ZipRefused extends Error {
  readonly reason: 'damaged' | 'too-large' | 'too-many'
  constructor(reason: ZipRefused['reason']) {
    super(`The ZIP is ${reason}`)
    this.reason = reason
  }
}

/** Bytes below which an entry may shrink as much as it likes. */
const SMALL = 1024 ** 2

/** A ZIP on this machine, none of whose entries is read yet. Throws `ZipRefused`. */
export const openZip = (file: string, options: { decodeStrings?: boolean } = {}): Promise<ZipFile> =>
  openPromise(file, { lazyEntries: true, autoClose: false, ...options }).catch(() => {
    throw new ZipRefused('damaged')
  })

/**
 * The entries of a ZIP one after another, none of which is read: no more than `entries`, and together no more bytes
 * than `bytes`. An entry that would grow far more than any file does ends it. yauzl refuses, while it reads an entry,
 * more bytes than were announced. Throws `ZipRefused`.
 */
export async function* eachZipEntry(
  zip: ZipFile,
  limits: { entries: number; bytes: number },
): AsyncGenerator<Entry> {
  if (zip.entryCount > limits.entries) throw new ZipRefused('too-many')
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { uncompressedSize, compressedSize } = entry
      bytes += uncompressedSize
      const isBomb = uncompressedSize > SMALL && uncompressedSize > compressedSize * ARCHIVE_RATIO_MAX
      if (isBomb || bytes > limits.bytes) throw new ZipRefused('too-large')
      yield entry
    }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('damaged')
  }
}

/** A symbolic link of Unix: its contents would be a path. */
export const isLink = ({ externalFileAttributes }: Entry) => (externalFileAttributes >>> 16) >> 12 === 0o12

/** The bytes of an entry, whose checksum yauzl does not look at; they fail with the error of `damaged`. */
export async function openZipEntry(
  zip: ZipFile,
  entry: Entry,
  damaged: () => Error = () => new ZipRefused('damaged'),
): Promise<Readable> {
  const contents = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged()
  })
  // It may fail before it is read, which nothing would hear: an error without a listener ends the process.
  contents.on('error', () => {})
  return Readable.from(checked(contents, entry.crc32, damaged), { objectMode: false })
}

async function* checked(contents: Readable, expected: number, damaged: () => Error): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const piece of contents as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum)
      yield piece
    }
  } catch {
    throw damaged()
  }
  if (sum !== expected) throw damaged()
}
