import { receiveWeddingArchive } from './archive/receive-wedding-archive.ts'
import { receiveLogo } from './branding/receive-logo.ts'
import type { createUploads } from './http/uploads.ts'
import { receiveInspirationImage } from './inspiration/receive-inspiration-image.ts'
import { receivePortfolioImage } from './public-profile/receive-portfolio-image.ts'
import { receiveCover } from './style/receive-cover.ts'
import { receiveVendorFile } from './vendors/receive-vendor-file.ts'

/** Every upload of the contract; a missing one is a type error. */
export const uploadRouter: Parameters<typeof createUploads>[2] = {
  weddingArchive: receiveWeddingArchive,
  vendorFile: receiveVendorFile,
  inspirationImage: receiveInspirationImage,
  weddingCover: receiveCover,
  logo: receiveLogo,
  portfolioImage: receivePortfolioImage,
}
