import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ContactMessage } from '#domain/operation/contact.ts'
import type { TypedReport } from '#domain/operation/contact-notices.ts'
import type { TypedRequest } from '#domain/planners/planner-requests.ts'
import { BOX, controlClass, labelClass, textareaClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'

type FieldProps = {
  name: keyof (ContactMessage & TypedRequest & TypedReport)
  label: string
  value: string
  maxLength?: number
  problem?: string | undefined
  type?: 'email' | 'date' | 'tel'
  inputMode?: 'numeric' | 'decimal'
  isOptional?: boolean
  autoComplete?: string
  isLong?: boolean
}

/** A labelled field with the sentence of its problem below it. */
export function ContactField({ name, label, value, problem, isLong, isOptional, ...input }: FieldProps) {
  const attributes = {
    id: `contacto-${name}`,
    name,
    defaultValue: value,
    required: isOptional ? undefined : true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `problema-${name}` : undefined,
    ...input,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={attributes.id} className={labelClass}>
        {label}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={7} className={`${BOX} ${textareaClass}`} />
      ) : (
        <input type="text" {...attributes} className={controlClass({ size: 'lg' })} />
      )}
      {problem && (
        <p id={`problema-${name}`} className="flex items-center gap-1.5 text-sm text-danger">
          <Icon of={CircleAlert} size="sm" />
          {problem}
        </p>
      )}
    </div>
  )
}
