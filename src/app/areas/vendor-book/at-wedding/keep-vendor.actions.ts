import type { BookVendor } from '#contract/book-vendors.ts'
import type { KeptFacts } from '#domain/vendor-book/kept-vendor.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { api } from '../../../sync/api.ts'
import { clientIn } from '../../../sync/client-in.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { keepFiles } from '../copied-files.ts'
import { addBookVendors, changeBookVendor, type NewBookVendor } from '../vendor-book.actions.ts'
import { bookKey } from '../vendor-book.queries.ts'

/** Adds a vendor of a wedding to the book, and offers to take it back. */
export async function keepVendor(
  agencyId: string | null,
  vendor: NewBookVendor,
  from: FilesFrom,
): Promise<void> {
  await addBookVendors([vendor], agencyId)
  await keepFilesOf(agencyId, from, vendor.id)
  told(agencyId, `«${vendor.name}» ya está en ${bookOf(agencyId)}.`, () =>
    clientIn(agencyId).vendorBook.remove({ bookVendorIds: [vendor.id] }),
  )
}

type Completing = { known: BookVendor; facts: Partial<KeptFacts>; from: FilesFrom }

/** Fills in what a vendor of the book has not got, and offers to empty it again; refused where it has it by now. */
export async function completeBookVendor(
  agencyId: string | null,
  { known, facts, from }: Completing,
): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(facts).map((field) => [field, known[field as keyof KeptFacts]]),
  )
  const hasFacts = Object.keys(facts).length > 0
  // A try that stopped after the facts finds them there.
  if (hasFacts) await changeBookVendor(known.id, facts, before, agencyId)
  const kept = await keepFilesOf(agencyId, from, known.id)
  told(agencyId, `«${known.name}» está más completo en ${bookOf(agencyId)}.`, async () => {
    const { vendorBook } = clientIn(agencyId)
    for (const fileId of kept) await vendorBook.files.remove({ targetId: known.id, fileId })
    if (hasFacts) await vendorBook.update({ bookVendorId: known.id, changes: before, from: facts })
  })
}

type FilesFrom = { weddingId: string; vendorId: string; files: readonly string[] }

async function keepFilesOf(
  agencyId: string | null,
  { files, ...from }: FilesFrom,
  bookVendorId: string,
): Promise<string[]> {
  if (files.length === 0) return []
  const kept = await keepFiles(agencyId, { ...from, bookVendorId }, files)
  await readAgain(agencyId)
  return kept
}

async function readAgain(agencyId: string | null): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.vendorBook.key() })
  if (agencyId !== null) await queryClient.invalidateQueries({ queryKey: bookKey(agencyId) })
}

/** The book in words: the person's own, or their agency's. */
const bookOf = (agencyId: string | null) => (agencyId === null ? 'tu libreta' : 'la libreta del equipo')

function told(agencyId: string | null, words: string, undo: () => Promise<unknown>): void {
  showToast(words, { action: { label: 'Deshacer', onAction: () => void takeBack(agencyId, undo) } })
}

async function takeBack(agencyId: string | null, undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
    await readAgain(agencyId)
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
