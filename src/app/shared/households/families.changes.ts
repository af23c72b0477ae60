import { showToast } from '#ui/feedback/toast-queue.ts'
import { client } from '../../sync/api.ts'
import type { Item } from '../../sync/list-changes/change.ts'
import { createListChanges } from '../../sync/list-changes/list-changes.ts'
import { PATIENCE_MS } from '../../sync/list-changes/worth-retrying.ts'
import { writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { messageFor } from '../error-messages.ts'
import type { FamilyEdit } from './family-edits.ts'
import { refreshHouseholds } from './households-query.ts'

type FamilyEditItem = Item & { edit: FamilyEdit }

/**
 * The person's own changes to the families of a wedding, there at once and then sent. They are a log rather than a
 * list of rows: all of a wedding share an id, so that each is sent after those before it, and a guest who was moved
 * twice ends where the person sees them.
 */
export const familyChanges = createListChanges<FamilyEditItem, string>({
  area: 'families',
  async send(weddingId, { item }) {
    await send(weddingId, item.edit)
    return item
  },
  patch: (weddingId) => refreshHouseholds(weddingId),
  reportFailure(weddingId, { item }, error) {
    keepTyped(item.edit)
    showToast(`No se ha guardado en las familias. ${messageFor(error)}`, { tone: 'failed' })
    void refreshHouseholds(weddingId)
    return false
  },
})

export function submitFamilyEdit(weddingId: string, edit: FamilyEdit): void {
  const item = { id: weddingId, createdAt: new Date().toISOString(), edit }
  familyChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
}

/** Under which the text of a field is kept while it is typed, and when it could not be saved. */
export const familyUnsavedKey = (id: string, field: string) => `family ${id} ${field}`

function keepTyped(edit: FamilyEdit): void {
  if (edit.kind !== 'household' && edit.kind !== 'guest') return
  const id = edit.kind === 'household' ? edit.householdId : edit.guestId
  for (const field of ['name', 'phone', 'email', 'side', 'dietNote'] as const) {
    const typed = (edit.fields as Partial<Record<string, unknown>>)[field]
    if (typeof typed === 'string') writeUnsaved(familyUnsavedKey(id, field), typed)
  }
}

function send(weddingId: string, edit: FamilyEdit): Promise<unknown> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  const { households } = client
  switch (edit.kind) {
    case 'group': {
      const { kind: _, ...group } = edit
      return households.group({ weddingId, ...group }, options)
    }
    case 'groups':
      return households.groupTogether({ weddingId, groups: edit.groups }, options)
    case 'takeOut': {
      const { householdId, guestIds } = edit
      return households.takeOut({ weddingId, householdId, guestIds }, options)
    }
    case 'household':
      return households.update({ weddingId, householdId: edit.householdId, ...edit.fields }, options)
    case 'guest': {
      const { guestId, fields, from } = edit
      return households.updateGuest({ weddingId, guestId, ...fields, ...(from && { from }) }, options)
    }
    case 'guests':
      return households.updateGuests({ weddingId, guestIds: edit.guestIds, ...edit.fields }, options)
    case 'invite': {
      const { eventId, guestIds, isInvited } = edit
      return households.events.invite({ weddingId, eventId, guestIds, isInvited }, options)
    }
  }
}
