import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, guestTextProblem } from '#domain/guests/guests.ts'
import { CodedError } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import type { Change, Edit } from '../../sync/list-changes/change.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { guestsQuery, patchGuestList, refreshGuestList } from './guests.queries.ts'

export type GuestChange = Change<Guest>

/** The fields of a guest that can be edited. */
export type GuestField = GuestTextField | 'rsvp' | 'maybe'

/** The person's own changes to the guests of a wedding, there at once and then sent. */
export const guestChanges = createEditableList<Guest, string, GuestField>({
  area: 'guest',
  read: (weddingId) => queryClient.fetchQuery({ ...guestsQuery(weddingId), staleTime: STALE_LATE }),
  ends: endedMaybe,
  patch: patchGuestList,
  refresh: refreshGuestList,
  requests: {
    add: (weddingId, guest, options) => client.guests.add({ weddingId, ...guest }, options),
    edit(weddingId, edit, options) {
      refuseUnfit(edit)
      const { item, field, value } = edit
      return client.guests.update({ weddingId, guestId: item.id, [field]: value }, options)
    },
    remove: (weddingId, { id }, options) => client.guests.remove({ weddingId, guestId: id }, options),
  },
  notFound: 'GUEST_NOT_FOUND',
  refusals: { TOO_MANY_GUESTS: 'kept', GUEST_TEXT_TOO_LONG: 'kept' },
  words: {
    where: 'la lista',
    name: ({ fullName }) => fullName,
    subject: (name) => name,
    object: (name) => `a ${name}`,
    removed: (name) => `eliminado a ${name}`,
    fields: {
      fullName: { typed: ({ fullName }) => `el nombre de ${fullName}` },
      email: { typed: ({ fullName }) => `el email de ${fullName}` },
      notes: { typed: ({ fullName }) => `la nota de ${fullName}` },
      rsvp: {
        act: ({ fullName }) => `guardar la respuesta de ${fullName}`,
        about: ({ fullName }) => `la respuesta de ${fullName}`,
        reads: (rsvp: Guest['rsvp']) => (rsvp === null ? 'sin respuesta' : rsvp ? 'sí' : 'no'),
      },
      maybe: {
        act: ({ fullName }) => `guardar la respuesta de ${fullName}`,
        about: ({ fullName }) => `la respuesta de ${fullName}`,
        reads: (maybe: Guest['maybe']) => (maybe ? 'puede que sí' : 'sin respuesta'),
      },
    },
  },
})

/** A yes or a no ends 'Puede que sí' (decision 162), also one that was said without being shown. */
export function endedMaybe(edit: Edit<Guest>, now: Guest): Edit<Guest>[] {
  const isEnded = edit.field === 'rsvp' && edit.value !== null && now.maybe && !edit.item.maybe
  if (!isEnded) return []
  return [
    { kind: 'edit', item: now, field: 'rsvp', value: null },
    { kind: 'edit', item: now, field: 'maybe', value: true },
  ]
}

/** A text that cannot be kept need not travel, and stays in its cell like one the server refused. */
function refuseUnfit({ field, value }: Edit<Guest>) {
  if (field !== 'fullName' && field !== 'email' && field !== 'notes') return
  const problem = guestTextProblem(field, value)
  if (problem) throw new CodedError(problem.code, problem)
}
