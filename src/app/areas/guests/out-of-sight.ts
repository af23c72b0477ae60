import { isFiltering } from '#domain/guests/guest-filter.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { FILTERS } from './guest-toolbar.tsx'
import type { GuestView } from './use-guest-view.ts'

type Shown = Pick<GuestView, 'filter' | 'search' | 'details'>

/** Says of a guest who was just added that the list on screen does not show them, and why. */
export const addedOutOfSight = (name: string, shown: Shown) =>
  `Hemos añadido a ${name}. No se ve aquí por ${whatHides(shown)}.`

/** The same of several who were imported. */
export const importedOutOfSight = (count: number, shown: Shown) =>
  count === 1
    ? `1 no se ve aquí por ${whatHides(shown)}.`
    : `${formatNumber(count)} no se ven aquí por ${whatHides(shown)}.`

function whatHides({ filter, search, details }: Shown): string {
  const label = FILTERS.find(({ value }) => value === filter)?.label
  return [
    filter !== 'all' && `el filtro «${label}»`,
    isFiltering(details) && 'los demás filtros',
    search.trim() && `la búsqueda «${search.trim()}»`,
  ]
    .filter(Boolean)
    .join(' y ')
}
