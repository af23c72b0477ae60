import { guardColorOn, isHexColor, mixColors, TEXT_CONTRAST } from '#domain/style/contrast.ts'

/** The grounds of the page: its cards and what is around them. */
const [CARD, PAGE] = ['#ffffff', '#f7f9f2']
const BLACK = '#000000'

/** The colour of a brand for its quote, as a style sheet, dark enough to be read; nothing without a colour. */
export function quoteStyles(color: string | null): string {
  if (!color || !isHexColor(color)) return ''
  const { safe } = guardColorOn(color, [
    { color: CARD, least: TEXT_CONTRAST },
    { color: PAGE, least: TEXT_CONTRAST },
  ])
  return `:root{--primary:${safe};--link:${safe};--primary-hover:${mixColors(safe, BLACK, 0.7)};--on-primary:${CARD}}`
}
