import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { CLIENT_ID } from '../live/client-id.ts'
import { onLiveEvent } from '../live/live-events.ts'
import { firstName } from './first-name.ts'

/** The last editor of each row, other than this page. */
const editors = new Map<string, string>()

onLiveEvent((event) => {
  if (event.type !== 'changed' || !event.actorId || event.clientId === CLIENT_ID) return
  for (const id of event.ids) editors.set(id, event.actorId)
  if (event.ids.length === 0) editors.set(onlyRow(event.weddingId, event.area), event.actorId)
})

/** Names what a wedding has one of, which has no id: its budget. */
export const onlyRow = (weddingId: string, area: string) => `${weddingId} ${area}`

/** The last value known to be saved in each field that is being typed into, by the name of the field. */
const known = new Map<string, unknown>()

/** Another member's value, or the same member's of another window, that was put into a field meanwhile. */
export type OthersValue<Value> = { value: Value; rowId: string }

type Field<Value> = {
  /** The row and the name of the field. */
  id: string
  field: string
  /** The value that the typed text would save; `undefined` while nothing is typed. */
  typed: Value | undefined
  /** The value that is saved, or on its way. */
  value: Value
  /** Forgets what is typed. Called when theirs came while nothing new was. */
  onTakeTheirs: () => void
}

/**
 * Detects that another member has changed a field while it is typed into, so that the person can choose instead
 * of overwriting it unseen. Saving the typed text is a choice.
 */
export function useOthersValue<Value>(about: Field<Value>): OthersValue<Value> | null {
  const { id, field, typed, value, onTakeTheirs } = about
  const key = `${id} ${field}`
  if (typed === undefined) known.delete(key)
  else if (!known.has(key) || typed === value) known.set(key, value)
  const isOthers = typed !== undefined && known.get(key) !== value
  const isContested = isOthers && known.get(key) !== typed

  const take = useRef(onTakeTheirs)
  take.current = onTakeTheirs
  useEffect(() => {
    if (isOthers && !isContested) take.current()
  }, [isOthers, isContested])
  return isContested ? { value, rowId: id } : null
}

/** The first name of the last editor of a row, `null` when that was the person in another window. */
export function useEditorName(rowId: string): string | null {
  const weddingId = useParams({ strict: false, select: ({ wid }) => wid })
  const { id: ownId } = useProfile()
  const { data: members } = useQuery({ ...membersQuery(weddingId ?? ''), enabled: weddingId !== undefined })
  const editorId = editors.get(rowId)
  if (editorId === ownId) return null
  const editor = members?.find(({ userId }) => userId === editorId)
  return editor ? firstName(editor.fullName) : 'Otra persona'
}
