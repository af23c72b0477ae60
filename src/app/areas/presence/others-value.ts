import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CLIENT_ID } from '../../lib/live/client-id.ts'
import { onLiveEvent } from '../../lib/live/live-events.ts'
import { useProfile } from '../../lib/use-session.ts'
import { membersQuery } from '../weddings/members-list.tsx'
import { firstName } from './first-name.ts'

/** Who changed a row last, other than this page. */
const editors = new Map<string, string>()

onLiveEvent((event) => {
  if (event.type !== 'changed' || !event.actorId || event.clientId === CLIENT_ID) return
  for (const id of event.ids) editors.set(id, event.actorId)
})

/** What each field held when somebody began to type into it, by the name of the field. */
const before = new Map<string, unknown>()

/** What another member has put into a field meanwhile; `by` is a first name, `null` for oneself elsewhere. */
export type OthersValue<Value> = { value: Value; by: string | null }

type Field<Value> = {
  /** The row and the name of the field. */
  id: string
  field: string
  /** What would be saved of what is typed; nothing while nothing is. */
  typed: Value | undefined
  /** What is saved. */
  value: Value
}

/**
 * Tells when a field that somebody types into was changed by another, so that they can choose instead
 * of overwriting it unseen. `keepOwn` goes with every save of what is typed, and says that the choice
 * is made.
 */
export function useOthersValue<Value>({ id, field, typed, value }: Field<Value>) {
  const key = `${id} ${field}`
  const isEditing = typed !== undefined
  if (!isEditing) before.delete(key)
  else if (!before.has(key)) before.set(key, value)
  const isOthers = isEditing && before.get(key) !== value && typed !== value
  const by = useEditorName(isOthers ? id : null)
  return {
    others: isOthers ? ({ value, by } satisfies OthersValue<Value>) : null,
    keepOwn: (saved: Value) => {
      before.set(key, saved)
    },
  }
}

function useEditorName(rowId: string | null): string | null {
  const weddingId = useParams({ strict: false, select: ({ wid }) => wid })
  const { id: ownId } = useProfile()
  const { data: members } = useQuery({
    ...membersQuery(weddingId ?? ''),
    enabled: rowId !== null && weddingId !== undefined,
  })
  const editorId = rowId === null ? undefined : editors.get(rowId)
  if (editorId === ownId) return null
  const editor = members?.find(({ userId }) => userId === editorId)
  return editor ? firstName(editor.fullName) : 'Otra persona'
}
