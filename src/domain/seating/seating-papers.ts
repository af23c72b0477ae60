/** Papers that the plan is printed on: boards for the guests, cards for tables and places, and the room in true scale. */
export const SEATING_PAPERS = [
  'board-a3-tables',
  'board-a3-names',
  'board-a2-tables',
  'board-a2-names',
  'table-a5',
  'table-a5-folded',
  'table-a6',
  'table-a6-folded',
  'place-70x37',
  'place-63x38',
  'place-105x74',
  'place-folded',
  'plan-a4',
  'plan-a4-names',
  'plan-a3',
  'plan-a3-names',
] as const

export type SeatingPaper = (typeof SEATING_PAPERS)[number]

export type BoardPaper = Extract<SeatingPaper, `board-${string}`>

export type PlanPaper = Extract<SeatingPaper, `plan-${string}`>

export type CardPaper = Exclude<SeatingPaper, BoardPaper | PlanPaper>

/** A page of cards in millimetres; `card` is the side that is read, which a folded card has twice. */
export type CardSheet = {
  page: 'A4' | 'A5' | 'A6'
  width: number
  height: number
  margin: { left: number; top: number }
  gap: number
  columns: number
  rows: number
  card: { width: number; height: number }
  isFolded: boolean
  /** Whether marks to cut along are drawn: label sheets are cut already, and so is a page of one card. */
  isCut: boolean
}

const A4 = { page: 'A4', width: 210, height: 297, gap: 0 } as const
const WHOLE = { gap: 0, margin: { left: 0, top: 0 }, columns: 1, rows: 1, isCut: false } as const
const LABELS = { isFolded: false, isCut: false } as const

/** Sizes of cards and label sheets as they are sold: 24 of 70 × 37 mm, 21 of 63,5 × 38,1 mm, 8 of 105 × 74 mm. */
export const CARD_SHEETS: Record<CardPaper, CardSheet> = {
  'table-a5': {
    ...WHOLE,
    ...{ page: 'A5', width: 148, height: 210, card: { width: 148, height: 210 }, isFolded: false },
  },
  'table-a5-folded': { ...A4, ...WHOLE, card: { width: 210, height: 148.5 }, isFolded: true },
  'table-a6': {
    ...{ ...A4, margin: { left: 0, top: 0.5 }, columns: 2, rows: 2 },
    ...{ card: { width: 105, height: 148 }, isFolded: false, isCut: true },
  },
  'table-a6-folded': {
    ...WHOLE,
    ...{ page: 'A5', width: 148, height: 210, card: { width: 148, height: 105 }, isFolded: true },
  },
  'place-70x37': {
    ...{ ...A4, ...LABELS, margin: { left: 0, top: 0.5 }, columns: 3, rows: 8 },
    card: { width: 70, height: 37 },
  },
  'place-63x38': {
    ...{ ...A4, ...LABELS, margin: { left: 7.2, top: 15.1 }, gap: 2.54, columns: 3, rows: 7 },
    card: { width: 63.5, height: 38.1 },
  },
  'place-105x74': {
    ...{ ...A4, ...LABELS, margin: { left: 0, top: 0 }, columns: 2, rows: 4 },
    card: { width: 105, height: 74.25 },
  },
  'place-folded': {
    ...{ ...A4, margin: { left: 10, top: 10.5 }, columns: 2, rows: 3 },
    ...{ card: { width: 95, height: 46 }, isFolded: true, isCut: true },
  },
}

export const isBoard = (paper: SeatingPaper): paper is BoardPaper => paper.startsWith('board-')

export const isPlan = (paper: SeatingPaper): paper is PlanPaper => paper.startsWith('plan-')

/** The page of a plan, and whether the names of the guests stand at their tables. */
export const planPaper = (paper: PlanPaper) => ({
  page: paper.startsWith('plan-a3') ? ('A3' as const) : ('A4' as const),
  isNamed: paper.endsWith('names'),
})

/** Whether a paper has a card for each table, and not for each person. */
export const isOfTables = (paper: SeatingPaper): boolean => paper.startsWith('table-')

export const cardsAPage = ({ columns, rows }: CardSheet): number => columns * rows
