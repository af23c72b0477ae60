import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { dayInMadrid, daysBetween } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { CertificateField, type ChosenCertificate } from './certificate-field.tsx'
import { changeInvoices } from './invoicing.actions.ts'

/** The certificate is told of from so many days before it expires. */
const TOLD_DAYS = 60

/** The certificate that is about to expire, has expired or cannot be opened, with the way to change it. */
export function CertificateWord({ invoicing }: { invoicing: Invoicing }) {
  const [isOpen, setOpen] = useState(false)
  const { settings, queue, today } = invoicing
  const expiry = settings && dayInMadrid(new Date(settings.certificate.expiresAt))
  const days = expiry ? daysBetween(today, expiry) : null
  const isSoon = days !== null && days <= TOLD_DAYS
  if (!expiry || !(isSoon || queue.refusal)) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 pt-2 text-sm">
      {isSoon && (
        <span className={days <= 7 ? 'font-strong text-danger' : 'text-ink-2'}>
          {days < 0 ? 'Tu certificado caducó' : 'Tu certificado caduca'} el {dateInWords(expiry)}.
        </span>
      )}
      <PlainButton onPress={() => setOpen(true)} className="min-h-6 border-b border-link text-link">
        Cambiar el certificado
      </PlainButton>
      {isOpen && <CertificateDialog onClose={() => setOpen(false)} />}
    </p>
  )
}

function CertificateDialog({ onClose }: { onClose: () => void }) {
  const [chosen, choose] = useState<ChosenCertificate | null>(null)
  const form = useSubmission(async () => {
    const { file, password } = chosen!
    await changeInvoices(() => client.invoicing.changeCertificate({ file, password }))
    onClose()
    showToast('Certificado cambiado.')
  })
  return (
    <FormDialog
      title="Cambiar el certificado"
      submitLabel="Guardar"
      pendingLabel="Guardando"
      isSubmitDisabled={!chosen}
      form={{ ...form, props: () => form.props(undefined) }}
      onGiveUp={null}
      onClose={onClose}
      className="grid"
    >
      <CertificateField icon={BadgeCheck} chosen={chosen} onChoose={choose} />
    </FormDialog>
  )
}
