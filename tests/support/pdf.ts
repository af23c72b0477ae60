import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import sharp from 'sharp'

/** Dots of a point: about 150 to the inch, less than a printer or a camera makes of a sheet. */
const SCALE = 2

type Pixels = { width: number; height: number; data: Uint8Array }

/** The pages of a PDF as they are printed. */
export async function printed(pdf: Uint8Array): Promise<Pixels[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const pages: Pixels[] = []
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale: SCALE, render: 'bitmap' })
      pages.push({ width, height, data })
    }
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

/** What the first codes on a sheet of two columns and four rows say, row by row; `null` where there is none. */
export function codesOfSheet(page: Pixels, cards: number): (string | null)[] {
  return Array.from({ length: cards }, (_, index) => codeOf(cut(page, index % 2, Math.floor(index / 2))))
}

function cut({ width, height, data }: Pixels, column: number, row: number): Pixels {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 4)]
  const part = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y += 1) {
    const from = ((row * h + y) * width + column * w) * 4
    part.set(data.subarray(from, from + w * 4), y * w * 4)
  }
  return { width: w, height: h, data: part }
}

/** What the QR code of an image says. */
export const codeOf = ({ width, height, data }: Pixels): string | null =>
  jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null

/** An image as pixels on white. */
export async function pixelsOf(image: Uint8Array, width?: number): Promise<Pixels> {
  const { data, info } = await sharp(image, { density: 300 })
    .resize(width)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
