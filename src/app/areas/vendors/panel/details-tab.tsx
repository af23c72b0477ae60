import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { readWebAddress } from '#domain/text/web-address.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import { useEditing } from '../../../sync/presence/editing-now.tsx'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import type { VendorTextField } from '../vendor-text.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { CostSection } from './cost-section.tsx'
import { DetailField, type VendorFieldProps } from './detail-field.tsx'
import { Follow } from './follow-link.tsx'
import { usePaymentsOf } from './payments-of-vendor.ts'
import { useDetailText } from './use-detail-text.ts'
import { useVendorInPanel } from './vendor-in-panel.ts'

type DetailsTabProps = { weddingId: string; actions: VendorActions }

/** 'Detalles': everything there is to know about a vendor, each field saved by itself (spec 3). */
export function DetailsTab({ weddingId, actions }: DetailsTabProps) {
  const { vendor, failures } = useVendorInPanel()
  const props = { vendor, failures, actions }
  const { call } = usePhone(vendor.phone)
  const isViewOnly = useViewOnly()
  const payments = usePaymentsOf(vendor)
  const editing = useEditing(weddingId, vendorPlace(vendor.id))
  return (
    <div {...editing} className="grid gap-4 px-6 pt-5 pb-6">
      <fieldset disabled={isViewOnly} className="grid content-start gap-4">
        <Text {...props} field="name" label="Proveedor" autoCapitalize="words" />
        {vendor.cost !== null && <CostSection key={vendor.id} {...props} weddingId={weddingId} />}
      </fieldset>
      {payments?.plan(vendor)}
      <fieldset disabled={isViewOnly} className="grid content-start gap-4">
        <Text
          {...props}
          field="phone"
          label="Teléfono"
          inputMode="tel"
          trailing={<Follow icon={Phone} label="Llamar" href={call ?? null} />}
        />
        <Text
          {...props}
          field="email"
          label="Email"
          inputMode="email"
          autoCapitalize="none"
          trailing={<Follow icon={Mail} label="Escribir un correo" href={mail(vendor.email)} />}
        />
        <Text
          {...props}
          field="webpage"
          label="Web"
          inputMode="url"
          autoCapitalize="none"
          trailing={
            <Follow
              icon={ExternalLink}
              label="Abrir la web"
              href={readWebAddress(vendor.webpage)?.href ?? null}
            />
          }
        />
        <Notes {...props} />
      </fieldset>
    </div>
  )
}

/** The place that presence names while a field here has the focus. */
export const vendorPlace = (vendorId: string) => `vendor:${vendorId}`

type TextProps = VendorFieldProps & {
  field: VendorTextField
  label: string
  inputMode?: 'tel' | 'email' | 'url'
  autoCapitalize?: 'words' | 'none'
  trailing?: React.ReactNode
}

function Text({ vendor, failures, actions, field, ...input }: TextProps) {
  const failure = failures?.[field]
  const text = useDetailText(vendor, field, failure, actions)
  return (
    <DetailField vendor={vendor} field={field} failure={failure} actions={actions}>
      <TextField {...input} {...text.input} />
      <OthersValueNote {...text.note} />
    </DetailField>
  )
}

function Notes({ vendor, failures, actions }: VendorFieldProps) {
  const failure = failures?.details
  const { input, note } = useDetailText(vendor, 'details', failure, actions)
  const { onKeyDown: _enterIsANewLine, ...text } = input
  return (
    <DetailField vendor={vendor} field="details" failure={failure} actions={actions}>
      <TextAreaField label="Notas" rows={6} {...text} />
      <OthersValueNote {...note} />
    </DetailField>
  )
}

function mail(typed: string | null): string | null {
  return typed && /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(typed) ? `mailto:${typed}` : null
}
