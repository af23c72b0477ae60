import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import sharp from 'sharp'

/** Dots of a point: about 150 to the inch, less than a printer or a camera makes of a sheet. */
const SCALE = 2

type Pixels = { width: number; height: number; data: Uint8Array }

/** The pages of a PDF as they are printed. */
export const printed = (pdf: Uint8Array): Promise<Pixels[]> =>
  eachPage(pdf, async (page) => {
    const { width, height, data } = await page.render({ scale: SCALE, render: 'bitmap' })
    return { width, height, data }
  })

/** The words of each page, with single spaces between them. */
export const wordsOf = (pdf: Uint8Array): Promise<string[]> =>
  eachPage(pdf, async (page) => page.getText().replace(/\s+/g, ' '))

/** The size of each page in millimetres. */
export const sizesOf = (pdf: Uint8Array): Promise<[width: number, height: number][]> =>
  eachPage(pdf, async (page) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    return [inMillimetres(width), inMillimetres(height)]
  })

const inMillimetres = (points: number) => Math.round((points * 25.4) / 72)

async function eachPage<Value>(
  pdf: Uint8Array,
  read: (page: PDFiumPage) => Promise<Value>,
): Promise<Value[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const values: Value[] = []
    for (const page of document.pages()) values.push(await read(page))
    document.destroy()
    return values
  } finally {
    library.destroy()
  }
}

type Grid = { columns: number; rows: number }

const EIGHT: Grid = { columns: 2, rows: 4 }

/** The texts of the first codes on a sheet, row by row; `null` where there is none. */
export function codesOfSheet(page: Pixels, cards: number, grid = EIGHT): (string | null)[] {
  const { columns } = grid
  return Array.from({ length: cards }, (_, index) =>
    codeOf(cut(page, index % columns, Math.floor(index / columns), grid)),
  )
}

/** The parts of a sheet, row by row. */
export const partsOfSheet = (page: Pixels, grid: Grid): Pixels[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, index) =>
    cut(page, index % grid.columns, Math.floor(index / grid.columns), grid),
  )

/** Whether anything is printed on a frame so many millimetres wide around a part. */
export function hasInkAtEdge({ width, height, data }: Pixels, millimetres: number): boolean {
  const frame = Math.floor((millimetres * 72 * SCALE) / 25.4)
  const isFrame = (x: number, y: number) =>
    x < frame || y < frame || x >= width - frame || y >= height - frame
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4]! < 200 && isFrame(at % width, Math.floor(at / width))) return true
  }
  return false
}

function cut({ width, height, data }: Pixels, column: number, row: number, { columns, rows }: Grid): Pixels {
  const [w, h] = [Math.floor(width / columns), Math.floor(height / rows)]
  const part = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y += 1) {
    const from = ((row * h + y) * width + column * w) * 4
    part.set(data.subarray(from, from + w * 4), y * w * 4)
  }
  return { width: w, height: h, data: part }
}

/** The text of an image's QR code. */
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
