import { ADDRESS_MAX, CITY_MAX, CLIENT_NAME_MAX, POSTAL_CODE_MAX } from '#domain/books/books.ts'
import { isCompanyNif, readNif } from '#domain/books/nif.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { nifProblem } from '../party-fields.tsx'

export type RecipientFields = { name: string; nif: string; address: string; postalCode: string; city: string }

type Problems = Partial<Record<keyof RecipientFields, string | null>>

type RecipientInputsProps = {
  fields: RecipientFields
  onChange: (changes: Partial<RecipientFields>) => void
  problems: Problems
}

/** The client of an invoice. */
export function RecipientInputs({ fields, onChange, problems }: RecipientInputsProps) {
  const field = (name: keyof RecipientFields, label: string, maxLength: number) => (
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
      <div className="grid items-start gap-4 md:grid-cols-2">
        {field('name', 'A nombre de', CLIENT_NAME_MAX)}
        {field('nif', 'NIF', 20)}
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[1fr_6.5rem_9rem]">
        {field('address', 'Dirección', ADDRESS_MAX)}
        {field('postalCode', 'Código postal', POSTAL_CODE_MAX)}
        {field('city', 'Localidad', CITY_MAX)}
      </div>
    </>
  )
}

/** A person who is no business needs no address (RD 1619/2012 art. 6.1.e). */
export function recipientProblems({ name, nif, address }: RecipientFields): Problems {
  const read = readNif(nif)
  return {
    name: name.trim() ? null : 'Escribe a nombre de quién va.',
    nif: nif.trim() ? nifProblem(nif) : 'Escribe su NIF.',
    address:
      read && isCompanyNif(read) && !address.trim() ? 'A una empresa se le factura con su dirección.' : null,
  }
}
