import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { descriptionClass, type FieldSize, labelClass } from './field-class.ts'
import { Select } from './select.tsx'

/** The value of each select; `null` while it is not set. */
export type DateParts = { day: number | null; month: number | null; year: number | null }

type DateSelectsProps = {
  label: string
  value: DateParts
  onChange: (parts: DateParts) => void
  /** The years on offer, from the domain's `selectableYears`. */
  years: readonly number[]
  description?: string
  error?: string | null
  size?: FieldSize
  className?: string
}

/** A date as three selects: day, month and year. */
export function DateSelects({
  label,
  value,
  onChange,
  years,
  description,
  error,
  size,
  className,
}: DateSelectsProps) {
  const notesId = useId()
  const part = (name: keyof DateParts, options: readonly NumberOption[], words: string) => (
    <Select
      label={words}
      hideLabel
      placeholder={words}
      size={size}
      value={value[name] === null ? null : String(value[name])}
      onChange={(next) => onChange({ ...value, [name]: next === UNSET ? null : Number(next) })}
      options={[...(value[name] === null ? [] : [{ value: UNSET, label: '-' }]), ...options]}
    />
  )
  return (
    <fieldset className={cx('grid gap-1.5', className)} aria-describedby={notesId}>
      <legend className={cx(labelClass, 'mb-1.5')}>{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.2fr)] gap-2.5">
        {part('day', DAYS, 'Día')}
        {part('month', MONTHS, 'Mes')}
        {part('year', years.map(numberOption), 'Año')}
      </div>
      <div id={notesId}>
        {description && <p className={descriptionClass}>{description}</p>}
        {error && (
          <p role="alert" className="flex items-start gap-1.5 text-sm font-strong text-danger">
            <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}

type NumberOption = { value: string; label: string }

/** The option that empties a select again. */
const UNSET = 'unset'

const numberOption = (number: number): NumberOption => ({ value: String(number), label: String(number) })
const monthName = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' })

const DAYS = Array.from({ length: 31 }, (_, index) => numberOption(index + 1))
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(Date.UTC(2000, index, 1)),
}))
