import type { Bucket } from '#domain/files/files.ts'

/** The column that refers to the files of a bucket. */
export type FileColumn = { bucket: Bucket; table: string; column: string }

/** A bucket that is not here is neither cleaned nor backed up: no rule says which of its files are in use. */
export const FILE_COLUMNS = [
  { bucket: 'vendor-files', table: 'item_files', column: 'path' },
  { bucket: 'inspiration-images', table: 'inspiration_files', column: 'path' },
  { bucket: 'wedding-covers', table: 'wedding_cover_files', column: 'path' },
  { bucket: 'branding-logos', table: 'planner_logos', column: 'path' },
  { bucket: 'planner-portfolio', table: 'planner_portfolio_files', column: 'path' },
  { bucket: 'room-pictures', table: 'room_pictures', column: 'path' },
  { bucket: 'book-files', table: 'book_entry_files', column: 'path' },
  { bucket: 'vendor-book-files', table: 'planner_vendor_files', column: 'path' },
  { bucket: 'agreement-files', table: 'agreement_files', column: 'path' },
  { bucket: 'data-exports', table: 'data_export_files', column: 'path' },
  { bucket: 'wedding-exports', table: 'wedding_export_files', column: 'path' },
  { bucket: 'imports', table: 'import_pieces', column: 'path' },
  { bucket: 'planner-imports', table: 'planner_import_pieces', column: 'path' },
] as const satisfies FileColumn[]
