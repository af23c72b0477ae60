import type { Database } from '#db/client.ts'
import type { Bucket } from '#domain/files/files.ts'
import { resumeImages } from '#server/areas/inspiration/image-files.commands.ts'
import { resumePortfolioImages } from '#server/areas/public-profile/portfolio-uploads.commands.ts'
import { resumeCovers } from '#server/areas/style/cover-uploads.commands.ts'

/** The column that refers to the files of a bucket. */
export type Reference = {
  bucket: Bucket
  table: string
  column: string
  /** Goes on with the images whose uploads had been missing from the store and are back. */
  resume?(db: Database, paths: string[]): Promise<void>
}

/** A bucket that is not here is not cleaned: no rule says which of its files are in use. */
export const REFERENCES: readonly Reference[] = [
  { bucket: 'vendor-files', table: 'item_files', column: 'path' },
  { bucket: 'inspiration-images', table: 'inspiration_files', column: 'path', resume: resumeImages },
  { bucket: 'wedding-covers', table: 'wedding_cover_files', column: 'path', resume: resumeCovers },
  { bucket: 'branding-logos', table: 'planner_logos', column: 'path' },
  {
    bucket: 'planner-portfolio',
    table: 'planner_portfolio_files',
    column: 'path',
    resume: resumePortfolioImages,
  },
  { bucket: 'book-files', table: 'book_entry_files', column: 'path' },
  { bucket: 'data-exports', table: 'data_export_files', column: 'path' },
]
