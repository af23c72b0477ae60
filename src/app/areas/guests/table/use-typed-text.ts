import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, storedGuestText } from '#domain/guests/guests.ts'
import type { Failure } from '../../../sync/list-changes/editable-list.ts'
import { readUnsaved, useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { guestUnsavedKey } from '../guest-texts.ts'
import type { GuestActions } from '../guests.actions.ts'

/** The text typed into a cell before it is saved; `save` answers `false` when it was refused. */
export function useTypedText(
  guest: Guest,
  field: GuestTextField,
  failure: Failure<Guest> | undefined,
  actions: GuestActions,
) {
  const key = guestUnsavedKey(guest.id, field)
  const [unsaved, type] = useUnsaved(key)
  const save = (): boolean => {
    const typed = readUnsaved(key)
    if (typed === null) return true
    type(null)
    return saveTyped(guest, field, typed, failure, actions)
  }
  return { unsaved, type, save }
}

/** `false` when it was refused and the cell is as before. */
function saveTyped(
  guest: Guest,
  field: GuestTextField,
  typed: string,
  failure: Failure<Guest> | undefined,
  actions: GuestActions,
): boolean {
  const value = storedGuestText(field, typed)
  if (field === 'fullName' && value === '') {
    actions.refuseEmptyName(guest)
    return false
  }
  if (value !== guest[field]) actions.edit(guest, field, value)
  else if (failure) actions.discard(failure.change)
  return true
}
