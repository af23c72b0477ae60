import type { Guest } from '#contract/guests.ts'
import { Button } from '#ui/button.tsx'
import { FILTERS } from './guest-toolbar.tsx'
import type { GuestActions } from './guests.actions.ts'
import type { PasteList } from './pasted-list.ts'
import { GuestList } from './phone/guest-list.tsx'
import { GuestTable } from './table/guest-table.tsx'
import type { GuestView } from './use-guest-view.ts'
import type { GuestFailures } from './use-guests.ts'

type GuestsInSightProps = {
  guests: Guest[]
  view: GuestView
  failures: ReadonlyMap<string, GuestFailures>
  actions: GuestActions
  onPasteList: PasteList
  isPhone: boolean
}

/** The guests that pass filter and search: as a list on a phone, else as a table. */
export function GuestsInSight({ guests, view, failures, actions, onPasteList, isPhone }: GuestsInSightProps) {
  const shared = { guests: view.shown, held: view.held, failures, actions }
  return isPhone ? (
    <GuestList allGuests={guests} {...shared} />
  ) : (
    <GuestTable {...shared} onPasteList={onPasteList} />
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
        {filter === 'all' ? '.' : isSearching ? `, entre los de ${label}.` : ` con ${label} por ahora.`}
      </p>
      <Button onPress={showAll}>Ver todos</Button>
    </div>
  )
}
