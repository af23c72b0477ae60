import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import type { CoverFocus, StylePalette, WeddingStyleChoice } from '#domain/style/wedding-styles.ts'

/** The tokens that each colour of a style stands for on the page of an invitation. */
const TOKENS: Record<keyof StylePalette, string[]> = {
  bg: ['--bg'],
  bgPublic: ['--bg-public'],
  surface: ['--surface'],
  surface2: ['--surface-2'],
  surfaceHover: ['--surface-hover'],
  text: ['--text'],
  text2: ['--text-2'],
  text3: ['--text-3'],
  line: ['--line'],
  lineStrong: ['--line-strong'],
  control: ['--control'],
  primary: ['--primary', '--link'],
  primaryHover: ['--primary-hover'],
  primarySoft: ['--primary-soft'],
  onPrimary: ['--on-primary'],
  focus: ['--focus'],
  danger: ['--danger'],
  dangerSoft: ['--danger-soft'],
  selection: ['--selection'],
  cover: ['--rv-cover'],
  onCover: ['--rv-on-cover'],
  onCover2: ['--rv-on-cover-2'],
  yesBg: ['--rsvp-si-bg'],
  yesFg: ['--rsvp-si-fg'],
  noBg: ['--rsvp-no-bg'],
  noFg: ['--rsvp-no-fg'],
}

/**
 * The colours of a wedding for its page, as a style sheet: the policy of public pages refuses style attributes. Paper
 * is white in every style, so that a dark one prints with ink that can be read. The selector is stronger than that of the
 * tokens, which come once more after the cover.
 */
export function lookStyles(look: WeddingStyleChoice, focus?: CoverFocus): string {
  const colors = Object.entries(paletteOf(look)).flatMap(([name, color]) =>
    TOKENS[name as keyof StylePalette].map((token) => `${token}:${color}`),
  )
  const point = focus ? [`--rv-focus:${percent(focus.x)} ${percent(focus.y)}`] : []
  return `@media screen{html:root{color-scheme:${STYLES[look.style].tone};${[...colors, ...point].join(';')}}}`
}

const percent = (share: number) => `${Math.round(share * 100)}%`
