import type { CSSProperties } from 'react'
import { guardColorOn, TEXT_CONTRAST } from '#domain/style/contrast.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import type { StylePalette, WeddingStyleChoice } from '#domain/style/wedding-styles.ts'

/** The sheet of the dark theme, on which light styles leave only their detail colour. */
const DARK_SHEET = '#111e18'

/** The element that a style dresses carries these: `wedding-style.css` says what its tokens are for. */
export type Dressed = { 'data-w': string; style: CSSProperties }

/**
 * The attributes that dress an element in a look. Light styles are left out in the dark theme, but for their
 * detail colour; Noche is dark in both.
 */
export function dressedIn(choice: WeddingStyleChoice): Dressed {
  const palette = paletteOf(choice)
  const tokens = Object.entries(palette).map(([name, color]) => [tokenOf(name as keyof StylePalette), color])
  const onDark = guardColorOn(palette.primary, [{ color: DARK_SHEET, least: TEXT_CONTRAST }]).safe
  return {
    'data-w': choice.style,
    style: { ...Object.fromEntries(tokens), '--w-on-dark': onDark } as CSSProperties,
  }
}

/** `surfaceHover` as `--w-surface-hover`, `text2` as `--w-text-2`. */
const tokenOf = (name: keyof StylePalette) =>
  `--w-${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`

/** Names of a couple in the letters of a style. */
export const namesClass = ({ style }: WeddingStyleChoice): string =>
  STYLES[style].names === 'italic' ? 'italic' : 'not-italic'
