import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { extract, type Header } from 'tar-stream'
import { StartError } from '../start-error.ts'
import { EntrySums } from './entry-sums.ts'
import {
  type BackupHeader,
  type BackupManifest,
  FORMAT,
  HEADER,
  header,
  MANIFEST,
  manifest,
} from './format.ts'

/** An entry of rows, jobs or a file; its contents are read to their end before the next one comes. */
export type ArchiveEntry = { name: string; size: number; contents: AsyncIterable<Buffer> }

/** tar-stream does not say of what its streams are. */
type Entry = AsyncIterable<Buffer> & { header: Header }

/** JSON entries are small: the header names tables, the manifest counts. */
const JSON_MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads a backup from its beginning to its end, and holds every entry against the sums that come with it. Throws
 * `StartError` with one line about the file `name` when something is missing or altered.
 */
export class ArchiveReader {
  readonly #name: string
  readonly #sums = new EntrySums()
  #manifest: BackupManifest | undefined

  constructor(name: string) {
    this.#name = name
  }

  /** Of an archive that was read to its end. */
  get manifest(): BackupManifest {
    return this.#manifest!
  }

  async *read(tar: AsyncIterable<Buffer>): AsyncGenerator<BackupHeader | ArchiveEntry> {
    try {
      let isFirst = true
      for await (const entry of unpack(tar)) {
        const { name } = entry.header
        if (this.#manifest) throw new Error(`${name} comes after the end`)
        if (isFirst) yield await this.#readHeader(entry)
        else if (name === MANIFEST) this.#manifest = manifest.parse(await readJson(entry))
        else if (name.startsWith('sums/')) await this.#compareList(entry)
        else yield { name, size: entry.header.size, contents: this.#summedUp(entry) }
        isFirst = false
      }
      this.#compareAll()
    } catch (error) {
      throw this.#damage(error)
    }
  }

  #damage(error: unknown): StartError {
    if (error instanceof StartError) return error
    const reason = (error as Error).message.split('\n')[0]
    return new StartError(`${this.#name} is cut or damaged (${reason}).`)
  }

  async #readHeader(entry: Entry): Promise<BackupHeader> {
    const { name } = entry.header
    if (name !== HEADER) throw new StartError(`${this.#name} is no backup of Azahar.`)
    const found = await readJson(this.#summedUp(entry))
    const { format } = found as { format: number }
    if (format > FORMAT) {
      throw new StartError(`A newer version of Azahar made ${this.#name}: restore it with that version.`)
    }
    return header.parse(found)
  }

  async *#summedUp(entry: Entry): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    try {
      for await (const chunk of entry) {
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      // It ends the loop of those who read the contents, and not the one over the entries.
      throw this.#damage(error)
    }
    this.#sums.add(entry.header.name, hash.digest('hex'))
  }

  async #compareList(entry: Entry) {
    const [found, expected] = [(await readAll(entry)).toString(), this.#sums.takeList()]
    if (found === expected) return
    const lines = found.split('\n')
    const differing = expected.split('\n').find((line, index) => line !== lines[index])
    throw new Error(`${differing?.slice(66) || entry.header.name} is not what was written`)
  }

  #compareAll() {
    if (!this.#manifest) throw new Error('its end is missing')
    const { entries, sums } = this.#manifest
    if (entries !== this.#sums.entries || sums !== this.#sums.total()) throw new Error('entries are missing')
  }
}

/** The entries of a tar, one at a time. */
async function* unpack(tar: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const entries = extract()
  const source = Readable.from(tar, { objectMode: false })
  // The loop over the entries then fails with the same.
  source.on('error', (error) => entries.destroy(error))
  source.pipe(entries as unknown as NodeJS.WritableStream)
  try {
    yield* entries as AsyncIterable<unknown> as AsyncIterable<Entry>
  } finally {
    source.destroy()
  }
}

async function readAll(contents: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of contents) {
    bytes += chunk.length
    if (bytes > JSON_MAX_BYTES) throw new Error('an entry is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const readJson = async (contents: AsyncIterable<Buffer>): Promise<unknown> =>
  JSON.parse((await readAll(contents)).toString())
