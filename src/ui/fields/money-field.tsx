import { useState } from 'react'
import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import { cx } from '../class-names.ts'
import { controlClass, type FieldSize } from './field-class.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldClass, useFieldIds } from './field-parts.tsx'

type MoneyFieldProps = FieldWords & {
  /** Whole cents; `null` shows an empty field. */
  value: number | null
  /** Called on Enter or on leaving the field, when the amount is new and can be read. */
  onChange: (cents: number | null) => void
  /** Whether the field may be left empty; if not, empty means 0 €. */
  isOptional?: boolean
  /** The text being typed, kept by the caller so that it outlives the field; left out, the field keeps it. */
  unsaved?: string | null
  onUnsavedChange?: (text: string | null) => void
  autoFocus?: boolean
  /** Called when the field is left, or Enter pressed, with nothing in it that cannot be read. */
  onDone?: () => void
  size?: FieldSize
  isDisabled?: boolean
  className?: string
}

const UNREADABLE = 'Escribe un importe como 1.234,56, entre 0 y 9.999.999,99\u00a0€.'

/** An amount in euros. What cannot be read stays as it was typed, with the reason under it. */
export function MoneyField({
  value,
  onChange,
  isOptional,
  unsaved: keptText,
  onUnsavedChange,
  autoFocus,
  onDone,
  size,
  isDisabled,
  className,
  ...words
}: MoneyFieldProps) {
  const [ownText, setOwnText] = useState<string | null>(null)
  const unsaved = keptText === undefined ? ownText : keptText
  const setUnsaved = onUnsavedChange ?? setOwnText
  const [isUnreadable, setUnreadable] = useState(
    () => Boolean(unsaved?.trim()) && parseEuros(unsaved!) === null,
  )
  const shown = unsaved ?? (value === null ? '' : formatAmount(value))

  const commit = () => {
    if (unsaved === null) return onDone?.()
    const isEmpty = unsaved.trim() === ''
    const cents = isEmpty ? (isOptional ? null : 0) : parseEuros(unsaved)
    if (cents === null && !isEmpty) return setUnreadable(true)
    setUnsaved(null)
    setUnreadable(false)
    if (cents !== value) onChange(cents)
    onDone?.()
  }

  const notes = { ...words, error: words.error ?? (isUnreadable ? UNREADABLE : null) }
  const { ids, describedBy } = useFieldIds(notes)
  return (
    <div className={cx(fieldClass, className)}>
      <FieldLabel {...notes} htmlFor={ids.control} />
      <div className="relative">
        <input
          id={ids.control}
          type="text"
          value={shown}
          onChange={({ currentTarget: { value: text } }) => {
            setUnsaved(text)
            if (isUnreadable && parseEuros(text) !== null) setUnreadable(false)
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
          }}
          onFocus={autoFocus ? (event) => event.currentTarget.select() : undefined}
          inputMode="decimal"
          // biome-ignore lint/a11y/noAutofocus: only where the field takes the place of what was pressed
          autoFocus={autoFocus}
          autoComplete="off"
          disabled={isDisabled}
          aria-invalid={notes.error ? true : undefined}
          aria-describedby={describedBy}
          className={controlClass({ size, className: 'num pr-8 text-right font-strong' })}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        >
          €
        </span>
      </div>
      <FieldNotes {...notes} ids={ids} />
    </div>
  )
}
