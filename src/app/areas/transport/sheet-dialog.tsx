import { useState } from 'react'
import type { BusSheet } from '#contract/transport-sheet.ts'
import {
  SHEET_COMPANY_MAX,
  SHEET_CONTACT_NAME_MAX,
  SHEET_CONTACT_PHONE_MAX,
} from '#domain/transport/driver-sheet.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import {
  fieldsOf,
  markSheetSent,
  presentFields,
  type SheetFields,
  saveSheet,
  sendSheet,
} from './sheet.actions.ts'
import { SheetLink } from './sheet-link.tsx'
import { SheetVersions } from './sheet-versions.tsx'

type SheetDialogProps = { weddingId: string; sheet: BusSheet; onClose: () => void }

type Act = 'save' | 'send'

/** 'Hoja del conductor': whom it is for and whom they call, its link, and the versions that were sent. */
export function SheetDialog({ weddingId, sheet, onClose }: SheetDialogProps) {
  const present = fieldsOf(sheet)
  const [shown, setShown] = useState(present)
  const [fields, type, forget] = useUnsavedFields(`bus sheet ${weddingId}`, {
    ...present,
    company: present.company || sheet.companies[0]?.name || '',
  })
  const reached = sheet.companies.filter(({ email }) => email !== null)
  const [vendorId, setVendorId] = useState<string | null>(null)
  const company = reached.find((one) => one.vendorId === vendorId) ?? reached[0]
  const form = useSubmission<Act, 'contactPhone'>(
    async (act) => {
      try {
        await saveSheet(weddingId, fields, shown)
      } catch (error) {
        // The sentence tells that it is another: the next press is a decision.
        setShown(presentFields(weddingId) ?? shown)
        throw error
      }
      if (act === 'send')
        await (company
          ? sendSheet(weddingId, { ...company, name: nameOf(company) })
          : markSheetSent(weddingId))
      forget()
      onClose()
    },
    {
      problems: () => ({
        contactPhone:
          fields.contactName.trim() && !fields.contactPhone.trim() ? 'Escribe también su teléfono.' : null,
      }),
    },
  )
  return (
    <FormDialog
      title="Hoja del conductor"
      description="Una página por viaje: paradas, horas y quién sube, con nombre e inicial y sin teléfonos de invitados."
      width="lg"
      form={{ ...form, props: () => form.props('send') }}
      submitLabel={company ? `Enviar a ${nameOf(company)}` : 'Marcar como enviada'}
      onGiveUp={forget}
      onClose={onClose}
      actions={
        <Button variant="quiet" onPress={() => void form.submit('save')}>
          Guardar
        </Button>
      }
    >
      {reached.length > 1 && (
        <Select
          label="Enviar a"
          options={reached.map((one) => ({ value: one.vendorId, label: nameOf(one) }))}
          value={company?.vendorId ?? null}
          onChange={setVendorId}
        />
      )}
      {!company && (
        <TextField
          label="Empresa"
          description={
            sheet.companies.length > 0
              ? 'No tiene email en su ficha: pásale el enlace de abajo.'
              : 'Pásale el enlace de abajo, o la hoja en papel.'
          }
          value={fields.company}
          maxLength={SHEET_COMPANY_MAX}
          onChange={(text) => type({ company: text })}
        />
      )}
      <ContactFields fields={fields} onType={type} problem={form.problems.contactPhone} />
      <SheetLink weddingId={weddingId} link={sheet.link} />
      <SheetVersions weddingId={weddingId} sheet={sheet} mayMark={company !== undefined} />
    </FormDialog>
  )
}

type ContactFieldsProps = {
  fields: SheetFields
  onType: (change: Partial<SheetFields>) => void
  problem: string | null | undefined
}

/** The one phone of the paper. */
const ContactFields = ({ fields, onType, problem }: ContactFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="Durante el día, llamar a"
      value={fields.contactName}
      maxLength={SHEET_CONTACT_NAME_MAX}
      onChange={(contactName) => onType({ contactName })}
    />
    <TextField
      label="Su teléfono"
      type="tel"
      value={fields.contactPhone}
      maxLength={SHEET_CONTACT_PHONE_MAX}
      onChange={(contactPhone) => onType({ contactPhone })}
      error={problem}
    />
  </div>
)

const nameOf = ({ name, email }: BusSheet['companies'][number]) => name || email!
