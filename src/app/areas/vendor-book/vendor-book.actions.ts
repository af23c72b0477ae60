import type { BookVendor } from '#contract/book-vendors.ts'
import { BOOK_VENDORS_AT_ONCE_MAX } from '#domain/vendor-book/vendor-book.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { clientIn } from '../../sync/client-in.ts'
import { queryClient } from '../../sync/query-client.ts'
import { bookKey } from './vendor-book.queries.ts'

/** The facts of a vendor. */
export type VendorFacts = Omit<BookVendor, 'id' | 'isPrivate' | 'fileCount' | 'createdAt' | 'removedAt'>

export type NewBookVendor = Partial<VendorFacts> & { id: string; name: string; isPrivate?: boolean }

/** Adds vendors. Their ids are the same for each try, so that they are added once. */
export async function addBookVendors(
  vendors: NewBookVendor[],
  agencyId: string | null = null,
): Promise<void> {
  await clientIn(agencyId).vendorBook.add({ vendors })
  await readAgain(agencyId)
}

/** Adds the vendors of a list, and offers to take all of them back. */
export async function bringVendors(vendors: NewBookVendor[]): Promise<void> {
  for (const some of inBatches(vendors)) await client.vendorBook.add({ vendors: some })
  await readAgain()
  const words = vendors.length === 1 ? 'Un proveedor ya está' : `${vendors.length} proveedores ya están`
  showToast(`${words} en tu libreta.`, {
    action: { label: 'Deshacer', onAction: () => void takeBack(vendors.map(({ id }) => id)) },
  })
}

const takeBack = (ids: string[]) =>
  attempt('No hemos podido deshacerlo.', async () => {
    for (const bookVendorIds of inBatches(ids)) await client.vendorBook.remove({ bookVendorIds })
    await readAgain()
  })

/** As many as one request takes. */
const inBatches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BOOK_VENDORS_AT_ONCE_MAX) }, (_, at) =>
    items.slice(at * BOOK_VENDORS_AT_ONCE_MAX, (at + 1) * BOOK_VENDORS_AT_ONCE_MAX),
  )

/** Changes the given fields of a vendor, which are as they are shown in `from`. */
export async function changeBookVendor(
  bookVendorId: string,
  changes: Partial<VendorFacts> & { isPrivate?: false },
  from: Partial<BookVendor>,
  agencyId: string | null = null,
): Promise<void> {
  await clientIn(agencyId).vendorBook.update({ bookVendorId, changes, from })
  await readAgain(agencyId)
}

/** Marks a favourite, or takes the mark away. */
export const toggleFavourite = ({ id, isFavourite }: BookVendor) =>
  attempt('No hemos podido cambiarlo.', () =>
    changeBookVendor(id, { isFavourite: !isFavourite }, { isFavourite }),
  )

/** Removes a vendor, and offers it back. */
export const removeBookVendor = ({ id, name }: BookVendor) =>
  attempt('No hemos podido eliminarlo.', async () => {
    await client.vendorBook.remove({ bookVendorIds: [id] })
    await readAgain()
    showToast(`«${name}» ya no está en tu libreta.`, {
      tone: 'undone',
      action: { label: 'Deshacer', onAction: () => void bringBack([id]) },
    })
  })

/** Brings removed vendors back. */
export const bringBack = (bookVendorIds: string[]) =>
  attempt('No hemos podido recuperarlo.', async () => {
    await client.vendorBook.restore({ bookVendorIds })
    await readAgain()
  })

async function attempt(failure: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    showToast(`${failure} ${messageFor(error)}`, { tone: 'failed' })
    void readAgain()
  }
}

const readAgain = (agencyId: string | null = null) =>
  queryClient.refetchQueries({ queryKey: bookKey(agencyId), type: 'active' })
