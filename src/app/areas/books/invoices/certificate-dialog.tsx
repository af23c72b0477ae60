import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { CertificateField, type ChosenCertificate } from './certificate-field.tsx'
import { changeInvoices } from './invoicing.actions.ts'

/** Puts another certificate in the place of the stored one. */
export function CertificateDialog({ onClose }: { onClose: () => void }) {
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
