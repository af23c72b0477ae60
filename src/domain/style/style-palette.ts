import { guardColorOn, inkOn, mixColors, TEXT_CONTRAST } from './contrast.ts'
import { STYLES } from './style-definitions.ts'
import type { StylePalette, WeddingStyle, WeddingStyleChoice } from './wedding-styles.ts'

/** The least contrast of a shape with what is around it (WCAG 2.2, 1.4.11). */
const SHAPE_CONTRAST = 3

/**
 * A detail colour as a style can show it: as links on its sheet, as buttons on its sheet and its cover. On light
 * styles it is made darker where it takes that, on Noche lighter.
 */
export function guardDetail(style: WeddingStyle, detail: string) {
  const { surface, surface2, bgPublic, cover } = STYLES[style].palette
  return guardColorOn(detail, [
    { color: surface, least: TEXT_CONTRAST },
    { color: surface2, least: TEXT_CONTRAST },
    { color: bgPublic, least: TEXT_CONTRAST },
    { color: cover, least: SHAPE_CONTRAST },
  ])
}

/** The colours of a look: those of its style, with the detail colour that was chosen in their place. */
export function paletteOf({ style, colors }: WeddingStyleChoice): StylePalette {
  const { palette } = STYLES[style]
  if (!colors) return palette
  const primary = guardDetail(style, colors.detail).safe
  const onPrimary = inkOn(primary)
  const yesBg = mixColors(primary, palette.surface, 0.16)
  return {
    ...palette,
    primary,
    onPrimary,
    primaryHover: mixColors(palette.text, primary, 0.2),
    primarySoft: mixColors(primary, palette.surface, 0.08),
    yesBg,
    yesFg: guardColorOn(primary, [{ color: yesBg, least: TEXT_CONTRAST }]).safe,
  }
}
