import { safeFileName } from '#domain/files/files.ts'
import { pathFromTable } from '#domain/inspiration/photo-cards.ts'
import { AdmissionQueue } from '#server/core/http/admission-queue.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { drawGrid } from '#server/core/pdf/card-grid.ts'
import { readPaperLook } from '#server/core/pdf/paper-look.queries.ts'
import { newPdf } from '#server/core/pdf/pdf-libraries.ts'
import { drawPhotoCard, PHOTO_CARD_GRID, type PhotoCard } from './draw-photo-card.ts'
import { findFolder } from './folders.queries.ts'

/** A file takes a processor for a moment: one at a time is drawn, and few wait. */
const drawing = new AdmissionQueue({ active: 1, queued: 20, waitMs: 60_000 })

const { columns, rows } = PHOTO_CARD_GRID

/**
 * Cards with the code of a folder's link, one for each table, or a sheet of equal ones; none while the link takes no
 * photographs.
 */
export const photoCards: DownloadHandler<'photoCards'> = async ({ platform, weddingId, params, input }) => {
  const { db } = platform
  const folder = await findFolder(db, weddingId, params['folderId']!)
  const look = await readPaperLook(db, weddingId, 'center')
  if (!look || !folder?.share?.path || folder.share.use === 'view') return null
  const address = platform.settings.publicUrl + folder.share.path
  const tables = input.tables.length > 0 ? input.tables : new Array<null>(columns * rows).fill(null)
  const cards = tables.map((table): PhotoCard => ({ url: pathFromTable(address, table), table }))
  const slot = await drawing.enter()
  const contents = newPdf({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: look.couple } })
  contents.once('close', slot.release)
  drawGrid(contents, PHOTO_CARD_GRID, cards, (card) => drawPhotoCard(contents, look, card)).catch((error) =>
    contents.destroy(error),
  )
  return { name: safeFileName(`QR fotos ${look.couple}.pdf`), contents }
}
