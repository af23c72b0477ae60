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

export const guardColor = (color: string): GuardedColor =>
  guardColorOn(color, [{ color: WHITE, least: TEXT_CONTRAST }])

/** The ground of a colour, and the contrast it needs there. */
export type Ground = { color: string; least: number }

/**
 * The same on other grounds, which are all light or all dark as the first is: on dark ones the colour is made
 * lighter. The contrasts are those with the first.
 */
export function guardColorOn(color: string, grounds: readonly [Ground, ...Ground[]]): GuardedColor {
  const [{ color: first }] = grounds
  const isReadable = (shown: string) =>
    grounds.every((ground) => contrastOf(shown, ground.color) >= ground.least)
  const towards = luminanceOf(first) > MIDDLE_LUMINANCE ? 'dark' : 'light'
  let safe = color.toLowerCase()
  for (let share = STEP; !isReadable(safe) && share <= 1 + STEP; share += STEP) {
    safe = moved(color, towards, Math.min(1, share))
  }
  return {
    safe,
    contrast: contrastOf(color, first),
    safeContrast: contrastOf(safe, first),
    isChanged: safe !== color.toLowerCase(),
  }
}

/** By which share of the way to black or white a colour is moved at a time. */
const STEP = 0.02

/** Black and white are read equally well on this. */
const MIDDLE_LUMINANCE = 0.18

/** `4,5 : 1`, as a person reads it; a colour that just fails is never rounded up to one that passes. */
export function formatContrast(contrast: number): string {
  const shown = contrast < TEXT_CONTRAST ? Math.min(contrast, TEXT_CONTRAST - 0.1) : contrast
  return `${shown.toFixed(1).replace('.', ',')}\u00a0:\u00a01`
}

/** Black or white as letters on a colour, whichever is read better. */
export function inkOn(color: string): string {
  return contrastOf(color, WHITE) >= contrastOf(color, INK) ? WHITE : INK
}

const INK = '#14261c'

/** A share of one colour in another. */
export function mixColors(one: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((channel, at) => channel * share + others[at]! * (1 - share))
  return toHex(mixed.map(toLinear))
}

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

/** The colour nearer to black or white; OKLab keeps hue and chroma in `a` and `b` (Ottosson, 2020). */
function moved(color: string, towards: 'dark' | 'light', share: number): string {
  const [red, green, blue] = channelsOf(color).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const own = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const lightness = towards === 'dark' ? own * (1 - share) : own + (1 - own) * share
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
