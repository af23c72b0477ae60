import type { Bucket } from '#domain/files.ts'
import { forgetLostLogos } from '../branding/branding.commands.ts'
import type { Platform } from '../context.ts'
import { forgetLostImageFiles } from '../inspiration/images.commands.ts'
import { forgetLostItemFiles } from '../item-files/forget-item-files.commands.ts'
import { forgetLostPortfolioFiles } from '../public-profile/portfolio-uploads.commands.ts'
import { forgetLostExports } from '../rights/data-export.commands.ts'
import { forgetLostCoverFiles } from '../style/covers.commands.ts'

/** The column that refers to the files of a bucket, and what to do about rows whose file is lost. */
export type Reference = {
  bucket: Bucket
  table: string
  column: string
  forget(db: Platform['db'], paths: string[]): Promise<void>
}

/** A bucket that is not here is not cleaned: no rule says which of its files are in use. */
export const REFERENCES: readonly Reference[] = [
  { bucket: 'vendor-files', table: 'item_files', column: 'path', forget: forgetLostItemFiles },
  {
    bucket: 'inspiration-images',
    table: 'inspiration_files',
    column: 'path',
    forget: forgetLostImageFiles,
  },
  { bucket: 'wedding-covers', table: 'wedding_cover_files', column: 'path', forget: forgetLostCoverFiles },
  { bucket: 'branding-logos', table: 'planner_logos', column: 'path', forget: forgetLostLogos },
  {
    bucket: 'planner-portfolio',
    table: 'planner_portfolio_files',
    column: 'path',
    forget: forgetLostPortfolioFiles,
  },
  { bucket: 'data-exports', table: 'data_export_files', column: 'path', forget: forgetLostExports },
]
