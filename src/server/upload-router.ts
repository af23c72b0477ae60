import { filedItem } from './agenda/item-target.queries.ts'
import { receiveWeddingArchive } from './archive/receive-wedding-archive.ts'
import { receiveLogo } from './branding/receive-logo.ts'
import { filedGuest } from './guests/item-target.queries.ts'
import type { createUploads } from './http/uploads.ts'
import { receiveInspirationImage } from './inspiration/receive-inspiration-image.ts'
import { receiveItemFile } from './item-files/receive-item-file.ts'
import { receivePortfolioImage } from './public-profile/receive-portfolio-image.ts'
import { receiveCover } from './style/receive-cover.ts'
import { filedVendor } from './vendors/item-target.queries.ts'

/** Every upload of the contract; a missing one is a type error. */
export const uploadRouter: Parameters<typeof createUploads>[2] = {
  weddingArchive: receiveWeddingArchive,
  vendorFile: receiveItemFile(filedVendor),
  guestFile: receiveItemFile(filedGuest),
  agendaItemFile: receiveItemFile(filedItem),
  inspirationImage: receiveInspirationImage,
  weddingCover: receiveCover,
  logo: receiveLogo,
  portfolioImage: receivePortfolioImage,
}
