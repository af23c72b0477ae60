import { useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, storedGuestText } from '#domain/guests/guests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { readUnsaved, useUnsaved, writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import type { GuestActions } from './guests.actions.ts'

export const GUEST_TEXT_FIELDS: readonly GuestTextField[] = ['fullName', 'email', 'notes']

/** The key of an unsaved text of a guest, the same in the table and on a phone. */
export const guestUnsavedKey = (guestId: string, field: GuestTextField) => `${guestId} ${field}`

export type GuestTexts = Partial<Record<GuestTextField, string>>

/** The texts being typed about one guest; `null` takes one back. */
export function useGuestTexts(guestId: string) {
  const [fullName] = useUnsaved(guestUnsavedKey(guestId, 'fullName'))
  const [email] = useUnsaved(guestUnsavedKey(guestId, 'email'))
  const [notes] = useUnsaved(guestUnsavedKey(guestId, 'notes'))
  const typed: GuestTexts = {
    ...(fullName !== null && { fullName }),
    ...(email !== null && { email }),
    ...(notes !== null && { notes }),
  }
  const type = useCallback(
    (field: GuestTextField, text: string | null) => writeUnsaved(guestUnsavedKey(guestId, field), text),
    [guestId],
  )
  return { typed, type }
}

type NewGuest = Record<GuestTextField, string>

const EMPTY: NewGuest = { fullName: '', email: '', notes: '' }

/** The texts typed about a guest who is not added yet, in the new row and the composer, or in the dialog. */
export function useNewGuestTexts(place: 'row' | 'dialog') {
  const weddingId = useParams({ strict: false, select: ({ wid }) => wid })
  const [texts, change] = useUnsavedForm<NewGuest>(`${weddingId} new guest ${place}`)
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
  const key = guestUnsavedKey(guest.id, field)
  const unsaved = readUnsaved(key)
  if (unsaved === null) return false
  writeUnsaved(key, null)
  const value = storedGuestText(field, unsaved)
  if (value === guest[field] || (field === 'fullName' && value === '')) return false
  actions.edit(guest, field, value)
  return true
}
