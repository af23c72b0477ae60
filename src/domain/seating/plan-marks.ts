import type { RoomBox, RoomPoint } from './room.ts'

/** The looks of lines and areas on a plan that is printed. */
export type MarkLook = 'outline' | 'wall' | 'door' | 'thing' | 'top' | 'taken' | 'free' | 'dark' | 'light'

/** The looks of words. */
export type WordsLook = 'number' | 'name' | 'soft' | 'label' | 'chair'

/** Words around a point, on one line that is as wide as it may be: smaller letters and an ellipsis keep it so. */
export type PlanWords = RoomPoint & {
  kind: 'words'
  text: string
  width: number
  size: number
  rotation: number
  look: WordsLook
}

/** The parts of a plan, in centimetres. */
export type PlanMark =
  | (RoomPoint & { kind: 'circle'; radius: number; look: MarkLook })
  | { kind: 'box'; box: RoomBox; look: MarkLook }
  | PlanWords

/** How a mark is drawn; `line` is the width of its stroke in millimetres on paper, and so are the dashes. */
export type MarkPen = { fill: string | null; stroke: string | null; line: number; dash: number | null }

/** Words are made smaller down to this share of their size before they are cut. */
export const LEAST_SHARE = 0.6

/** From the middle of a line of words to the line on which they stand, as a share of their size. */
export const BASELINE = 0.34

const INK = '#14261c'
const LINE = '#5c6b61'
const FAINT = '#9aa39b'

/** The pens of a plan in the colour of the wedding, on white paper. */
export const planPens = (color: string): Record<MarkLook, MarkPen> => ({
  outline: { fill: null, stroke: LINE, line: 0.7, dash: null },
  wall: { fill: LINE, stroke: null, line: 0, dash: null },
  door: { fill: '#ffffff', stroke: null, line: 0, dash: null },
  thing: { fill: null, stroke: LINE, line: 0.25, dash: 0.8 },
  top: { fill: '#ffffff', stroke: color, line: 0.35, dash: null },
  taken: { fill: color, stroke: null, line: 0, dash: null },
  free: { fill: '#ffffff', stroke: FAINT, line: 0.25, dash: null },
  dark: { fill: INK, stroke: INK, line: 0.2, dash: null },
  light: { fill: '#ffffff', stroke: INK, line: 0.2, dash: null },
})

/** The colours of words on a plan. */
export const planInks = (color: string): Record<WordsLook, string> => ({
  number: color,
  name: INK,
  soft: LINE,
  label: LINE,
  chair: '#ffffff',
})
