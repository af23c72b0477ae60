import { filedItem } from '#server/areas/agenda/item-target.queries.ts'
import { receiveSignedPaper } from '#server/areas/agreements/receive-signed-paper.ts'
import { receiveWeddingArchive } from '#server/areas/archive/receive-wedding-archive.ts'
import { receivePaymentFile } from '#server/areas/books/receive-payment-file.ts'
import { receiveLogo } from '#server/areas/branding/receive-logo.ts'
import { filedGuest } from '#server/areas/guests/item-target.queries.ts'
import { receiveImportPiece } from '#server/areas/imports/receive-import-piece.ts'
import { receiveInspirationImage } from '#server/areas/inspiration/receive-inspiration-image.ts'
import { receiveItemFile } from '#server/areas/item-files/receive-item-file.ts'
import { receivePlannerPiece } from '#server/areas/planner-imports/receive-planner-piece.ts'
import { receivePortfolioImage } from '#server/areas/public-profile/receive-portfolio-image.ts'
import { receiveRoomPicture, receiveVenuePlan } from '#server/areas/seating/receive-room-picture.ts'
import { receiveCover } from '#server/areas/style/receive-cover.ts'
import { filedTask } from '#server/areas/tasks/item-target.queries.ts'
import { receiveBookFile } from '#server/areas/vendor-book/receive-book-file.ts'
import { filedVendor } from '#server/areas/vendors/item-target.queries.ts'
import type { UploadHandlers } from '#server/core/http/upload-handler.ts'

/** Every upload of the contract; a missing one is a type error. */
export const uploadRouter: UploadHandlers = {
  importPiece: receiveImportPiece,
  plannerImportPiece: receivePlannerPiece,
  weddingArchive: receiveWeddingArchive,
  vendorFile: receiveItemFile(filedVendor),
  guestFile: receiveItemFile(filedGuest),
  agendaItemFile: receiveItemFile(filedItem),
  taskFile: receiveItemFile(filedTask),
  inspirationImage: receiveInspirationImage,
  weddingCover: receiveCover,
  logo: receiveLogo,
  portfolioImage: receivePortfolioImage,
  roomPicture: receiveRoomPicture,
  venuePlan: receiveVenuePlan,
  paymentFile: receivePaymentFile,
  bookVendorFile: receiveBookFile,
  signedPaper: receiveSignedPaper,
}
