import type { Font } from 'fontkit'

/** How wide a line of text is, in the unit of its size. */
export const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(drawable(font, text)).advanceWidth * size) / font.unitsPerEm

/** The outlines of a line of text as the data of an SVG path: no font needs to be installed. */
export function outline(font: Font, text: string, size: number, left: number, baseline: number): string {
  const { glyphs, positions } = font.layout(drawable(font, text))
  const scale = size / font.unitsPerEm
  let x = left
  return glyphs
    .map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const path = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, baseline - yOffset * scale)
      x += xAdvance * scale
      return path.toSVG()
    })
    .join('')
}

/** A line that is cut where it would be wider than there is room. */
export function shorten(font: Font, text: string, size: number, width: number): string {
  let short = text
  while (widthOf(font, short, size) > width && short.length > 1) short = `${short.slice(0, -2).trimEnd()}…`
  return short
}

/** Letters that the font lacks lose their accent, or are left out. */
function drawable(font: Font, text: string): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(letter)) return letter
    const plain = letter.normalize('NFD').slice(0, 1)
    return has(plain) ? plain : ''
  }).join('')
}
