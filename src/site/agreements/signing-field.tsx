import { controlClass, labelClass } from '#ui/fields/field-class.ts'
import { Problem } from '../quotes/quote-field.tsx'

type FieldProps = {
  id: string
  name: 'name' | 'nif' | 'code'
  label: string
  value: string
  maxLength: number
  autoComplete: string
  problem: string | undefined
}

/** A labelled field of a signature with the sentence of its problem below it. */
export function Field({ label, value, problem, ...input }: FieldProps) {
  const isCode = input.name === 'code'
  return (
    <div className="grid gap-1.5">
      <label htmlFor={input.id} className={labelClass}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        {...(isCode && { inputMode: 'numeric' as const })}
        defaultValue={value}
        spellCheck={false}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `problema-${input.id}` : undefined}
        className={controlClass({ size: 'lg', ...(isCode && { className: 'num ag-code' }) })}
      />
      {problem && <Problem id={`problema-${input.id}`}>{problem}</Problem>}
    </div>
  )
}
