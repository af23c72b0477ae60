import { and, eq, gte, lt } from 'drizzle-orm'
import type { ItemFile } from '#contract/item-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerVendorFiles, plannerVendors } from '#db/schema/vendor-book.ts'
import { freeFileName } from '#domain/files/files.ts'
import { renamedFile } from '#domain/files/renamed-file.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { lockBusiness } from '#server/areas/template-versions/sharing.commands.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { keptSince } from './vendor-book.queries.ts'
import {
  type BookPlace,
  fileColumns,
  filesOfVendor,
  hasRoomInBook,
  listBookFiles,
  shownFile,
} from './vendor-book-files.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** Gives a file another name, unless it has one that was not shown, or another file has it. */
export function renameBookFile(
  { db }: Pick<Deps, 'db'>,
  place: BookPlace,
  fileId: string,
  { name, from }: { name: string; from: string },
): Promise<ItemFile | 'notFound' | 'nameless' | 'exists' | { stored: string }> {
  return db.transaction(async (tx) => {
    const files = await lockFiles(tx, place)
    const file = files?.find(({ id }) => id === fileId)
    if (!files || !file) return 'notFound'
    const renamed = renamedFile(name, file.name)
    if (renamed === null) return 'nameless'
    if (renamed === file.name) return file
    if (file.name !== from) return { stored: file.name }
    if (files.some((other) => other.name === renamed)) return 'exists'
    await tx.update(plannerVendorFiles).set({ name: renamed }).where(isFile(place, fileId))
    return { ...file, name: renamed }
  })
}

/** Removes a file until it is brought back; `false` where the vendor has none of that id. */
export function removeBookFile({ db, clock }: Deps, place: BookPlace, fileId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const files = await lockFiles(tx, place)
    if (!files?.some(({ id }) => id === fileId)) return false
    await tx.update(plannerVendorFiles).set({ removedAt: clock.now() }).where(isFile(place, fileId))
    return true
  })
}

/** Brings a removed file back, with a number where another one has its name by now. */
export function restoreBookFile(
  { db, clock }: Deps,
  place: BookPlace,
  fileId: string,
): Promise<ItemFile | 'notFound' | 'tooMany' | 'full'> {
  return db.transaction(async (tx) => {
    const files = await lockFiles(tx, place)
    const there = files?.find(({ id }) => id === fileId)
    if (there) return there
    const [removed] = await tx
      .select(fileColumns)
      .from(plannerVendorFiles)
      .where(and(isFile(place, fileId), gte(plannerVendorFiles.removedAt, keptSince(clock))))
    if (!files || !removed) return 'notFound'
    if (files.length >= LIMITS.vendor.files) return 'tooMany'
    if (!(await hasRoomInBook(tx, place, removed.size))) return 'full'
    const name = freeFileName(removed.name, (taken) => files.some((file) => file.name === taken))
    await tx.update(plannerVendorFiles).set({ removedAt: null, name }).where(isFile(place, fileId))
    return shownFile({ ...removed, name })
  })
}

/** Deletes what was removed from books too long ago to come back: vendors with their files, and files by themselves. */
export async function forgetRemovedOfBooks(db: Database | Transaction, clock: Clock): Promise<void> {
  await db.delete(plannerVendors).where(lt(plannerVendors.removedAt, keptSince(clock)))
  await db.delete(plannerVendorFiles).where(lt(plannerVendorFiles.removedAt, keptSince(clock)))
}

/** The files that are shown, while no other request changes the book. */
export async function lockFiles(tx: Transaction, place: BookPlace): Promise<ItemFile[] | undefined> {
  await lockBusiness(tx, place)
  return listBookFiles(tx, place)
}

export const isFile = (place: BookPlace, fileId: string) =>
  and(filesOfVendor(place), eq(plannerVendorFiles.id, fileId))
