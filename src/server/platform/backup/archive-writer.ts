import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pack } from 'tar-stream'
import { EntrySums } from './entry-sums.ts'
import { type BackupManifest, MANIFEST, numbered } from './format.ts'

type Contents = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Writes a tar that is made while it is read: an entry waits until the reader has taken the one before. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #sums = new EntrySums()
  #lists = 0
  readonly output = Readable.from(this.#pack, { objectMode: false })

  /** Adds an entry of exactly `size` bytes. */
  async add(name: string, size: number, contents: Contents): Promise<void> {
    this.#sums.add(name, await this.#write(name, size, contents))
    if (this.#sums.isDue) await this.#addList()
  }

  addJson = (name: string, value: unknown): Promise<void> => {
    const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
    return this.add(name, text.length, [text])
  }

  /** Ends the archive with its manifest, and gives it. */
  async finish(counts: Omit<BackupManifest, 'entries' | 'sums'>): Promise<BackupManifest> {
    await this.#addList()
    const manifest: BackupManifest = { ...counts, entries: this.#sums.entries, sums: this.#sums.total() }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
    await this.#write(MANIFEST, text.length, [text])
    this.#pack.finalize()
    return manifest
  }

  /** Breaks the archive off. */
  fail(error: Error): void {
    this.#pack.destroy(error)
  }

  async #addList() {
    this.#lists += 1
    const list = Buffer.from(this.#sums.takeList())
    await this.#write(numbered('sums', this.#lists), list.length, [list])
  }

  /** Gives the SHA-256 of what was written. */
  async #write(name: string, size: number, contents: Contents): Promise<string> {
    const hash = createHash('sha256')
    const { sink, done } = this.#open(name, size)
    for await (const chunk of contents) {
      hash.update(chunk)
      if (!sink.write(chunk)) await Promise.race([drained(sink), done])
    }
    sink.end(null)
    await done
    return hash.digest('hex')
  }

  #open(name: string, size: number) {
    let isDone!: (error?: Error | null) => void
    const done = new Promise<void>((resolve, reject) => {
      isDone = (error) => (error ? reject(error) : resolve())
    })
    const sink = this.#pack.entry({ name, size, mode: 0o600 }, isDone)
    // The sink says the same to its callback.
    sink.on('error', () => {})
    done.catch(() => {})
    return { sink, done }
  }
}

const drained = (sink: ReturnType<ReturnType<typeof pack>['entry']>) =>
  new Promise<void>((resolve) => {
    sink.once('drain', () => resolve())
  })
