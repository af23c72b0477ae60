import { type KeyboardEvent, useState } from 'react'
import { TextAreaField, TextField, type TextFieldProps } from '#ui/text-field.tsx'

type SavedTextProps = Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'description' | 'placeholder' | 'type' | 'inputMode' | 'className'
> & {
  value: string
  /** Saves what was typed; `undefined` when that failed. */
  onSave: (typed: string) => Promise<unknown>
  /** Why what was typed cannot be saved. */
  problemOf?: (typed: string) => string | null
  /** Several lines. */
  isLong?: boolean
}

/**
 * A field that is saved when it is left, one line also with Enter; Escape gives back what was there. What could not
 * be saved stays in it.
 */
export function SavedText({ value, onSave, problemOf, isLong, ...props }: SavedTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    if (typed === null || typed.trim() === value) return setTyped(null)
    const problem = problemOf?.(typed.trim()) ?? null
    setError(problem)
    if (problem) return
    if ((await onSave(typed.trim())) !== undefined) setTyped((now) => (now === typed ? null : now))
  }
  const field = {
    ...props,
    error,
    value: typed ?? value,
    onChange: (next: string) => {
      setTyped(next)
      setError(null)
    },
    onBlur: () => void save(),
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
  return isLong ? <TextAreaField rows={3} {...lines} /> : <TextField {...field} />
}
