import { useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, storedGuestText } from '#domain/guests/guests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { readDraft, useDraft, useFormDraft, writeDraft } from '../../sync/unsaved/drafts.ts'
import type { GuestActions } from './guests.actions.ts'

export const GUEST_TEXT_FIELDS: readonly GuestTextField[] = ['fullName', 'email', 'notes']

/** The draft of a text of a guest, the same in the table and on a phone. */
export const guestDraftKey = (guestId: string, field: GuestTextField) => `${guestId} ${field}`

export type GuestTexts = Partial<Record<GuestTextField, string>>

/** The texts being typed about one guest; `null` takes one back. */
export function useGuestTexts(guestId: string) {
  const [fullName] = useDraft(guestDraftKey(guestId, 'fullName'))
  const [email] = useDraft(guestDraftKey(guestId, 'email'))
  const [notes] = useDraft(guestDraftKey(guestId, 'notes'))
  const typed: GuestTexts = {
    ...(fullName !== null && { fullName }),
    ...(email !== null && { email }),
    ...(notes !== null && { notes }),
  }
  const type = useCallback(
    (field: GuestTextField, text: string | null) => writeDraft(guestDraftKey(guestId, field), text),
    [guestId],
  )
  return { typed, type }
}

type NewGuest = Record<GuestTextField, string>

const EMPTY: NewGuest = { fullName: '', email: '', notes: '' }

/** The texts typed about a guest who is not added yet, in the new row and the composer, or in the dialog. */
export function useNewGuestTexts(place: 'row' | 'dialog') {
  const weddingId = useParams({ strict: false, select: ({ wid }) => wid })
  const [texts, change] = useFormDraft<NewGuest>(`${weddingId} new guest ${place}`)
  const type = (field: GuestTextField, text: string) => change({ [field]: text || undefined })
  return { typed: { ...EMPTY, ...texts }, type, forget: () => change(null) }
}

/**
 * Saves the texts that were being typed when the page was left without being told: by a reload, or a login
 * after a session that ended. Says so, because they may be half of what was meant.
 */
export function useSaveKeptTexts(guests: readonly Guest[] | undefined, actions: GuestActions) {
  const latest = useRef(guests)
  latest.current = guests
  const isRead = guests !== undefined
  useEffect(() => {
    if (!isRead) return
    const saved = (latest.current ?? []).flatMap((guest) => {
      const texts = GUEST_TEXT_FIELDS.filter((field) => saveKept(guest, field, actions))
      return texts.map((field) => ({ guest, field }))
    })
    if (saved.length === 0) return
    showToast('Hemos guardado lo que estabas escribiendo.', {
      action: {
        label: 'Deshacer',
        onAction: () => {
          for (const { guest, field } of saved) actions.edit(guest, field, guest[field])
        },
      },
    })
  }, [isRead, actions])
}

/** `true` when there was something to save. */
function saveKept(guest: Guest, field: GuestTextField, actions: GuestActions): boolean {
  const key = guestDraftKey(guest.id, field)
  const draft = readDraft(key)
  if (draft === null) return false
  writeDraft(key, null)
  const value = storedGuestText(field, draft)
  if (value === guest[field] || (field === 'fullName' && value === '')) return false
  actions.edit(guest, field, value)
  return true
}
