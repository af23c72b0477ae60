import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { OFFERED_COLORS } from './offered-colors.ts'
import { STYLES } from './style-definitions.ts'
import { guardDetail, paletteOf } from './style-palette.ts'
import { type StylePalette, WEDDING_STYLES } from './wedding-styles.ts'

type Pair = [front: keyof StylePalette, back: keyof StylePalette, least: number]

const TEXTS = ['text', 'text2', 'text3', 'primary', 'danger'] as const
const SHEETS = ['surface', 'surface2', 'bgPublic'] as const

/** Pairs of a colour that is read or seen and its ground. */
const PAIRS: Pair[] = [
  ...TEXTS.flatMap((text) => SHEETS.map((sheet): Pair => [text, sheet, 4.5])),
  ['control', 'surface', 3],
  ['focus', 'surface', 3],
  ['onCover', 'cover', 4.5],
  ['onCover2', 'cover', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['primary', 'cover', 3],
  ['yesFg', 'yesBg', 4.5],
  ['noFg', 'noBg', 4.5],
]

const failing = (palette: StylePalette) =>
  PAIRS.filter(([front, back, least]) => contrastOf(palette[front], palette[back]) < least)

describe.each(WEDDING_STYLES)('the style %s', (style) => {
  it('can be read', () => {
    expect(failing(STYLES[style].palette)).toEqual([])
  })

  it('can be read with every detail colour that is offered, and leaves those of light styles as they are', () => {
    for (const { color } of OFFERED_COLORS) {
      expect(failing(paletteOf({ style, colors: { detail: color } })), color).toEqual([])
    }
  })

  it('can be read with any other colour', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, (detail) => {
        expect(failing(paletteOf({ style, colors: { detail } }))).toEqual([])
      }),
    )
  })
})

describe('the guard of a detail colour', () => {
  it('darkens a pale one on a light style and lightens a dark one on Noche', () => {
    expect(guardDetail('cal', '#e59a8c')).toMatchObject({ isChanged: true })
    expect(contrastOf(guardDetail('cal', '#e59a8c').safe, '#ffffff')).toBeGreaterThan(
      contrastOf('#e59a8c', '#ffffff'),
    )
    expect(guardDetail('noche', '#1e4d37')).toMatchObject({ isChanged: true })
    expect(guardDetail('cal', '#1e4d37')).toMatchObject({ safe: '#1e4d37', isChanged: false })
  })
})
