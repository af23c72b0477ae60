import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros, parseEuros, toCents } from '#domain/money.ts'
import { phoneHref } from '#domain/phone.ts'
import { readWebAddress } from '#domain/web-address.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { MoneyField } from '#ui/money-field.tsx'
import { TextAreaField, TextField } from '#ui/text-field.tsx'
import { useEditing } from '../../../lib/presence/editing-now.tsx'
import { useOthersValue } from '../../../lib/presence/others-value.ts'
import { OthersValueNote } from '../../../lib/presence/others-value-note.tsx'
import { useDraft } from '../../../lib/unsaved/drafts.ts'
import type { VendorFailures } from '../use-vendors.ts'
import type { VendorTextField } from '../vendor-text.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { DetailField } from './detail-field.tsx'
import { notSaved, useDetailText } from './use-detail-text.ts'
import { useVendorInPanel } from './vendor-in-panel.ts'

type DetailsTabProps = { weddingId: string; actions: VendorActions }

/** 'Detalles': everything there is to know about a vendor, each field saved by itself (spec 3). */
export function DetailsTab({ weddingId, actions }: DetailsTabProps) {
  const { vendor, failures } = useVendorInPanel()
  const props = { vendor, failures, actions }
  const editing = useEditing(weddingId, vendorPlace(vendor.id))
  return (
    <div {...editing} className="grid content-start gap-4 px-6 pt-5 pb-6">
      <Text {...props} field="name" label="Proveedor" autoCapitalize="words" />
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">
        <Cost {...props} />
        <Text
          {...props}
          field="phone"
          label="Teléfono"
          inputMode="tel"
          trailing={<Follow icon={Phone} label="Llamar" href={phoneHref(vendor.phone)} />}
        />
      </div>
      <Text
        {...props}
        field="email"
        label="Email"
        inputMode="email"
        autoCapitalize="none"
        trailing={<Follow icon={Mail} label="Escribir un email" href={mail(vendor.email)} />}
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
    </div>
  )
}

/** The place that presence names while a field here has the focus. */
export const vendorPlace = (vendorId: string) => `vendor:${vendorId}`

type FieldProps = { vendor: Vendor; failures: VendorFailures | undefined; actions: VendorActions }

type TextProps = FieldProps & {
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

function Notes({ vendor, failures, actions }: FieldProps) {
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

function Cost({ vendor, failures, actions }: FieldProps) {
  const failure = failures?.cost
  const [draft, setDraft] = useDraft(`${vendor.id} cost`)
  const failed = failure?.change.kind === 'edit' ? toCents(failure.change.value as number) : null
  const typed = draft === null || draft.trim() === '' ? null : parseEuros(draft)
  const others = useOthersValue({
    id: vendor.id,
    field: 'cost',
    // What cannot be read yet is being typed all the same.
    typed: draft === null ? undefined : (typed ?? Number.NaN),
    value: failed ?? toCents(vendor.cost),
    onTakeTheirs: () => setDraft(null),
  })
  const keep = (cents: number | null) => {
    if (cents !== null && cents !== toCents(vendor.cost)) actions.edit(vendor, 'cost', cents / 100)
    else if (failure) actions.discard(failure.change)
  }
  const saveTyped = () => {
    if (typed === null) return
    setDraft(null)
    keep(typed)
  }
  const latest = useRef(() => {})
  latest.current = others ? () => {} : saveTyped
  // An amount that can be read is saved when the field goes from under the person's hands.
  useEffect(() => () => latest.current(), [])
  return (
    <DetailField vendor={vendor} field="cost" failure={failure} actions={actions}>
      <MoneyField
        label="Presupuesto"
        value={failed ?? toCents(vendor.cost)}
        // While another member's amount conflicts with it, only the button below saves it.
        onChange={others ? () => {} : keep}
        draft={draft}
        onDraftChange={(text) => (others && text === null ? undefined : setDraft(text))}
        error={draft === null ? notSaved(failure) : null}
      />
      <OthersValueNote
        others={others && { ...others, value: formatEuros(others.value) }}
        onTakeTheirs={() => setDraft(null)}
        onKeepMine={saveTyped}
      />
    </DetailField>
  )
}

type FollowProps = { icon: IconGlyph; label: string; href: string | null }

/** A link out of what a field holds, when that leads somewhere. */
function Follow({ icon, label, href }: FollowProps) {
  if (!href) return null
  const isWeb = href.startsWith('http')
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      target={isWeb ? '_blank' : undefined}
      rel={isWeb ? 'noopener noreferrer' : undefined}
      className="grid size-8.5 place-items-center rounded-[7px] text-link hover:bg-surface-hover"
    >
      <Icon of={icon} />
    </a>
  )
}

function mail(typed: string | null): string | null {
  return typed && /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(typed) ? `mailto:${typed}` : null
}
