import BadgeCheck from 'lucide-react/icons/badge-check'
import Hash from 'lucide-react/icons/hash'
import { useState } from 'react'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { certificateWords } from './certificate-field.tsx'
import { LeaveDialog, LeaveRow } from './leave-row.tsx'
import { SendingRow } from './sending-row.tsx'
import { SetupRow } from './setup-row.tsx'
import { TestRow } from './test-row.tsx'

type SettingsDialogProps = {
  invoicing: Invoicing
  settings: NonNullable<Invoicing['settings']>
  onClose: () => void
}

/** The settings of invoices that are switched on: the certificate, the series, and a test with the agency. */
export function SettingsDialog({ invoicing, settings, onClose }: SettingsDialogProps) {
  const [isChanging, setChanging] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { certificate, series, correctionSeries } = settings
  if (isChanging) return <CertificateDialog onClose={() => setChanging(false)} />
  if (isLeaving) return <LeaveDialog onClose={() => setLeaving(false)} />
  return (
    <Dialog
      title="Ajustes de facturas"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => <Button onPress={close}>Cerrar</Button>}
    >
      <SetupRow icon={BadgeCheck} title={certificate.holder} line={certificateWords(certificate)}>
        <Button variant="quiet" onPress={() => setChanging(true)}>
          Cambiar<span className="sr-only"> el certificado</span>
        </Button>
      </SetupRow>
      <SetupRow
        icon={Hash}
        title="Series"
        line={`${series} para facturas, ${correctionSeries} para rectificativas.`}
      />
      {settings.mode === 'kept' && <SendingRow />}
      <TestRow key={certificate.expiresAt} certificate="stored" />
      <LeaveRow {...{ invoicing, settings }} onLeave={() => setLeaving(true)} />
    </Dialog>
  )
}
