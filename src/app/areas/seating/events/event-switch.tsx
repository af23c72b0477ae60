import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { seatingEventsQuery } from './events.queries.ts'

type EventSwitchProps = {
  weddingId: string
  /** The event whose tables are shown; `null` for the wedding itself. */
  eventId: string | null
  onEvent: (eventId: string | null, replace?: boolean) => void
}

/** The choice between the tables of the wedding and of its further events. A wedding without them has no switch. */
export function EventSwitch({ weddingId, eventId, onEvent }: EventSwitchProps) {
  const read = useQuery(seatingEventsQuery(weddingId))
  const shown = read.data?.find(({ id }) => id === eventId)
  // A list kept from an earlier visit does not know an event that is new.
  const isKnown = read.isFetchedAfterMount && read.isSuccess && !read.isFetching
  const isGone = isKnown && eventId !== null && !shown
  useEffect(() => {
    if (!isGone) return
    showToast('Ese evento ya no está en la boda. Estas son las mesas de la boda.')
    // The way back does not lead to what is gone.
    onEvent(null, true)
  }, [isGone, onEvent])
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (wasChosen) here.current?.querySelector('button')?.focus()
    wasChosen = false
  }, [])
  const choose = (id: string | null) => {
    wasChosen = id !== eventId
    if (wasChosen) onEvent(id)
  }
  if (!read.data || read.data.length === 0) return null
  return (
    <span ref={here} className="contents">
      <Menu
        label="Evento"
        trigger={
          <Button variant="secondary" className="max-w-56 max-md:grow-0!">
            <span className="sr-only">Evento: </span>
            <span className="truncate">{shown?.name ?? THE_WEDDING.name}</span>
            <Icon of={ChevronDown} size="sm" className="shrink-0" />
          </Button>
        }
      >
        {[THE_WEDDING, ...read.data].map(({ id, name }) => (
          <MenuItem key={id} {...(id === eventId && { icon: Check })} onAction={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}

/** Another event is another room with a switch of its own, which has the focus then. */
let wasChosen = false

const THE_WEDDING = { id: null, name: 'La boda' }
