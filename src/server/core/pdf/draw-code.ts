import { MM } from './card-grid.ts'
import { type QrCode, qrCode, taxCode } from './qr-code.ts'

type CodePlace = { left: number; top: number; size: number }

/** The code of an address with its quiet zone, in millimetres. */
export function drawCode(doc: PDFKit.PDFDocument, url: string, place: CodePlace) {
  drawModules(doc, qrCode(url), { left: place.left * MM, top: place.top * MM, size: place.size * MM })
}

/** A tax code is 30 to 40 mm wide, with at least 2 mm of white around it (Orden HAC/1177/2024 art. 21). */
export const TAX_CODE_POINTS = 35 * MM
export const TAX_CODE_MARGIN = 6 * MM

/** The code of an invoice at a place in points. */
export const drawTaxCode = (doc: PDFKit.PDFDocument, url: string, place: Omit<CodePlace, 'size'>) =>
  drawModules(doc, taxCode(url), { ...place, size: TAX_CODE_POINTS })

function drawModules(doc: PDFKit.PDFDocument, { size, runs }: QrCode, place: CodePlace) {
  const { left, top } = place
  const module = place.size / size
  doc.rect(left, top, place.size, place.size).fill('#ffffff')
  for (const { x, y, length } of runs) doc.rect(left + x * module, top + y * module, length * module, module)
  doc.fill('#000000')
}
