import { useEffect } from 'react'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useStore } from '#ui/state/use-store.ts'
import { usePresenceAt, usePresentMembers } from '../../../sync/presence/presence.ts'
import type { Room } from '../room.ts'
import { dragged } from '../use-seat-drag.ts'
import { type Holder, heldByOthers, NOTHING_HELD } from './held-by-others.ts'
import { heldAt, heldPlace } from './held-place.ts'
import { useAtMostEachSecond } from './use-at-most-each-second.ts'

type HandsProps = {
  room: Room
  /** The people for whom a table is being chosen in a dialog. */
  chosen: readonly SeatingPerson[]
}

/** Tells the others who are in the wedding what is in the hand here, and keeps what they hold. */
export function Hands({ room, chosen }: HandsProps) {
  useOwnHands(room, chosen)
  useOthersHands(room)
  return null
}

/** A draft is not told: those who see no drafts would read in it what is prepared. */
function useOwnHands({ weddingId, plan, picked, tab, table }: Room, chosen: readonly SeatingPerson[]) {
  const inDrag = useStore(dragged, (ids) => ids)
  const isViewOnly = useViewOnly()
  // The drag of a row that is taken away by another member ends without a word.
  useEffect(() => {
    const forget = () => dragged.set([])
    window.addEventListener('pointerdown', forget)
    return () => {
      window.removeEventListener('pointerdown', forget)
      forget()
    }
  }, [])
  const ofDrag = plan.people.filter(({ id }) => inDrag.includes(id))
  const guestIds = new Set([...picked.people, ...chosen, ...ofDrag].map(({ guestId }) => guestId))
  const tableId = tab === 'table' ? table?.id : undefined
  const held = heldPlace(plan.eventId ?? weddingId, { tableId, guestIds: [...guestIds] })
  const isTold = !plan.isDraft && !isViewOnly
  const told = useAtMostEachSecond(isTold ? held : null)
  usePresenceAt(weddingId, isTold ? told : null)
}

function useOthersHands({ weddingId, plan }: Room) {
  const holders = usePresentMembers(weddingId).flatMap(({ fullName, role, place }) => {
    const ids = heldAt(place, weddingId, plan.eventId)
    return ids.length > 0 ? [{ holder: { name: fullName, role }, ids }] : []
  })
  // The room draws itself often, and what the others hold changes seldom.
  const said = JSON.stringify(holders)
  useEffect(() => {
    const held = new Map<string, Holder[]>()
    for (const { holder, ids } of JSON.parse(said) as typeof holders)
      for (const id of ids) held.set(id, [...(held.get(id) ?? []), holder])
    heldByOthers.set(held)
  }, [said])
  useEffect(() => () => heldByOthers.set(NOTHING_HELD), [])
}
