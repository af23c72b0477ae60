import {
  CARD_SHEETS,
  cardsAPage,
  isBoard,
  isOfTables,
  isPlan,
  type SeatingPaper,
} from '#domain/seating/seating-papers.ts'

const IN_SCALE = 'La sala con sus mesas. Imprime al\u00a0100\u00a0% para medir sobre el papel.'
const WITH_NAMES = 'La sala con quién se sienta en cada mesa. Imprime al\u00a0100\u00a0% para medir.'

/** The papers in the words of those who print them. */
export const PAPER_WORDS: readonly { value: SeatingPaper; label: string; note: string }[] = [
  {
    value: 'board-a3-tables',
    label: 'Cartel A3, por mesas',
    note: 'Las personas de cada mesa, en el estilo de la boda.',
  },
  { value: 'board-a3-names', label: 'Cartel A3, por apellido', note: 'Cada apellido con su mesa.' },
  {
    value: 'board-a2-tables',
    label: 'Cartel A2, por mesas',
    note: 'El doble de grande, para una imprenta.',
  },
  {
    value: 'board-a2-names',
    label: 'Cartel A2, por apellido',
    note: 'El doble de grande, para una imprenta.',
  },
  { value: 'table-a5', label: 'Tarjetas de mesa A5', note: 'El número y el nombre, una por página.' },
  {
    value: 'table-a5-folded',
    label: 'Tarjetas de mesa A5, dobladas',
    note: 'En A4: se doblan por la mitad y se leen por delante y por detrás.',
  },
  {
    value: 'table-a6',
    label: 'Tarjetas de mesa A6, cuatro por hoja A4',
    note: 'Con marcas de corte.',
  },
  {
    value: 'table-a6-folded',
    label: 'Tarjetas de mesa A6, dobladas',
    note: 'En A5: se doblan por la mitad y se leen por delante y por detrás.',
  },
  {
    value: 'place-70x37',
    label: 'Etiquetas con el nombre, 24 por hoja A4',
    note: 'De 70\u00a0×\u00a037\u00a0mm. Imprime sin ajustar al papel (al 100\u00a0%).',
  },
  {
    value: 'place-63x38',
    label: 'Etiquetas con el nombre, 21 por hoja A4',
    note: 'De 63,5\u00a0×\u00a038,1\u00a0mm. Imprime sin ajustar al papel (al 100\u00a0%).',
  },
  {
    value: 'place-105x74',
    label: 'Tarjetas con el nombre, 8 por hoja A4',
    note: 'De 105\u00a0×\u00a074\u00a0mm. Imprime sin ajustar al papel (al 100\u00a0%).',
  },
  {
    value: 'place-folded',
    label: 'Tarjetas con el nombre, dobladas',
    note: 'Seis por hoja A4, con marcas de corte y de doblez: se quedan de pie en el plato.',
  },
  { value: 'plan-a4', label: 'Plano a escala, A4', note: IN_SCALE },
  { value: 'plan-a4-names', label: 'Plano a escala con nombres, A4', note: WITH_NAMES },
  { value: 'plan-a3', label: 'Plano a escala, A3', note: IN_SCALE },
  { value: 'plan-a3-names', label: 'Plano a escala con nombres, A3', note: WITH_NAMES },
]

/** Files and papers hold the published plan: a planner with a draft is told so. */
export const publishedAlone = (unpublished: number): string =>
  unpublished === 1
    ? 'Sale lo publicado, sin 1 cambio del borrador.'
    : `Sale lo publicado, sin los ${unpublished} cambios del borrador.`

/** `13 tarjetas, 4 hojas`. */
export function onPaper(paper: SeatingPaper, tables: number, seated: number): string {
  if (isBoard(paper) || isPlan(paper)) return count(seated, 'persona')
  const sheet = CARD_SHEETS[paper]
  const cards = isOfTables(paper) ? tables : seated
  const isOfLabels = !sheet.isCut && cardsAPage(sheet) > 8
  return `${count(cards, isOfLabels ? 'etiqueta' : 'tarjeta')}, ${count(Math.ceil(cards / cardsAPage(sheet)), 'hoja')}`
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
