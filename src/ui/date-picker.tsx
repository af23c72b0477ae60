import type { IsoDate } from '#domain/dates.ts'
import { controlClass, type FieldSize } from './field-class.ts'
import { FieldLabel, type FieldWords, fieldClass } from './field-parts.tsx'
import { loadedPart, useLoadedPart } from './loaded-part.ts'

export type DatePickerProps = FieldWords & {
  value: IsoDate | null
  /** A whole date or `null`; while only part of it is typed nothing is called. */
  onChange: (date: IsoDate | null) => void
  size?: FieldSize
  isDisabled?: boolean
  className?: string
}

/** The field with its calendar, fetched after the first screen or when a date is asked for. */
export const dateField = loadedPart(() => import('./overlays/date-field.tsx'))

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
