import type { Bucket } from '#domain/files.ts'
import type { Platform } from '../context.ts'
import { forgetLostImageFiles } from '../inspiration/images.commands.ts'
import { forgetLostCoverFiles } from '../style/covers.commands.ts'
import { forgetLostVendorFiles } from '../vendors/files.commands.ts'

/** The column that refers to the files of a bucket, and what to do about rows whose file is lost. */
export type Reference = {
  bucket: Bucket
  table: string
  column: string
  forget(db: Platform['db'], paths: string[]): Promise<void>
}

/** A bucket that is not here is not cleaned: no rule says which of its files are in use. */
export const REFERENCES: readonly Reference[] = [
  { bucket: 'vendor-files', table: 'vendor_files', column: 'path', forget: forgetLostVendorFiles },
  {
    bucket: 'inspiration-images',
    table: 'inspiration_files',
    column: 'path',
    forget: forgetLostImageFiles,
  },
  { bucket: 'wedding-covers', table: 'wedding_cover_files', column: 'path', forget: forgetLostCoverFiles },
]
