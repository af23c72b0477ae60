import { MM } from './card-grid.ts'
import { qrCode } from './qr-code.ts'

type CodePlace = { left: number; top: number; size: number }

/** The code of an address with its quiet zone, in millimetres. */
export function drawCode(doc: PDFKit.PDFDocument, url: string, place: CodePlace) {
  const { size, runs } = qrCode(url)
  const module = (place.size * MM) / size
  const [left, top] = [place.left * MM, place.top * MM]
  doc.rect(left, top, place.size * MM, place.size * MM).fill('#ffffff')
  for (const { x, y, length } of runs) doc.rect(left + x * module, top + y * module, length * module, module)
  doc.fill('#000000')
}
