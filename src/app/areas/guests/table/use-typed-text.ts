import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, storedGuestText } from '#domain/guests/guests.ts'
import type { Failure } from '../../../sync/list-changes/editable-list.ts'
import { readDraft, useDraft } from '../../../sync/unsaved/drafts.ts'
import { guestDraftKey } from '../guest-drafts.ts'
import type { GuestActions } from '../guests.actions.ts'

/** The text typed into a cell before it is saved; `save` answers `false` when it was refused. */
export function useTypedText(
  guest: Guest,
  field: GuestTextField,
  failure: Failure<Guest> | undefined,
  actions: GuestActions,
) {
  const key = guestDraftKey(guest.id, field)
  const [draft, type] = useDraft(key)
  const save = (): boolean => {
    const typed = readDraft(key)
    if (typed === null) return true
    type(null)
    return saveTyped(guest, field, typed, failure, actions)
  }
  return { draft, type, save }
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
