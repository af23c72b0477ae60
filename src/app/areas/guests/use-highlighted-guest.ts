import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useHighlightedId } from '../../shared/page/highlighted-id.ts'
import type { GuestView } from './use-guest-view.ts'

/** Brings the guest that a notification led to into sight; `guests` are those the server has just sent. */
export function useHighlightedGuest(guests: readonly Guest[] | undefined, view: GuestView): void {
  const id = useHighlightedId()
  const latest = useRef(view)
  latest.current = view
  const isThere = guests?.some((guest) => guest.id === id)
  useEffect(() => {
    if (id === undefined || isThere === undefined) return
    if (!isThere) {
      showToast('Ese invitado ya no está en la lista.', { tone: 'failed' })
      return
    }
    const { shown, showAll } = latest.current
    if (!shown.some((guest) => guest.id === id)) showAll()
  }, [id, isThere])
}

/** Leads to a guest from wherever the person is by now, as a notification does. */
export function useShowGuest(weddingId: string): (guestId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (guestId) =>
      void navigate({
        to: '/app/couple/$wid/guests',
        params: { wid: weddingId },
        search: { [HIGHLIGHT_PARAMETER]: guestId } as never,
        resetScroll: false,
      }),
    [navigate, weddingId],
  )
}

/** A long list draws only the rows in the window: this one has to be there to be highlighted. */
export function useRevealHighlighted(
  rows: readonly Guest[],
  reveal: (index: number, options: { align: 'center' }) => void,
): void {
  const id = useHighlightedId()
  const index = id === undefined ? -1 : rows.findIndex((row) => row.id === id)
  useEffect(() => {
    if (index >= 0) reveal(index, { align: 'center' })
  }, [index, reveal])
}
