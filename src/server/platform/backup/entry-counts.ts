import { StartError } from '../start-error.ts'
import { countRows } from './copy-rows.ts'
import type { BackupManifest } from './format.ts'

/** Counts the rows and files that a backup has while they are read. */
export class EntryCounts {
  readonly #rows: Record<string, number> = {}
  readonly #files = { count: 0, bytes: 0 }

  async *through(name: string, contents: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const isFile = name.startsWith('files/')
    if (isFile) this.#files.count += 1
    const folder = name.slice(0, name.lastIndexOf('/'))
    for await (const chunk of contents) {
      if (isFile) this.#files.bytes += chunk.length
      else this.#rows[folder] = (this.#rows[folder] ?? 0) + countRows(chunk)
      yield chunk
    }
  }

  /** Throws `StartError` when the manifest of the file `name` has other numbers. */
  compare(manifest: BackupManifest, name: string): void {
    const { count, bytes } = this.#files
    const isSame =
      count === manifest.files.count &&
      bytes === manifest.files.bytes &&
      Object.entries(manifest.rows).every(([folder, rows]) => (this.#rows[folder] ?? 0) === rows)
    if (!isSame) throw new StartError(`${name} is damaged: it has other rows or files than it says.`)
  }
}
