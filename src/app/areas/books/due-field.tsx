import { DAYS_BEFORE_MAX } from '#domain/books/books.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** When something is due, while it is typed. */
export type Due = { kind: 'day'; day: string | null } | { kind: 'before'; days: string }

type DueFieldProps = { due: Due; onChange: (due: Due) => void; error?: string | null; hideLabels?: boolean }

/** A day, or so many days before the wedding, with which it moves. */
export function DueField({ due, onChange, error, hideLabels = false }: DueFieldProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <Select
        label="Vence"
        hideLabel={hideLabels}
        options={KINDS}
        value={due.kind}
        onChange={(kind) => onChange(kind === 'day' ? { kind, day: null } : { kind, days: '30' })}
      />
      {due.kind === 'day' ? (
        <DatePicker
          label="Día"
          hideLabel={hideLabels}
          value={due.day}
          onChange={(day) => onChange({ kind: 'day', day })}
          error={error ?? null}
        />
      ) : (
        <TextField
          label="Días antes"
          hideLabel={hideLabels}
          value={due.days}
          onChange={(days) => onChange({ kind: 'before', days })}
          inputMode="numeric"
          {...(error && { error })}
        />
      )}
    </div>
  )
}

const KINDS = [
  { value: 'day', label: 'Un día' },
  { value: 'before', label: 'Días antes' },
] as const

type ReadDue = { dueOn: string | null; daysBefore: number | null; problem: string | null }

/** The typed due day as it is sent, or the sentence that says its fault. */
export function readDue(due: Due): ReadDue {
  if (due.kind === 'day')
    return { dueOn: due.day, daysBefore: null, problem: due.day ? null : 'Elige el día.' }
  const days = /^\d{1,4}$/.test(due.days.trim()) ? Number(due.days) : null
  const isFit = days !== null && days <= DAYS_BEFORE_MAX
  return { dueOn: null, daysBefore: days, problem: isFit ? null : `De 0 a ${DAYS_BEFORE_MAX} días.` }
}
