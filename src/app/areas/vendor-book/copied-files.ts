import { BOOK_FILES_AT_ONCE_MAX } from '#domain/vendor-book/vendor-book.ts'
import { clientIn } from '../../sync/client-in.ts'
import './vendor-book.sentences.ts'

/** A vendor of a wedding, and the one of the book that it came from or goes to. */
type Pair = { weddingId: string; vendorId: string; bookVendorId: string }

/** Copies files of the book to the wedding. A second try copies none twice. */
export async function takeFiles(agencyId: string | null, pair: Pair, ids: readonly string[]): Promise<void> {
  for (const fileIds of inBatches(ids)) await clientIn(agencyId).vendors.filesFromBook({ ...pair, fileIds })
}

/** Copies files of the wedding to the book, the same way; gives the ids that the copies have. */
export async function keepFiles(
  agencyId: string | null,
  pair: Pair,
  ids: readonly string[],
): Promise<string[]> {
  const kept: string[] = []
  for (const fileIds of inBatches(ids)) {
    const copies = await clientIn(agencyId).vendorBook.files.fromWedding({ ...pair, fileIds })
    kept.push(...copies.map(({ id }) => id))
  }
  return kept
}

function* inBatches(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += BOOK_FILES_AT_ONCE_MAX)
    yield ids.slice(at, at + BOOK_FILES_AT_ONCE_MAX)
}
