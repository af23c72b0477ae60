import { useEffect, useRef, useState } from 'react'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { useOnline } from '../../sync/use-online.ts'
import { type KeptDraft, settled, typedOver, withoutSaved } from './kept-draft.ts'

/** A pause in typing after which the draft is saved. */
const PAUSE_MS = 900

type Stored<Content> = { draft: Content }

type DraftOptions<Content, Row extends Stored<Content>> = {
  /** Names the draft on this device. */
  name: string
  /** Null as long as none is stored. */
  stored: Row | null
  /** The draft as it begins where none is stored. */
  begun: Content
  save: (was: Content, content: Content) => Promise<Row>
  /** Shows the draft as the server has it. */
  show: (row: Row) => Row
  /** The fields that another page has changed too, and what it has left; null for any other error. */
  conflictsIn: (error: Error | null) => { fields: (keyof Content)[]; stored: Row } | null
}

/** A draft with what was typed over it, which is saved by itself and outlives the page until it is. */
export function useKeptDraft<Content extends object, Row extends Stored<Content>>(
  options: DraftOptions<Content, Row>,
) {
  const { name, stored, begun, show } = options
  const [{ given, was }, change] = useUnsavedForm<KeptDraft<Content>>(name)
  const typed = (given ?? {}) as Partial<Content>
  const base = stored?.draft ?? begun
  const content: Content = { ...base, ...typed }
  const hasChanges = Object.keys(typed).length > 0
  const [error, setError] = useState<Error | null>(null)
  const saving = useRef<Promise<Row | null> | null>(null)

  const type = (fields: Partial<Content>) => change((now) => typedOver<Content>(now, base, fields))

  /** Saves what is typed now; the draft as it is stored then, `null` when it could not be. */
  const save = async (): Promise<Row | null> => {
    if (saving.current) await saving.current
    if (!hasChanges) return stored
    const sending = options
      .save({ ...base, ...(was as Partial<Content> | undefined) }, content)
      .then((saved) => {
        setError(null)
        change((now) => withoutSaved<Content>(now, typed))
        return saved
      })
      .catch((failed: Error) => {
        setError(failed)
        return null
      })
      .finally(() => {
        saving.current = null
      })
    saving.current = sending
    return sending
  }

  const latest = useRef(save)
  latest.current = save
  const isOnline = useOnline()
  // The same text is tried again once the network is back, and once a conflict is settled.
  const unsaved = hasChanges ? JSON.stringify([given, was, isOnline]) : ''
  useEffect(() => {
    if (!unsaved) return
    const timer = setTimeout(() => void latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [unsaved])

  const conflicts = options.conflictsIn(error)
  /** Keeps what is typed here, or takes what the other page has written. */
  const settle = (keepsMine: boolean) => {
    if (!conflicts) return
    const { draft } = show(conflicts.stored)
    change((now) => settled<Content>(now, { draft, conflicts: conflicts.fields, keepsMine }))
    setError(null)
  }
  return { content, type, save, settle, conflicts, hasChanges, error: conflicts ? null : error }
}
