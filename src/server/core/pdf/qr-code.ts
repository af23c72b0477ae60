import { encode } from 'uqr'

/** Modules around a code that stay white: what ISO/IEC 18004 asks for, so that cameras find its corners. */
const QUIET_ZONE = 4

/** A quarter of a code may be lost to a fold or a stain. */
const ERROR_CORRECTION = 'Q'

/**
 * The mask is not searched for: trying all eight takes fifteen times as long, and an address with random characters
 * has no patterns that one of them would have to hide.
 */
const MASK = 3

/** A black part of a row of modules. */
export type QrRun = { x: number; y: number; length: number }

/** A QR code as what is black of it, counted in modules; its quiet zone lies within `size`. */
export type QrCode = { size: number; runs: QrRun[] }

export const qrCode = (text: string): QrCode => readCode(text, ERROR_CORRECTION, QUIET_ZONE)

/** A code at the level M that the tax agency asks for, without its quiet zone. */
export const taxCode = (text: string): QrCode => readCode(text, 'M', 0)

function readCode(text: string, ecc: 'M' | 'Q', border: number): QrCode {
  const { size, data } = encode(text, { ecc, border, maskPattern: MASK })
  return { size, runs: data.flatMap((row, y) => runsOf(row, y)) }
}

function runsOf(row: readonly boolean[], y: number): QrRun[] {
  const runs: QrRun[] = []
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1)
    if (!isBlack) continue
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, y, length: 1 })
  }
  return runs
}

/** The black of a code as the path of an SVG, in modules. */
export const qrPath = ({ runs }: QrCode): string =>
  runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')

/** Black on white as SVG, so that a scanner reads it on a dark page too. */
export function qrSvg(text: string): string {
  const code = qrCode(text)
  const { size } = code
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${qrPath(code)}"/></svg>`
}

/** Pixels of a module: a code is about a thousand pixels wide, enough for a poster. */
const MODULE_PIXELS = 24

export async function qrPng(text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { size } = qrCode(text)
  return sharp(Buffer.from(qrSvg(text)))
    .resize(size * MODULE_PIXELS, size * MODULE_PIXELS, { kernel: 'nearest' })
    .png({ palette: true, colors: 2 })
    .toBuffer()
}
