import { useDeferredValue } from 'react'
import type { Guest } from '#contract/guests.ts'
import { isFiltering } from '#domain/guests/guest-filter.ts'
import { Button } from '#ui/button.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useGuestDialogs } from './guest-dialogs.ts'
import { FILTERS } from './guest-toolbar.tsx'
import type { GuestActions } from './guests.actions.ts'
import type { PasteList } from './pasted-list.ts'
import { GuestList } from './phone/guest-list.tsx'
import { GuestTable } from './table/guest-table.tsx'
import type { ColumnKeys, ExtraColumns } from './use-columns.ts'
import type { GuestView } from './use-guest-view.ts'
import type { GuestFailures } from './use-guests.ts'

type GuestsInSightProps = {
  weddingId: string
  guests: Guest[]
  view: GuestView
  failures: ReadonlyMap<string, GuestFailures>
  actions: GuestActions
  onPasteList: PasteList
  isPhone: boolean
  columns: ColumnKeys
}

/** The guests that pass filter and search: as a list on a phone, else as a table. */
export function GuestsInSight({ weddingId, guests, view, failures, actions, ...props }: GuestsInSightProps) {
  const { isPhone, onPasteList } = props
  // Its checkbox answers at once, and the column follows.
  const columns = useDeferredValue(props.columns)
  const parts = useLoadedPart(useGuestDialogs(), columns.length > 0, () => {})
  const shared = { guests: view.shown, held: view.held, failures, actions }
  const draw = (extra?: ExtraColumns) =>
    isPhone ? (
      <GuestList allGuests={guests} {...shared} lineOf={extra?.line} />
    ) : (
      <GuestTable {...shared} onPasteList={onPasteList} extra={extra} />
    )
  if (columns.length === 0 || !parts) return draw()
  return (
    <parts.WithColumns weddingId={weddingId} guests={guests} keys={columns}>
      {draw}
    </parts.WithColumns>
  )
}

/** No guest matches filter and search: names both, and offers to clear them. */
export function NoGuestsInSight({ view }: { view: GuestView }) {
  const { search, filter, showAll } = view
  const isSearching = search.trim() !== ''
  const label = FILTERS.find(({ value }) => value === filter)?.label
  return (
    <div className="grid justify-items-start gap-3 py-8 max-md:justify-items-center max-md:text-center">
      <p className="text-ink-2">
        {isSearching
          ? `No encontramos a nadie con «${search.trim()}» en el nombre, el email o las notas`
          : 'No hay nadie'}
        {isFiltering(view.details) && ' con estos filtros'}
        {filter === 'all' ? '.' : isSearching ? `, entre los de ${label}.` : ` con ${label} por ahora.`}
      </p>
      <Button onPress={showAll}>Ver todos</Button>
    </div>
  )
}
