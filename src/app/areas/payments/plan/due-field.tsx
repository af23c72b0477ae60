import { DUE_AFTER_MAX } from '#domain/payments/payments.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { InstalmentDraft } from './instalment-drafts.ts'

type DueFieldProps = {
  draft: InstalmentDraft
  problem: string | null
  onChange: (changes: Partial<InstalmentDraft>) => void
}

/** The day, the days or the event of an instalment. */
export function DueField({ draft, problem, onChange }: DueFieldProps) {
  if (draft.due === 'day')
    return <DatePicker label="Día" value={draft.on} onChange={(on) => onChange({ on })} error={problem} />
  if (draft.due === 'days')
    return (
      <TextField
        label="Días"
        value={draft.daysBefore}
        onChange={(daysBefore) => onChange({ daysBefore })}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="num text-right"
        error={problem}
      />
    )
  if (draft.due === 'event')
    return (
      <TextField
        label="De qué"
        placeholder="tras la prueba de menú"
        value={draft.after}
        onChange={(after) => onChange({ after })}
        maxLength={DUE_AFTER_MAX}
        error={problem}
      />
    )
  return null
}
