import { type AgendaItem, type AgendaTextField, agendaTextProblem } from '#domain/agenda.ts'
import { client } from '../../lib/api.ts'
import { CodedError, codeOf } from '../../lib/error-messages.ts'
import type { Change, Edit } from '../../lib/list-changes/change.ts'
import { createListChanges } from '../../lib/list-changes/list-changes.ts'
import { patchList } from '../../lib/list-changes/patch-list.ts'
import { PATIENCE_MS } from '../../lib/list-changes/worth-retrying.ts'
import { agendaItemsQuery } from './agenda.queries.ts'
import { reportFailure } from './report-failure.ts'
import { announceSaved } from './saved-moment.ts'

export type AgendaChange = Change<AgendaItem>

/** What of an item can be edited. */
export type AgendaField = Exclude<keyof AgendaItem, 'id' | 'createdAt'>

/** The person's own changes to the items of an agenda, there at once and then sent. */
export const agendaChanges = createListChanges<AgendaItem, string>({
  area: 'agenda',
  send: sendChange,
  patch: (weddingId, patch) => patchList(agendaItemsQuery(weddingId).queryKey, patch),
  reportFailure,
  onSaved: (_, { kind }) => {
    if (kind === 'edit') announceSaved()
  },
})

async function sendChange(weddingId: string, change: AgendaChange): Promise<AgendaItem | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  const itemId = change.item.id
  switch (change.kind) {
    case 'add': {
      const { createdAt, ...draft } = change.item
      const place = change.isReturning ? { createdAt } : {}
      return client.agenda.items.add({ weddingId, ...draft, ...place }, options)
    }
    case 'edit':
      refuseUnfit(change)
      return client.agenda.items.update({ weddingId, itemId, [change.field]: change.value }, options)
    case 'remove':
      return client.agenda.items.remove({ weddingId, itemId }, options).then(
        () => null,
        (error) => {
          // A retry, or another member, has removed it already.
          if (codeOf(error) === 'AGENDA_ITEM_NOT_FOUND') return null
          throw error
        },
      )
  }
}

const TEXTS: readonly string[] = ['title', 'place', 'mapUrl', 'notes'] satisfies AgendaTextField[]

/** A text that cannot be stored is not sent, and stays in its cell like one that the server refused. */
function refuseUnfit({ field, value }: Edit<AgendaItem>) {
  if (!TEXTS.includes(field)) return
  const problem = agendaTextProblem(field as AgendaTextField, value as string | null)
  if (problem) throw new CodedError(problem.code, problem)
}
