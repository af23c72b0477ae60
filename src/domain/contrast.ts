/** The least contrast of text with what is behind it (WCAG 2.2, AA). */
export const TEXT_CONTRAST = 4.5

const WHITE = '#ffffff'
const HEX = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour as `#rrggbb`. */
export const isHexColor = (text: string): boolean => HEX.test(text)

/** The contrast of two colours as `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * A colour made fit for buttons with white letters and for links on white: `safe` is as dark as that takes, in
 * the same hue and chroma (OKLCH), and the colour itself where it is dark enough already.
 */
export type GuardedColor = { safe: string; contrast: number; safeContrast: number; isChanged: boolean }

export function guardColor(color: string): GuardedColor {
  const contrast = contrastOf(color, WHITE)
  let safe = color.toLowerCase()
  for (let darker = 0; contrastOf(safe, WHITE) < TEXT_CONTRAST; ) {
    darker += STEP
    safe = darkened(color, darker)
  }
  return { safe, contrast, safeContrast: contrastOf(safe, WHITE), isChanged: contrast < TEXT_CONTRAST }
}

/** By which share of its lightness a colour is darkened at a time. */
const STEP = 0.02

/** `4,5 : 1`, as a person reads it; a colour that just fails is never rounded up to one that passes. */
export function formatContrast(contrast: number): string {
  const shown = contrast < TEXT_CONTRAST ? Math.min(contrast, TEXT_CONTRAST - 0.1) : contrast
  return `${shown.toFixed(1).replace('.', ',')} : 1`
}

/** Black or white as letters on a colour, whichever is read better. */
export function inkOn(color: string): string {
  return contrastOf(color, WHITE) >= contrastOf(color, INK) ? WHITE : INK
}

const INK = '#14261c'

const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map(toLinear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour with less of its lightness; OKLab keeps hue and chroma in `a` and `b` (Ottosson, 2020). */
function darkened(color: string, share: number): string {
  const [red, green, blue] = channelsOf(color).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s) * Math.max(0, 1 - share)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const l3 = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex([
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ])
}

function toHex(linear: number[]): string {
  const bytes = linear.map((channel) => {
    const shown = Math.min(1, Math.max(0, fromLinear(Math.max(0, channel))))
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${bytes.join('')}`
}
