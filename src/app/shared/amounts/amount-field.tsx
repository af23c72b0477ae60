import { TextField } from '#ui/fields/text-field.tsx'

type AmountFieldProps = {
  label: string
  hideLabel?: boolean
  value: string
  onChange: (typed: string) => void
  error?: string | null
}

/** An amount of a form: it stays as it was typed until the form is sent. */
export function AmountField({ label, hideLabel, value, onChange, error }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      {...(hideLabel && { hideLabel })}
      value={value}
      onChange={onChange}
      inputMode="decimal"
      autoComplete="off"
      inputClassName="num text-right pr-8"
      trailing={<span className="pr-2.5 text-ink-3">€</span>}
      {...(error && { error })}
    />
  )
}
