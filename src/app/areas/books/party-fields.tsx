import { ADDRESS_MAX, CITY_MAX, CLIENT_NAME_MAX, POSTAL_CODE_MAX } from '#domain/books/books.ts'
import { readNif } from '#domain/books/nif.ts'
import { TextField } from '#ui/fields/text-field.tsx'

export type PartyFields = { name: string; nif: string; address: string; postalCode: string; city: string }

type PartyFieldsProps = {
  fields: PartyFields
  onChange: (changes: Partial<PartyFields>) => void
  problems: Partial<Record<keyof PartyFields, string | null>>
}

/** Name, NIF and address of who a receipt is from or for. */
export function PartyInputs({ fields, onChange, problems }: PartyFieldsProps) {
  const field = (name: keyof PartyFields, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={fields[name]}
      onChange={(value) => onChange({ [name]: value })}
      maxLength={maxLength}
      {...(problems[name] && { error: problems[name] })}
    />
  )
  return (
    <>
      {field('name', 'Nombre o razón social', CLIENT_NAME_MAX)}
      {field('nif', 'NIF', 20)}
      {field('address', 'Dirección', ADDRESS_MAX)}
      <div className="grid grid-cols-[8rem_1fr] gap-4">
        {field('postalCode', 'Código postal', POSTAL_CODE_MAX)}
        {field('city', 'Localidad', CITY_MAX)}
      </div>
    </>
  )
}

/** The fault of a typed NIF; an empty one has none. */
export const nifProblem = (typed: string): string | null =>
  typed.trim() === '' || readNif(typed) ? null : 'Ese NIF no existe: la letra o la cifra final no cuadra.'
