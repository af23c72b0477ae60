import type { BookVendor } from '#contract/book-vendors.ts'
import type { KeptFacts } from '#domain/vendor-book/kept-vendor.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { addBookVendors, changeBookVendor, type NewBookVendor } from '../vendor-book.actions.ts'
import { vendorBookQuery } from '../vendor-book.queries.ts'

/** Adds a vendor of a wedding to the book, and offers to take it back. */
export async function keepVendor(vendor: NewBookVendor): Promise<void> {
  await addBookVendors([vendor])
  told(`«${vendor.name}» ya está en tu libreta.`, () =>
    client.vendorBook.remove({ bookVendorIds: [vendor.id] }),
  )
}

/** Fills in what a vendor of the book has not got, and offers to empty it again; refused where it has it by now. */
export async function completeBookVendor(known: BookVendor, facts: Partial<KeptFacts>): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(facts).map((field) => [field, known[field as keyof KeptFacts]]),
  )
  await changeBookVendor(known.id, facts, before)
  told(`«${known.name}» está más completo en tu libreta.`, () =>
    client.vendorBook.update({ bookVendorId: known.id, changes: before, from: facts }),
  )
}

function told(words: string, undo: () => Promise<unknown>): void {
  showToast(words, { action: { label: 'Deshacer', onAction: () => void takeBack(undo) } })
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
    await queryClient.invalidateQueries({ queryKey: vendorBookQuery.queryKey })
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
