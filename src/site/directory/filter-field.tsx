import { FILTER_TEXT_MAX } from '#domain/planners/planners.ts'

type FilterFieldProps = {
  name: string
  label: string
  placeholder: string
  value: string
  className?: string
  isAmount?: boolean
  problem?: string
}

export function FilterField({
  name,
  label,
  placeholder,
  value,
  className = '',
  isAmount,
  problem,
}: FilterFieldProps) {
  return (
    <label className={`filter-field relative grid rounded-pill px-4 pt-2.5 pb-2 md:px-6 ${className}`}>
      <span className="text-xs font-strong text-ink-2">{label}</span>
      <input
        type="text"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={FILTER_TEXT_MAX}
        inputMode={isAmount ? 'decimal' : undefined}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        className="h-7 w-full min-w-0 text-base outline-none"
      />
    </label>
  )
}
