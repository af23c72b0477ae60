import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { BOX, controlClass, labelClass, textareaClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'

type FieldProps = {
  id: string
  name: 'name' | 'words'
  label: string
  value: string
  maxLength: number
  problem?: string | undefined
  isOptional?: boolean
  isLong?: boolean
}

/** A labelled field with the sentence of its problem below it. */
export function QuoteTextField({ label, value, problem, isLong, isOptional, ...input }: FieldProps) {
  const attributes = {
    ...input,
    defaultValue: value,
    required: isOptional ? undefined : true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `problema-${input.id}` : undefined,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={input.id} className={labelClass}>
        {label}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={4} className={`${BOX} ${textareaClass}`} />
      ) : (
        <input type="text" autoComplete="name" {...attributes} className={controlClass({ size: 'lg' })} />
      )}
      {problem && <Problem id={`problema-${input.id}`}>{problem}</Problem>}
    </div>
  )
}

export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      {children}
    </p>
  )
}

/** Why a form was not taken. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-control bg-danger-soft p-4 text-sm wrap-anywhere text-danger"
    >
      <Icon of={CircleAlert} className="mt-[.1em]" />
      {children}
    </p>
  )
}
