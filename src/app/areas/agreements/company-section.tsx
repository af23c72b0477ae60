import {
  AGREEMENT_FACT_MAX,
  AGREEMENT_VALID_DAYS_MAX,
  type AgreementCompany,
  type AgreementContent,
} from '#domain/agreements/agreements.ts'
import { readNif } from '#domain/books/nif.ts'
import { readIban } from '#domain/budget/iban.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { IBAN_SENTENCE } from '../../shared/error-messages.ts'
import { NumberField } from '../../shared/page/number-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import { NIF_PROBLEM } from './agreement-words.ts'

type CompanyProps = { content: AgreementContent; onType: (fields: Partial<AgreementContent>) => void }

/** The planner's own side, and the account that the deposit goes to. */
export function CompanySection({ content, onType }: CompanyProps) {
  const { company, iban, validDays } = content
  const change = (fields: Partial<AgreementCompany>) => onType({ company: { ...company, ...fields } })
  const text = (label: string, field: keyof AgreementCompany, error?: string) => (
    <TextField
      label={label}
      value={company[field]}
      onChange={(typed) => change({ [field]: typed })}
      maxLength={AGREEMENT_FACT_MAX}
      {...(error && { error })}
    />
  )
  const isWrongNif = company.nif.trim() !== '' && readNif(company.nif) === null
  return (
    <EditorSection title="Tu parte">
      <div className="grid gap-4.5 md:grid-cols-[minmax(0,1fr)_10rem]">
        {text('Nombre fiscal', 'name')}
        {text('NIF', 'nif', isWrongNif ? NIF_PROBLEM : undefined)}
      </div>
      {text('Domicilio', 'address')}
      {text('Firma en su nombre', 'representative')}
      <TextField
        label="IBAN para la reserva"
        value={iban}
        onChange={(typed) => onType({ iban: typed })}
        maxLength={AGREEMENT_FACT_MAX}
        autoComplete="off"
        {...(iban.trim() !== '' && readIban(iban) === null && { error: IBAN_SENTENCE })}
      />
      <NumberField
        label="Se puede firmar durante"
        value={validDays}
        onChange={(days) => onType({ validDays: days ?? validDays })}
        min={1}
        max={AGREEMENT_VALID_DAYS_MAX}
        suffix="días"
        className="max-w-48"
      />
    </EditorSection>
  )
}
