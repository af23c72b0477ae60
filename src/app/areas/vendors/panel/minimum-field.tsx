import { MINIMUM_HEADS_MAX } from '#domain/vendors/vendor-prices.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

type MinimumFieldProps = { vendorId: string; minimum: number; onChange: (minimum: number) => void }

/** The people that are charged at least; empty for none. */
export function MinimumField({ vendorId, minimum, onChange }: MinimumFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(`${vendorId} minimum`)
  const typed = unsaved === null ? null : readCount(unsaved)
  const save = () => {
    if (typed === null) return
    setUnsaved(null)
    if (typed !== minimum) onChange(typed)
  }
  return (
    <TextField
      label="Mínimo de personas"
      inputMode="numeric"
      value={unsaved ?? (minimum === 0 ? '' : String(minimum))}
      placeholder="Sin mínimo"
      error={unsaved !== null && typed === null ? 'Escribe un número entero.' : null}
      onChange={setUnsaved}
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
