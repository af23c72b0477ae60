import type { ImportPreviewView, ImportView } from '#contract/import-rows.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

type Section = ImportPreviewView['sections'][number]

/** Lines that are named beside the count. */
const NAMED = 3

/** `Ceremonia 12:30 · Cóctel 13:30 · y 20 más`. */
export function linesInBrief({ lines, more }: Pick<Section, 'lines' | 'more'>): string {
  const named = lines.slice(0, NAMED).map(({ label, detail }) => (detail ? `${label} ${detail}` : label))
  const rest = lines.length - named.length + more
  return [...named, ...(rest > 0 ? [`y ${formatNumber(rest)} más`] : [])].join(' · ')
}

type Counts = NonNullable<ImportView['outcome']>['counts']

const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  guests: ['invitado', 'invitados'],
  vendors: ['proveedor', 'proveedores'],
  seating: ['sitio en mesas', 'sitios en mesas'],
  agenda: ['momento', 'momentos'],
  tasks: ['tarea', 'tareas'],
  photos: ['imagen', 'imágenes'],
  documents: ['documento', 'documentos'],
}

/** `118 invitados, 14 proveedores y 72 imágenes`; what has no word here is left out. */
export function countsInWords(counts: Counts): string {
  return inSpanishList(
    counts.flatMap(({ key, count }) => {
      const words = COUNTED[key]
      return words && count > 0 ? [`${formatNumber(count)} ${words[count === 1 ? 0 : 1]}`] : []
    }),
  )
}
