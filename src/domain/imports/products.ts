import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import { EXPORT_SHEET, isExportHeader } from '../guest-import/guest-list/own-export.ts'
import { foldText } from '../text/fold-text.ts'
import type { Page } from './file-content.ts'
import type { Product } from './imports.ts'

/** Headings, as `foldHeading` leaves them, that together only one product writes. */
const SIGNS: readonly { product: Product; all: readonly RegExp[] }[] = [
  {
    product: 'zola',
    all: [/^partner first name$/, /^(?:relationship to couple|child 1 first name|total definitely invited)$/],
  },
  { product: 'honeybook', all: [/^project name$/, /^client name$/, /^(?:project date|stage|lead source)$/] },
  { product: 'aisle-planner', all: [/^guest first name$/, /^additional guest 1$/] },
  { product: 'the-knot', all: [/^first name$/, /^last name$/, /^party$/, /^wedding day rsvp$/] },
  { product: 'joy', all: [/^party$/, /^first name$/, /^last name$/, /^email$/, /^rsvp$/] },
  { product: 'bodas.net', all: [/^nombre$/, /^apellidos$/, /^grupo$/, /^edad$/, /^asistencia$/, /^menu$/] },
]

/** Products that put the month before the day. */
const MONTH_FIRST: readonly Product[] = [
  'zola',
  'joy',
  'the-knot',
  'weddingwire',
  'aisle-planner',
  'honeybook',
  'planning-pod',
]

export const isMonthFirst = (product: Product | null): boolean =>
  product !== null && MONTH_FIRST.includes(product)

/** A title and blank rows may stand above the headings. */
const ROWS_SEARCHED = 6

/** The product that wrote a page, by its headings, or by the name that it gives its files; `null` of others. */
export function productOf({ name, rows }: Page, fileName: string): Product | null {
  if ((name ?? EXPORT_SHEET) === EXPORT_SHEET && isExportHeader(rows[0])) return 'azahar'
  for (const cells of rows.slice(0, ROWS_SEARCHED)) {
    const headings = cells.map(foldHeading)
    const found = SIGNS.find(({ all }) => all.every((sign) => headings.some((heading) => sign.test(heading))))
    if (found) return found.product
  }
  return productNamed(fileName)
}

const NAMES: readonly [Product, RegExp][] = [
  ['bodas.net', /\bbodas ?\.?net\b/],
  ['zola', /\bzola\b/],
  ['joy', /\bwith ?joy\b|\bjoy guest/],
  ['the-knot', /\bthe ?knot\b/],
  ['weddingwire', /\bwedding ?wire\b/],
  ['aisle-planner', /\baisle ?planner\b/],
  ['honeybook', /\bhoney ?book\b/],
  ['planning-pod', /\bplanning ?pod\b/],
  ['notion', /\bnotion\b| [0-9a-f]{32}\b/],
  ['pinterest', /\bpinterest\b/],
]

/** The product that the name of a file or of its folder says; `null` when it says none. */
export function productNamed(fileName: string): Product | null {
  const folded = foldText(fileName.replace(/[_/-]+/g, ' '))
  return NAMES.find(([, words]) => words.test(folded))?.[0] ?? null
}
