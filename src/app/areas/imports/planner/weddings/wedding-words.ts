import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** `1 boda`, `20 bodas`. */
export const weddingsInWords = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'boda' : 'bodas'}`

/** Names of files or folders that are told. */
const NAMES_TOLD = 3

/** The outermost folders and files that were dropped: `De Bodas y clientes.csv.` */
export function sourceOf(files: PlannerImportView['files']): string {
  const names = [...new Set(files.map(({ name }) => name.split('/')[0]!))]
  const told = names.slice(0, NAMES_TOLD)
  const more = names.length - told.length
  return inSpanishList(more > 0 ? [...told, `${formatNumber(more)} más`] : told)
}

/** How much has been read, while something is still on its way: `Leyendo: 12 de 40 archivos`. */
export function readingInWords(files: PlannerImportView['files']): string | null {
  const read = files.filter(({ state }) => state === 'read' || state === 'problem').length
  if (read === files.length) return null
  return `Leyendo: ${formatNumber(read)} de ${formatNumber(files.length)} archivos`
}

/** Nothing is kept before it is brought in, but for the weddings that were opened. */
export const unsavedWords = (all: readonly { openedAs: string | null }[]): string =>
  all.some(({ openedAs }) => openedAs !== null)
    ? 'Lo demás no se ha guardado todavía, y solo lo ves tú.'
    : 'Nada se ha guardado todavía, y solo lo ves tú.'
