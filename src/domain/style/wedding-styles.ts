import { DAY_SECONDS, HOUR_SECONDS } from '../time/time.ts'

/** The drawn looks of a wedding; a new one begins with the first. */
export const WEDDING_STYLES = ['cal', 'huerta', 'noche', 'azulejo', 'almendro', 'barro'] as const

export type WeddingStyle = (typeof WEDDING_STYLES)[number]

/** The changed colours of a style: the one of its buttons and links, as `#rrggbb`. */
export type WeddingColors = { detail: string }

/** A look: its colours are null while they are those of the style. */
export type WeddingStyleChoice = { style: WeddingStyle; colors: WeddingColors | null }

/** Images that were sent as covers of a wedding and are kept to choose from; the oldest make room. */
export const COVERS_KEPT = 6

/** Seconds that the links to a cover work, and for which they stay the same, so that browsers may keep them. */
export const COVER_LINK_SECONDS = DAY_SECONDS
export const COVER_LINK_STEADY_SECONDS = HOUR_SECONDS

/** The point of a cover that stays in sight when it is cut, in shares of its width and height. */
export type CoverFocus = { x: number; y: number }

export const CENTRE: CoverFocus = { x: 0.5, y: 0.5 }

/** The colours of a style by the names of the tokens that they stand for, as `#rrggbb`. */
export type StylePalette = {
  bg: string
  bgPublic: string
  surface: string
  surface2: string
  surfaceHover: string
  text: string
  text2: string
  text3: string
  line: string
  lineStrong: string
  /** Borders of fields, at least 3 : 1. */
  control: string
  /** Buttons and the countdown: the style's own detail colour. */
  primary: string
  primaryHover: string
  primarySoft: string
  onPrimary: string
  focus: string
  danger: string
  dangerSoft: string
  selection: string
  /** The ground of the cover, and names and date on it. */
  cover: string
  onCover: string
  onCover2: string
  /** Answers on the guests' page. */
  yesBg: string
  yesFg: string
  noBg: string
  noFg: string
}

/** The drawing on the cover: a branch that hangs in from the upper right, or a scene over its whole width. */
export type StyleMotif =
  | 'orangeBranch'
  | 'lemonBranch'
  | 'nightLights'
  | 'tiles'
  | 'almondBranch'
  | 'oliveBranch'

export type StyleDefinition = {
  /** As it is called on the page. */
  label: string
  tone: 'light' | 'dark'
  motif: StyleMotif
  /** Names of the couple: Ibarra Real Nova, in italic or upright. */
  names: 'italic' | 'roman'
  palette: StylePalette
}
