import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { CLIENT_ID } from '../live/client-id.ts'
import { onLiveEvent } from '../live/live-events.ts'
import { noteTypedOver, typedOver } from '../unsaved/typed-over.ts'
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
  const state = compare(`${id} ${field}`, typed, value)
  const take = useRef(onTakeTheirs)
  take.current = onTakeTheirs
  useEffect(() => {
    if (state === 'theirs') take.current()
  }, [state])
  return state === 'contested' ? { value, rowId: id } : null
}

type Fields<Value> = {
  id: string
  typed: Readonly<Record<string, Value | undefined>>
  values: Readonly<Record<string, Value>>
  onTakeTheirs: (field: string) => void
}

/** The same for all the fields of a form, by their names. */
export function useOthersValues<Value>({ id, typed, values, onTakeTheirs }: Fields<Value>) {
  const found = Object.entries(values).map(
    ([field, value]) => [field, compare(`form of ${id} ${field}`, typed[field], value)] as const,
  )
  const theirs = found.flatMap(([field, state]) => (state === 'theirs' ? [field] : []))
  const take = useRef(onTakeTheirs)
  take.current = onTakeTheirs
  const names = theirs.join()
  useEffect(() => {
    for (const field of names === '' ? [] : names.split(',')) take.current(field)
  }, [names])
  const contested = found.filter(([, state]) => state === 'contested')
  return Object.fromEntries(
    contested.map(([field]): [string, OthersValue<Value>] => [
      field,
      { value: values[field] as Value, rowId: id },
    ]),
  )
}

/** Tells who has changed a field: only the person, only another while nothing new was typed, or both. */
function compare<Value>(key: string, typed: Value | undefined, value: Value): 'own' | 'theirs' | 'contested' {
  if (typed === undefined) {
    noteTypedOver(key, null)
    return 'own'
  }
  const saved = asText(value)
  if (typedOver(key) === undefined || typed === value) noteTypedOver(key, saved)
  if (typedOver(key) === saved) return 'own'
  return typedOver(key) === asText(typed) ? 'theirs' : 'contested'
}

/** A value as it is kept; what cannot be read as a number is no value that could be stored. */
const asText = (value: unknown): string => (Number.isNaN(value) ? 'NaN' : JSON.stringify(value))

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
