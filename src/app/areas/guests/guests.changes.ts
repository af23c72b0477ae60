import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, guestTextProblem } from '#domain/guests.ts'
import { client } from '../../lib/api.ts'
import { CodedError, codeOf } from '../../lib/error-messages.ts'
import type { Change, Edit } from '../../lib/list-changes/change.ts'
import { createListChanges } from '../../lib/list-changes/list-changes.ts'
import { PATIENCE_MS } from '../../lib/list-changes/worth-retrying.ts'
import { reportFailure } from './changes/report-failure.ts'
import { tellSaved } from './changes/saved-moment.ts'
import { patchGuestList } from './guests.queries.ts'

export type GuestChange = Change<Guest>

/** What of a guest can be edited. */
export type GuestField = GuestTextField | 'rsvp'

/** The person's own changes to the guests of a wedding, there at once and then sent. */
export const guestChanges = createListChanges<Guest, string>({
  area: 'guest',
  send: sendChange,
  patch: patchGuestList,
  reportFailure,
  onSaved: (_, { kind }) => {
    if (kind === 'edit') tellSaved()
  },
})

async function sendChange(weddingId: string, change: GuestChange): Promise<Guest | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  const guestId = change.item.id
  switch (change.kind) {
    case 'add': {
      const { createdAt, ...draft } = change.item
      const place = change.isReturning ? { createdAt } : {}
      return client.guests.add({ weddingId, ...draft, ...place }, options)
    }
    case 'edit':
      refuseUnfit(change)
      return client.guests.update({ weddingId, guestId, [change.field]: change.value }, options)
    case 'remove':
      return client.guests.remove({ weddingId, guestId }, options).then(
        () => null,
        (error) => {
          // An earlier try or another member has removed it: the removal has succeeded.
          if (codeOf(error) === 'GUEST_NOT_FOUND') return null
          throw error
        },
      )
  }
}

/** A text that cannot be kept need not travel, and stays in its cell like one the server refused. */
function refuseUnfit({ field, value }: Edit<Guest>) {
  if (field !== 'fullName' && field !== 'email' && field !== 'notes') return
  const problem = guestTextProblem(field, value)
  if (problem) throw new CodedError(problem.code, problem)
}
