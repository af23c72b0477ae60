import { MINIMUM_HEADS_MAX } from '#domain/vendors/vendor-prices.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useDraft } from '../../../sync/unsaved/drafts.ts'

type MinimumFieldProps = { vendorId: string; minimum: number; onChange: (minimum: number) => void }

/** The people that are charged at least; empty for none. */
export function MinimumField({ vendorId, minimum, onChange }: MinimumFieldProps) {
  const [draft, setDraft] = useDraft(`${vendorId} minimum`)
  const typed = draft === null ? null : readCount(draft)
  const save = () => {
    if (typed === null) return
    setDraft(null)
    if (typed !== minimum) onChange(typed)
  }
  return (
    <TextField
      label="Mínimo de personas"
      inputMode="numeric"
      value={draft ?? (minimum === 0 ? '' : String(minimum))}
      placeholder="Sin mínimo"
      error={draft !== null && typed === null ? 'Escribe un número entero.' : null}
      onChange={setDraft}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
      }}
      inputClassName="num text-right"
    />
  )
}

function readCount(text: string): number | null {
  const digits = text.replace(/[\s.]/g, '')
  return /^\d*$/.test(digits) && Number(digits) <= MINIMUM_HEADS_MAX ? Number(digits) : null
}
