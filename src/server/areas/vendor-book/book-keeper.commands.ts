import { and, eq } from 'drizzle-orm'
import type { ItemFile } from '#contract/item-files.ts'
import { plannerVendorFiles, plannerVendors } from '#db/schema/vendor-book.ts'
import {
  type FileKeeper,
  type FileVerdict,
  type FileWish,
  judgeFile,
  type StoredBytes,
} from '#server/areas/item-files/keep-file.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { isFile, lockFiles } from './vendor-book-files.commands.ts'
import {
  type BookPlace,
  fileColumns,
  hasRoomInBook,
  listBookFiles,
  shownFile,
} from './vendor-book-files.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** A vendor of a book as a place of files. */
export const bookKeeper = (deps: Deps, place: BookPlace): FileKeeper => ({
  bucket: 'vendor-book-files',
  folder: `${place.businessId}/${place.vendorId}`,
  list: () => listBookFiles(deps.db, place),
  hasRoom: (size, replaces) => hasRoomInBook(deps.db, place, size, replaces),
  add: (wish, stored) => addBookFile(deps, place, wish, stored),
})

/** Adds the row of a file whose bytes are safe. The lock on the book keeps two files from exceeding it together. */
function addBookFile(
  { db, clock }: Deps,
  place: BookPlace,
  wish: FileWish,
  stored: StoredBytes,
): Promise<ItemFile | FileVerdict> {
  return db.transaction(async (tx): Promise<ItemFile | FileVerdict> => {
    const files = await lockFiles(tx, place)
    if (!files) return { kind: 'itemNotFound' }
    const verdict = judgeFile(files, wish)
    if (verdict.kind !== 'welcome') return verdict
    if (!(await hasRoomInBook(tx, place, stored.size, verdict.replaces))) return { kind: 'full' }
    const createdAt = clock.now()
    if (verdict.replaces)
      await tx.update(plannerVendorFiles).set({ removedAt: createdAt }).where(isFile(place, verdict.replaces))
    const { businessId, vendorId } = place
    const [owner] = await tx
      .select({ ownerId: plannerVendors.ownerId })
      .from(plannerVendors)
      .where(and(eq(plannerVendors.businessId, businessId), eq(plannerVendors.id, vendorId)))
    // An id whose file waits to be brought back is taken: what is sent again is another file.
    const isTaken = (await tx.$count(plannerVendorFiles, isFile(place, wish.id))) > 0
    const id = isTaken ? newId() : wish.id
    const [row] = await tx
      .insert(plannerVendorFiles)
      .values({ businessId, vendorId, ...owner!, id, name: wish.name, createdAt, ...stored })
      .returning(fileColumns)
    return shownFile(row!)
  })
}
