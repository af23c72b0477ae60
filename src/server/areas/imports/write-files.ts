import type { FileSection } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { addFolder } from '#server/areas/inspiration/folders.commands.ts'
import { addImage } from '#server/areas/inspiration/images.commands.ts'
import type { FileTarget } from '#server/areas/item-files/file-target.ts'
import { addItemFile } from '#server/areas/item-files/item-files.commands.ts'
import { listItemFiles } from '#server/areas/item-files/item-files.queries.ts'
import { filedTask } from '#server/areas/tasks/item-target.queries.ts'
import { filedVendor } from '#server/areas/vendors/item-target.queries.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { ActingMember } from '#server/core/changes.ts'
import { resultOf } from '#server/core/notified.ts'
import { ownName, type PlacedDocument } from './place-files.ts'
import { refuse } from './write-refused.ts'
import type { Writing } from './writing.ts'

/** Adds the pictures to their folders, which are made where they are new; says how many came. */
export async function writePhotos({ deps, by, ready: { plan, photos } }: Writing): Promise<number> {
  const weddingId = proofFor(by, 'inspiration', 'edit')
  if (!weddingId || photos.length === 0) return 0
  const writer = { ...by, weddingId }
  const { folders: most, images } = deps.settings.limits.wedding
  const used = new Set(photos.map(({ folderId }) => folderId))
  for (const { id, name, isNew } of plan.photos.folders) {
    if (!isNew || !used.has(id)) continue
    const folder = resultOf(await addFolder(deps.db, deps.clock, writer, { id, name }, most))
    if (folder === 'full') return refuse('folders', most)
  }
  for (const { id, folderId, fileName, stored } of photos) {
    const image = resultOf(
      await addImage(deps, writer, { id, folderId, fileName: ownName(fileName) }, stored),
    )
    if (image === 'full') return refuse('images', images)
    if (image === 'weddingFull' || image === 'videosFull') return refuse('bytes')
    if (image === 'noFolder') return refuse('ended')
  }
  return photos.length
}

/**
 * Keeps the documents at their vendors and at the task of those without one; says how many came. Two documents of one
 * name at one place are told apart by a number, the one that was there included.
 */
export async function writeDocuments(writing: Writing): Promise<number> {
  const { by, ready } = writing
  const [vendors, tasks] = [proofFor(by, 'vendors', 'edit'), proofFor(by, 'tasks', 'edit')]
  const names: Names = new Map()
  for (const document of ready.documents) {
    if (document.vendorId && vendors)
      await writeDocument(writing, filedVendor, { ...by, weddingId: vendors }, names, document)
    else if (!document.vendorId && tasks)
      await writeDocument(writing, filedTask, { ...by, weddingId: tasks }, names, document)
    // The section was open when it was shown.
    else refuse('ended')
  }
  return ready.documents.length
}

/** The names of the files at each item. */
type Names = Map<string, Set<string>>

async function writeDocument<K extends 'vendor' | 'task'>(
  { tx, deps }: Writing,
  of: FileTarget<K>,
  by: ActingMember<FileSection<K>, 'edit'>,
  names: Names,
  { id, itemId, fileName, stored }: PlacedDocument,
): Promise<void> {
  const item = { kind: of.kind, itemId }
  const taken =
    names.get(itemId) ?? new Set((await listItemFiles(tx, by.weddingId, item)).map(({ name }) => name))
  names.set(itemId, taken)
  const wish = { itemId, id, name: freeName(taken, ownName(fileName)), overwrite: false }
  const verdict = resultOf(await addItemFile(deps, of, by, wish, stored))
  if (!('kind' in verdict)) return
  if (verdict.kind === 'tooMany') return refuse('documents', LIMITS.vendor.files)
  return refuse(verdict.kind === 'full' ? 'bytes' : 'ended')
}

function freeName(taken: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]{1,8})?$/.exec(name) ?? []
  let free = name
  for (let copy = 2; taken.has(free); copy += 1) free = `${stem} (${copy})${ending}`
  taken.add(free)
  return free
}
