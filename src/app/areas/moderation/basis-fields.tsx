import { REPORT_GROUNDS, type ReportGround, RULE_MAX } from '#domain/moderation/reports.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { GROUND_WORDS } from '../../shared/hidden-content/ground-words.ts'

/** The law or the terms behind a decision that hides, as they are typed. */
export type Basis = { ground: ReportGround | null; rule: string }

export const NO_BASIS: Basis = { ground: 'law', rule: '' }

export const BASIS_MISSING = 'Escribe en qué se basa: va en los motivos.'

type BasisProps = { basis: Basis; onChange: (basis: Basis) => void; error: string | null | undefined }

export function BasisFields({ basis, onChange, error }: BasisProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Select
        label="En qué se basa"
        options={REPORT_GROUNDS.map((value) => ({ value, label: GROUND_WORDS[value] }))}
        value={basis.ground}
        onChange={(ground) => onChange({ ...basis, ground })}
      />
      <TextField
        label={basis.ground === 'terms' ? 'Punto de los términos' : 'Qué ley'}
        value={basis.rule}
        onChange={(rule) => onChange({ ...basis, rule })}
        maxLength={RULE_MAX}
        error={error}
      />
    </div>
  )
}
