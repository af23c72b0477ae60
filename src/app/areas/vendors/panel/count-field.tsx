import { TextField } from '#ui/fields/text-field.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

type CountFieldProps = {
  /** The part of the price, under whose name a text waits to be saved. */
  name: string
  vendorId: string
  label: string
  value: number | null
  /** The value of an empty field, and the words that stand in it then. */
  empty: number | null
  placeholder: string
  min?: number
  max: number
  onChange: (value: number | null) => void
}

/** A whole number of a price: people, hours, tables. */
export function CountField(props: CountFieldProps) {
  const { name, vendorId, label, value, empty, placeholder, min = 0, max, onChange } = props
  const [unsaved, setUnsaved] = useUnsaved(`${vendorId} ${name}`)
  const typed = unsaved === null ? undefined : readCount(unsaved, { min, max, empty })
  const save = () => {
    if (typed === undefined) return
    setUnsaved(null)
    if (typed !== value) onChange(typed)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={unsaved ?? (value === empty ? '' : String(value))}
      placeholder={placeholder}
      error={unsaved !== null && typed === undefined ? `Escribe un número entero hasta ${max}.` : null}
      onChange={setUnsaved}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
      }}
      inputClassName="num text-right"
    />
  )
}

type Range = { min: number; max: number; empty: number | null }

function readCount(text: string, { min, max, empty }: Range): number | null | undefined {
  const digits = text.replace(/[\s.]/g, '')
  if (digits === '') return empty
  const count = Number(digits)
  return /^\d+$/.test(digits) && count >= min && count <= max ? count : undefined
}
