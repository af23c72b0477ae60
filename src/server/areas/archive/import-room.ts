import { IMPORTS_AT_ONCE } from '#domain/archive/wedding-archive.ts'
import { SPARE_BYTES } from '#domain/files/files.ts'
import { UploadRefused } from '#server/core/http/upload-handler.ts'
import type { Files } from '#server/platform/files/files.ts'
import { Outage } from '#server/platform/outage.ts'
import { StorageError } from '#server/platform/storage-error.ts'

/** A ZIP needs this many times its size on the disk: itself, and its files beside it. */
const COPIES = 2

/** The imports of this process, by person, with the bytes announced. */
const underWay = new WeakMap<Files, Map<string, number>>()

/**
 * Lets a ZIP of so many bytes be brought in where there is room for it beside the others: one of each person, a few
 * in all, and never so many bytes that the disk is full.
 */
export async function withImportRoom<T>(
  files: Files,
  { userId, bytes }: { userId: string; bytes: number },
  bringIn: () => Promise<T>,
): Promise<T> {
  const imports = underWay.get(files) ?? new Map<string, number>()
  underWay.set(files, imports)
  if (imports.has(userId)) throw new UploadRefused('IMPORT_UNDER_WAY')
  if (imports.size >= IMPORTS_AT_ONCE) throw new Outage('OVERLOADED', new Error('too many imports at once'))
  imports.set(userId, bytes)
  try {
    const announced = [...imports.values()].reduce((sum, each) => sum + each, 0)
    if ((await files.room()) < COPIES * announced + SPARE_BYTES) {
      throw new StorageError('full', new Error(`no room for imports of ${announced} bytes`))
    }
    return await bringIn()
  } finally {
    imports.delete(userId)
  }
}
