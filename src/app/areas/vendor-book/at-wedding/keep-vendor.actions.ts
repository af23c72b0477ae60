import type { BookVendor } from '#contract/book-vendors.ts'
import type { KeptFacts } from '#domain/vendor-book/kept-vendor.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { keepFiles } from '../copied-files.ts'
import { addBookVendors, changeBookVendor, type NewBookVendor } from '../vendor-book.actions.ts'

/** Adds a vendor of a wedding to the book, and offers to take it back. */
export async function keepVendor(vendor: NewBookVendor, from: FilesFrom): Promise<void> {
  await addBookVendors([vendor])
  await keepFilesOf(from, vendor.id)
  told(`«${vendor.name}» ya está en tu libreta.`, () =>
    client.vendorBook.remove({ bookVendorIds: [vendor.id] }),
  )
}

/** Fills in what a vendor of the book has not got, and offers to empty it again; refused where it has it by now. */
export async function completeBookVendor(
  known: BookVendor,
  facts: Partial<KeptFacts>,
  from: FilesFrom,
): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(facts).map((field) => [field, known[field as keyof KeptFacts]]),
  )
  const hasFacts = Object.keys(facts).length > 0
  // A try that stopped after the facts finds them there.
  if (hasFacts) await changeBookVendor(known.id, facts, before)
  const kept = await keepFilesOf(from, known.id)
  told(`«${known.name}» está más completo en tu libreta.`, async () => {
    for (const fileId of kept) await client.vendorBook.files.remove({ targetId: known.id, fileId })
    if (hasFacts) await client.vendorBook.update({ bookVendorId: known.id, changes: before, from: facts })
  })
}

/** A vendor of a wedding, with the files of it that are kept. */
type FilesFrom = { weddingId: string; vendorId: string; files: readonly string[] }

async function keepFilesOf({ files, ...from }: FilesFrom, bookVendorId: string): Promise<string[]> {
  if (files.length === 0) return []
  const kept = await keepFiles({ ...from, bookVendorId }, files)
  await queryClient.invalidateQueries({ queryKey: api.vendorBook.key() })
  return kept
}

function told(words: string, undo: () => Promise<unknown>): void {
  showToast(words, { action: { label: 'Deshacer', onAction: () => void takeBack(undo) } })
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
    await queryClient.invalidateQueries({ queryKey: api.vendorBook.key() })
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
