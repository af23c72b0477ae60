import type { ItemFile } from '#contract/item-files.ts'
import { findStoredFiles } from '#server/areas/item-files/item-files.queries.ts'
import { itemKeeper } from '#server/areas/item-files/item-keeper.ts'
import { copyFile, type FileKeeper, type StoredFile } from '#server/areas/item-files/keep-file.ts'
import { filedVendor } from '#server/areas/vendors/item-target.queries.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import { bookKeeper } from './book-keeper.commands.ts'
import { type BookPlace, findStoredBookFiles, isVendorSeen } from './vendor-book-files.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files'>
type Asked = { vendorId: string; place: BookPlace; fileIds: readonly string[] }

export type CopyRefusal = 'noVendor' | 'noBookVendor' | 'noFile' | 'tooMany' | 'full'

type Copied = { files: ItemFile[]; notified: boolean }

/** Copies files of a vendor of the book to one of a wedding, as files of its own. */
export async function copyFromBook(
  deps: Deps,
  by: ActingMember<'vendors', 'edit'>,
  { vendorId, place, fileIds }: Asked,
): Promise<Copied | CopyRefusal> {
  if (!(await isVendorSeen(deps.db, place))) return 'noBookVendor'
  const sources = await findStoredBookFiles(deps.db, place, fileIds)
  return copyAll(deps, sources, fileIds, itemKeeper(deps, filedVendor, by, vendorId), 'noVendor')
}

/** Copies files of a vendor of a wedding to one of the book. */
export async function copyToBook(
  deps: Deps,
  weddingId: MemberWeddingId<'vendors'>,
  { vendorId, place, fileIds }: Asked,
): Promise<Copied | CopyRefusal> {
  if (!(await filedVendor.find(deps.db, weddingId, vendorId, false))) return 'noVendor'
  const item = { kind: 'vendor', itemId: vendorId } as const
  const sources = await findStoredFiles(deps.db, weddingId, item, fileIds)
  return copyAll(deps, sources, fileIds, bookKeeper(deps, place), 'noBookVendor')
}

/**
 * Copies the files one after another, the oldest first, so that they stand in the order of their list. A try that stops
 * leaves what it has copied, which the next one finds.
 */
async function copyAll(
  deps: Deps,
  sources: readonly StoredFile[],
  asked: readonly string[],
  keeper: FileKeeper,
  missing: CopyRefusal,
): Promise<Copied | CopyRefusal> {
  if (sources.length < new Set(asked).size) return 'noFile'
  const files: ItemFile[] = []
  let notified = false
  for (const source of sources.toReversed()) {
    const kept = await copyFile(deps, source, keeper)
    notified ||= kept instanceof Notified
    const file = kept instanceof Notified ? kept.result : kept
    if (!('kind' in file)) files.unshift(file)
    else if ('file' in file) files.unshift(file.file)
    else if (file.kind === 'tooMany' || file.kind === 'full') return file.kind
    else return file.kind === 'itemNotFound' ? missing : 'noFile'
  }
  return { files, notified }
}
