import { useMemo, useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Guest } from '#contract/guests.ts'
import { answerOf, type GuestAnswer, type GuestTextField, type NewGuest } from '#domain/guests/guests.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { countPeople } from '../../shared/households/words.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { type GuestChange, guestChanges } from './guests.changes.ts'
import { addedOutOfSight } from './out-of-sight.ts'
import type { GuestView } from './use-guest-view.ts'
import { useShowGuest } from './use-highlighted-guest.ts'

const ANSWERED: Record<string, string> = {
  ...{ true: 'Sí', maybe: 'Puede que sí', false: 'No', null: 'pendiente' },
}

/** The actions on the guests in sight. The functions stay the same for as long as the page does. */
export function useGuestActions(weddingId: string, view: GuestView, announce: (message: string) => void) {
  const latest = useRef(view)
  latest.current = view
  const show = useShowGuest(weddingId)
  /** The notice of the guest who was added last: of several in a row the newest is enough. */
  const outOfSight = useRef(0)
  return useMemo(() => {
    const submit = (change: GuestChange) => guestChanges.submit(weddingId, change)
    return {
      /** Adds a guest, pending until they answer (spec 7). The id is made here, so that a retry is harmless. */
      add(fields: Pick<NewGuest, 'fullName' | 'email' | 'notes'>) {
        const guest = {
          id: uuidv7(),
          ...fields,
          rsvp: null,
          maybe: false,
          createdAt: new Date().toISOString(),
        }
        submit({ kind: 'add', item: guest, isReturning: false })
        if (latest.current.countHidden([guest]) === 0)
          return announce(`${fields.fullName}: invitado añadido.`)
        dismissToast(outOfSight.current)
        outOfSight.current = showToast(addedOutOfSight(fields.fullName, latest.current), {
          action: { label: 'Ver', onAction: () => show(guest.id) },
        })
      },
      edit(guest: Guest, field: GuestTextField, value: string | null) {
        latest.current.keepInSight(guest.id)
        submit({ kind: 'edit', item: guest, field, value } as Edit<Guest>)
      },
      /** Notes an answer; `true` when the guest leaves the filter with it. */
      answer(guest: Guest, answer: GuestAnswer): boolean {
        if (answer === answerOf(guest)) return false
        const isLeaving = latest.current.letLeave(guest.id, answer)
        const rsvp = answer === 'maybe' ? null : answer
        if (rsvp !== guest.rsvp) submit({ kind: 'edit', item: guest, field: 'rsvp', value: rsvp })
        // A yes and a no end it by themselves.
        if (answer === 'maybe' || (answer === null && guest.maybe))
          submit({ kind: 'edit', item: guest, field: 'maybe', value: answer === 'maybe' })
        announce(
          `${guest.fullName}, respuesta: ${ANSWERED[String(answer)]}.${isLeaving ? ' Sale de este filtro.' : ''}`,
        )
        return isLeaving
      },
      remove: (guest: Guest) => guestChanges.remove(weddingId, guest),
      /** Removes several under one notice, whose 'Deshacer' brings all of them back. */
      removeTogether: (guests: readonly Guest[]) =>
        guestChanges.removeTogether(weddingId, guests, countPeople(guests.length)),
      retry: (change: GuestChange) => guestChanges.retry(weddingId, change),
      discard: guestChanges.discard,
      /** A guest always has a name: the old one comes back. */
      refuseEmptyName(guest: Guest) {
        showToast(`Cada invitado necesita un nombre. Hemos dejado «${guest.fullName}».`, { tone: 'undone' })
      },
    }
  }, [weddingId, announce, show])
}

export type GuestActions = ReturnType<typeof useGuestActions>
