import { createReadStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { Bucket } from '#domain/files/files.ts'
import type { Files } from '#server/platform/files/files.ts'
import { type ZipEntry, zipStream } from '#server/platform/files/zip-stream.ts'

/** A text or a workbook of a ZIP, written a piece at a time. */
export type Document = { name: string; contents: AsyncIterable<string | Buffer> }

/** A stored file of a ZIP, and the row that it belongs to. */
export type StoredFile = {
  name: string
  table: string
  key: Record<string, string>
  bucket: Bucket
  path: string
  size: number
  /** Finds the present path: the file of an image that has become ready since the download began lies elsewhere. */
  pathNow?: () => Promise<string | undefined>
}

/** The same with the name of its folder as people gave it, and the words below a picture. */
export type NamedOriginal = StoredFile & { folder: string; note: string | null }

/** A text that has been written: all lie one behind the other in one file on the disk. */
type WrittenDocument = { name: string; start: number; end: number }

const PIECE_BYTES = 64 * 1024

/** Rows are short: they are written together. */
async function* pieces(contents: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const part of contents) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    text += part
    if (text.length < PIECE_BYTES) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

type Contents = {
  file: string
  documents: readonly WrittenDocument[]
  files: readonly StoredFile[]
  onFile: OnFile | undefined
}

/** Told before each stored file how many are in the ZIP, with their bytes; the ZIP breaks off when it fails. */
export type OnFile = (filesDone: number, bytesDone: number) => Promise<void>

/** The texts that were written, and after them the stored files, which are compressed already. */
function* entriesOf(store: Files, { file, documents, files, onFile }: Contents): Generator<ZipEntry> {
  for (const { name, start, end } of documents) {
    const read = () => (end > start ? createReadStream(file, { start, end: end - 1 }) : Readable.from([]))
    yield { name, size: end - start, isCompressed: true, open: async () => read() }
  }
  let bytesBefore = 0
  for (const [place, file] of files.entries()) {
    const bytes = bytesBefore
    bytesBefore += file.size
    const open = async () => {
      await onFile?.(place, bytes)
      return openStored(store, file)
    }
    yield { name: file.name, isCompressed: false, open }
  }
}

/** A stored file, or nothing of one that a member has deleted since the download began. */
async function openStored(store: Files, { bucket, path, pathNow }: StoredFile): Promise<Readable> {
  const now = async () => {
    const moved = await pathNow?.()
    return moved === undefined ? null : store.find(bucket, moved)
  }
  const found = (await store.find(bucket, path)) ?? (await now())
  return found ? found.read() : Readable.from([])
}

/** Writes texts behind those that were written before. */
export type WriteDocuments = (documents: Iterable<Document>) => Promise<void>

/**
 * Lets `collect` write texts to the disk and say which files belong to them, and gives the ZIP of both. What was
 * written is deleted when the ZIP has been read, or is not read any more.
 */
export function zipOf(
  store: Files,
  collect: (write: WriteDocuments) => Promise<readonly StoredFile[]>,
  onFile?: OnFile,
): Promise<Readable> {
  const texts = new PassThrough()
  const documents: WrittenDocument[] = []
  let end = 0
  const write: WriteDocuments = async (all) => {
    for (const { name, contents } of all) {
      const start = end
      await pipeline(
        pieces(contents),
        counting((bytes) => (end += bytes)),
        texts,
        { end: false },
      )
      documents.push({ name, start, end })
    }
  }
  const collecting = collect(write).finally(() => texts.end())
  // Its failure is reported below, where the ZIP would begin.
  collecting.catch((error) => texts.destroy(error))
  return new Promise((resolve, reject) => {
    store
      .spool(texts, async (file) => {
        const zip = zipStream(entriesOf(store, { file, documents, files: await collecting, onFile }))
        resolve(zip)
        await finished(zip, { writable: false }).catch(() => {})
      })
      .catch(reject)
  })
}

const counting = (count: (bytes: number) => void) =>
  async function* (contents: AsyncIterable<Buffer>) {
    for await (const piece of contents) {
      count(piece.length)
      yield piece
    }
  }
