import { type KeyboardEvent, useState } from 'react'
import { TextAreaField, TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

type SavedTextProps = Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'description' | 'placeholder' | 'type' | 'inputMode' | 'className'
> & {
  value: string
  /** Saves what was typed; `undefined` when that failed. */
  onSave: (typed: string) => Promise<unknown>
  /** Why what was typed cannot be saved. */
  problemOf?: (typed: string) => string | null
  /** The line about the typed text before it is saved. */
  noteOf?: (typed: string) => string | undefined
  /** Several lines. */
  isLong?: boolean
  /** Keeps what is typed over a reload, until it is saved or given up. */
  unsavedKey?: string
  /** The row and the field, where others may save another value while this one is typed. */
  shared?: { row: string; field: string }
}

/**
 * A field that is saved when it is left, one line also with Enter; Escape gives back what was there. What could not
 * be saved stays in it.
 */
export function SavedText(given: SavedTextProps) {
  const { value, onSave, problemOf, noteOf, isLong, unsavedKey, shared, ...props } = given
  const [typed, setTyped] = useTyped(unsavedKey)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const others = useOthersValue({
    id: shared?.row ?? '',
    field: shared?.field ?? '',
    // The server may store a text in another form, which is no other person's value.
    typed: shared && !isSaving && typed !== null ? typed.trim() : undefined,
    value,
    onTakeTheirs: () => setTyped(null),
  })
  const save = async () => {
    if (typed === null || typed.trim() === value) return setTyped(null)
    const problem = problemOf?.(typed.trim()) ?? null
    setError(problem)
    if (problem) return
    const sent = typed
    // The kept change counts from here on: the text goes first, so that a refusal can bring it back.
    if (unsavedKey) setTyped(null)
    setSaving(true)
    const saved = await onSave(sent.trim())
    setSaving(false)
    if (saved !== undefined && !unsavedKey) setTyped((now) => (now === sent ? null : now))
  }
  const field = {
    ...props,
    description: (typed !== null && noteOf?.(typed)) || props.description,
    error,
    value: typed ?? value,
    onChange: (next: string) => {
      setTyped(next)
      setError(null)
    },
    // The value of another member is overwritten by a choice only.
    onBlur: () => void (others ? undefined : save()),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !isLong) void save()
      if (event.key !== 'Escape' || typed === null) return
      // It takes back what was typed, not the panel around it.
      event.stopPropagation()
      setTyped(null)
      setError(null)
    },
  }
  const { type: _, inputMode: __, ...lines } = field
  const input = isLong ? <TextAreaField rows={3} {...lines} /> : <TextField {...field} />
  if (!shared) return input
  return (
    <div className="grid gap-1.5">
      {input}
      <OthersValueNote others={others} onTakeTheirs={() => setTyped(null)} onKeepMine={() => void save()} />
    </div>
  )
}

type SetTyped = (next: string | null | ((now: string | null) => string | null)) => void

/** The typed text: kept under a key, or for as long as the field is there. */
function useTyped(unsavedKey: string | undefined): [string | null, SetTyped] {
  const [own, setOwn] = useState<string | null>(null)
  const [unsaved, write] = useUnsaved(unsavedKey ?? '')
  if (unsavedKey === undefined) return [own, setOwn]
  return [unsaved, (next) => write(typeof next === 'function' ? next(unsaved) : next)]
}
