import type { Database } from '#db/client.ts'
import type { Bucket } from '#domain/files/files.ts'
import { resumeImages } from '#server/areas/inspiration/image-files.commands.ts'
import { resumePortfolioImages } from '#server/areas/public-profile/portfolio-uploads.commands.ts'
import { resumeCovers } from '#server/areas/style/cover-uploads.commands.ts'
import { FILE_COLUMNS, type FileColumn } from './file-columns.ts'

export type Reference = FileColumn & {
  /** Goes on with the images whose uploads had been missing from the store and are back. */
  resume?(db: Database, paths: string[]): Promise<void>
}

const RESUMES: Partial<Record<Bucket, Reference['resume']>> = {
  'inspiration-images': resumeImages,
  'wedding-covers': resumeCovers,
  'planner-portfolio': resumePortfolioImages,
}

export const REFERENCES: readonly Reference[] = FILE_COLUMNS.map((column) => {
  const resume = RESUMES[column.bucket]
  return resume ? { ...column, resume } : column
})
