import { loadedPart, useLoadedPart } from '../opening/loaded-part.ts'
import type { DatePickerProps } from '../overlays/date-field.tsx'
import { controlClass } from './field-class.ts'
import { FieldLabel, fieldClass } from './field-parts.tsx'

/** The field with its calendar, fetched after the first screen or when a date is asked for. */
export const dateField = loadedPart(() => import('../overlays/date-field.tsx'))

/** A day typed as dd/mm/aaaa or picked from a calendar; the cross takes it away. */
export function DatePicker(props: DatePickerProps) {
  const part = useLoadedPart(dateField, true)
  if (part) return <part.DateField {...props} />
  return (
    <div className={props.className}>
      <div aria-busy="true" className={fieldClass}>
        <FieldLabel {...props} />
        <div className={controlClass({ size: props.size })} />
      </div>
    </div>
  )
}
