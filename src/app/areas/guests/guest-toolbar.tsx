import { Link } from '@tanstack/react-router'
import ListChecks from 'lucide-react/icons/list-checks'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UsersRound from 'lucide-react/icons/users-round'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import type { RsvpFilter } from '#domain/guests/guests.ts'
import { buttonClass } from '#ui/button-class.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { BinMenuItem } from '../../shared/wedding/bin-link.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { GuestView } from './use-guest-view.ts'

export const FILTERS: readonly { value: RsvpFilter; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'yes', label: 'RSVP Sí' },
  { value: 'maybe', label: 'Puede que sí' },
  { value: 'no', label: 'RSVP No' },
  { value: 'pending', label: 'RSVP Pendiente' },
]

type GuestToolbarProps = {
  weddingId: string
  view: GuestView
  /** The figures stand above already, and a phone has no room for them twice. */
  hasCounts: boolean
  /** Whether the list is shown by families. */
  families: { isByFamilies: boolean; toggle: () => void }
  onFilters: () => void
  onExport: (format: 'csv' | 'xlsx') => void
  onPrint: () => void
}

/** Which guests are in sight, and what can be taken away of them. */
export function GuestToolbar(props: GuestToolbarProps) {
  const { weddingId, view, hasCounts, families, onFilters, onExport, onPrint } = props
  const { filter, counts, segmentCounts, search, setFilter, setSearch } = view
  // In most weddings no guest says so.
  const filters = FILTERS.filter(({ value }) => value !== 'maybe' || counts.maybe > 0 || filter === 'maybe')
  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-3 max-md:gap-2.5">
      <Segmented
        label="Filtrar por respuesta"
        segments={filters.map((one) => ({ ...one, count: hasCounts ? segmentCounts[one.value] : undefined }))}
        value={filter}
        onChange={setFilter}
      />
      <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-1 max-md:flex-wrap max-md:justify-start max-md:gap-2 md:min-w-max">
        <SearchField
          label="Buscar invitados"
          value={search}
          onChange={setSearch}
          className="min-w-[min(100%,11rem)] flex-1 max-md:basis-full md:w-44 2xl:max-w-72"
        />
        <button
          type="button"
          aria-pressed={families.isByFamilies}
          onClick={families.toggle}
          className={buttonClass({ className: 'aria-pressed:border-primary aria-pressed:bg-primary-soft' })}
        >
          <Icon of={UsersRound} />
          <span className="max-sm:sr-only">Por familias</span>
        </button>
        <FiltersButton view={view} onPress={onFilters} />
        <Link
          to="/app/couple/$wid/catering"
          params={{ wid: weddingId }}
          aria-label="Hoja de catering"
          title="Hoja de catering"
          className={buttonClass({ className: 'max-md:px-3' })}
        >
          <Icon of={UtensilsCrossed} />
          <span className="max-2xl:sr-only">Catering</span>
        </Link>
        <Link
          to="/app/couple/$wid/answers"
          params={{ wid: weddingId }}
          aria-label="Respuestas: autobús, menús, canciones y mensajes"
          title="Respuestas: autobús, menús, canciones y mensajes"
          className={buttonClass({ className: 'max-md:px-3' })}
        >
          <Icon of={ListChecks} />
          <span className="max-2xl:sr-only">Respuestas</span>
        </Link>
        <ExportMenu onExport={onExport} onPrint={onPrint} className="-mr-2 shrink-0 max-md:ml-auto">
          <BinMenuItem weddingId={weddingId} kind="guests" />
        </ExportMenu>
      </div>
    </div>
  )
}

/** Opens the filters and columns, and says how many filters hold. */
function FiltersButton({ view, onPress }: { view: GuestView; onPress: () => void }) {
  const count = Object.values(view.details).filter((value) => value !== null).length
  return (
    <button type="button" onClick={onPress} className={buttonClass({ className: 'max-md:px-3' })}>
      <Icon of={SlidersHorizontal} />
      <span className="max-xl:sr-only">Filtros y columnas</span>
      {count > 0 && <span className="num font-strong text-primary">{count}</span>}
    </button>
  )
}
