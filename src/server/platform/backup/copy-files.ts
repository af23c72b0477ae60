import type { Bucket } from '#domain/files/files.ts'
import type { Files } from '../files/files.ts'
import { isMissing } from '../storage-error.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/** A column that refers to the files of a bucket. */
export type FileColumn = { bucket: Bucket; table: string; column: string }

const NAMED_MAX = 1000

/** Copies files out of a store; one that a person has deleted meanwhile is noted. */
export class FileCopier {
  readonly files = { count: 0, bytes: 0 }
  readonly missing = { count: 0, first: [] as string[] }
  readonly #writer: ArchiveWriter
  readonly #store: Pick<Files, 'find'>

  constructor(writer: ArchiveWriter, store: Pick<Files, 'find'>) {
    this.#writer = writer
    this.#store = store
  }

  async copy(bucket: Bucket, path: string): Promise<void> {
    const file = await this.#open(bucket, path)
    if (!file) {
      this.missing.count += 1
      if (this.missing.first.length < NAMED_MAX) this.missing.first.push(`${bucket}/${path}`)
      return
    }
    await this.#writer.add(`files/${bucket}/${path}`, file.size, file.contents)
    this.files.count += 1
    this.files.bytes += file.size
  }

  /** Its first bytes are here before its entry begins: from then on nobody can take them away. */
  async #open(bucket: Bucket, path: string) {
    const found = await this.#store.find(bucket, path)
    if (!found) return null
    try {
      const chunks = (await found.read())[Symbol.asyncIterator]()
      const first = await chunks.next()
      return { size: found.size, contents: withFirst(first, chunks) }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
}

async function* withFirst(
  first: IteratorResult<Buffer, undefined>,
  rest: AsyncIterator<Buffer, undefined>,
): AsyncGenerator<Buffer> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
