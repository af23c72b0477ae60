import { useState } from 'react'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type NumberFieldProps = {
  label: string
  hideLabel?: boolean
  value: number | null
  /** Called on Enter or on leaving the field, when the number is new and can be read. */
  onChange: (value: number | null) => void
  max: number
  min?: number
  /** Whether two decimals may follow a comma. */
  hasDecimals?: boolean
  /** Whether it may be left empty; if not, empty is the former number. */
  isOptional?: boolean
  suffix?: string
  isDisabled?: boolean
  className?: string
}

/** A number. What cannot be read stays as it was typed, with the reason under it. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max, hasDecimals = false, isOptional = false, suffix } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const commit = () => {
    if (typed === null) return
    const read = readNumber(typed, hasDecimals)
    const isEmpty = typed.trim() === ''
    if (!isEmpty && (read === null || read < min || read > max)) return setWrong(true)
    setTyped(null)
    setWrong(false)
    const next = isEmpty ? (isOptional ? null : value) : read
    if (next !== value) onChange(next)
  }
  return (
    <TextField
      label={props.label}
      {...(props.hideLabel && { hideLabel: true })}
      value={typed ?? (value === null ? '' : formatNumber(value))}
      onChange={(text) => {
        setTyped(text)
        setWrong(false)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      isDisabled={props.isDisabled ?? false}
      inputClassName="num text-right"
      {...(suffix && { trailing: <span className="pr-2.5 text-ink-3">{suffix}</span> })}
      {...(isWrong && { error: `Un número entre ${formatNumber(min)} y ${formatNumber(max)}.` })}
      {...(props.className && { className: props.className })}
    />
  )
}

/** A number as it is written in Spanish, such as `1.250,5`; null for anything else. */
function readNumber(text: string, hasDecimals: boolean): number | null {
  const plain = text.replaceAll(/[\s.](?=\d{3}(\D|$))/g, '').trim()
  if (!(hasDecimals ? /^\d+([.,]\d{1,2})?$/ : /^\d+$/).test(plain)) return null
  return Number(plain.replace(',', '.'))
}
