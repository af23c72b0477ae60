import Trash2 from 'lucide-react/icons/trash-2'
import { formatEuros } from '#domain/budget/money.ts'
import { CONCEPT_MAX, type Payer } from '#domain/payments/payments.ts'
import { IconButton } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DueField } from './due-field.tsx'
import type { DraftProblems, InstalmentDraft } from './instalment-drafts.ts'
import { PlannedPayers } from './planned-payers.tsx'

type InstalmentFieldsProps = {
  draft: InstalmentDraft
  cents: number
  problems: DraftProblems | null
  payers: readonly Payer[]
  couple: string
  onChange: (changes: Partial<InstalmentDraft>) => void
  onRemove: () => void
}

const SIZES = [
  { value: 'percent', label: '% del coste' },
  { value: 'amount', label: 'Importe' },
  { value: 'rest', label: 'Lo que quede' },
] as const

const DUES = [
  { value: 'days', label: 'Días antes de la boda' },
  { value: 'day', label: 'Un día' },
  { value: 'event', label: 'Después de algo' },
  { value: 'none', label: 'Sin fecha' },
] as const

const REFUNDS = [
  { value: 'unknown', label: 'No se sabe' },
  { value: 'yes', label: 'Se devuelve' },
  { value: 'no', label: 'No se devuelve' },
] as const

/** One instalment: its name, how much it is, when it is due, who pays it, and whether it comes back. */
export function InstalmentFields(props: InstalmentFieldsProps) {
  const { draft, cents, problems, payers, couple, onChange, onRemove } = props
  return (
    <li className="grid gap-3 border-b border-line py-4 first:pt-0">
      <div className="flex items-end gap-3">
        <TextField
          label="Concepto"
          value={draft.concept}
          onChange={(concept) => onChange({ concept })}
          maxLength={CONCEPT_MAX}
          error={problems?.concept ?? null}
          className="flex-1"
        />
        <b className="num pb-2.5 font-strong whitespace-nowrap">{formatEuros(cents)}</b>
        <IconButton icon={Trash2} label={`Quitar ${draft.concept || 'el plazo'}`} onPress={onRemove} />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <div className="grid grid-cols-2 items-start gap-2">
          <Select label="Cuánto" options={SIZES} value={draft.size} onChange={(size) => onChange({ size })} />
          {draft.size !== 'rest' && (
            <TextField
              label={draft.size === 'percent' ? 'Porcentaje' : 'Importe'}
              value={draft.size === 'percent' ? draft.percent : draft.amount}
              onChange={(text) => onChange(draft.size === 'percent' ? { percent: text } : { amount: text })}
              inputMode="decimal"
              autoComplete="off"
              inputClassName="num text-right pr-8"
              trailing={<span className="pr-2.5 text-ink-3">{draft.size === 'percent' ? '%' : '€'}</span>}
              error={problems?.size ?? null}
            />
          )}
        </div>
        <div className="grid grid-cols-2 items-start gap-2">
          <Select label="Cuándo" options={DUES} value={draft.due} onChange={(due) => onChange({ due })} />
          <DueField draft={draft} problem={problems?.due ?? null} onChange={onChange} />
        </div>
        <PlannedPayers
          payerIds={draft.payerIds}
          payers={payers}
          couple={couple}
          onChange={(payerIds) => onChange({ payerIds })}
        />
        <Select
          label="Si se cancela"
          options={REFUNDS}
          value={draft.refund}
          onChange={(refund) => onChange({ refund })}
        />
      </div>
    </li>
  )
}
