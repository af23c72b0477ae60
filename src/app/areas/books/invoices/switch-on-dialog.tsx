import BadgeCheck from 'lucide-react/icons/badge-check'
import Building from 'lucide-react/icons/building-2'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { BookIssuer } from '#contract/book-rows.ts'
import type { InvoicingMode } from '#domain/invoicing/invoice-content.ts'
import { USUAL_SERIES } from '#domain/invoicing/invoice-number.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { IssuerDialog } from '../issuer-dialog.tsx'
import { CertificateField, type ChosenCertificate } from './certificate-field.tsx'
import { changeInvoices } from './invoicing.actions.ts'
import { ModeRow } from './mode-row.tsx'
import { SeriesRow, seriesProblem } from './series-row.tsx'
import { SetupRow } from './setup-row.tsx'
import { TestRow } from './test-row.tsx'
import './invoicing.sentences.ts'

type SwitchOnDialogProps = { issuer: BookIssuer | null; onClose: () => void }

/** Switches invoices on: with VERI*FACTU or without, who issues, with which certificate, and in which series. */
export function SwitchOnDialog({ issuer, onClose }: SwitchOnDialogProps) {
  const [isNaming, setNaming] = useState(false)
  const [mode, setMode] = useState<InvoicingMode>('sent')
  const [chosen, choose] = useState<ChosenCertificate | null>(null)
  const [series, setSeries] = useState<string>(USUAL_SERIES.invoices)
  const [correctionSeries, setCorrectionSeries] = useState<string>(USUAL_SERIES.corrections)
  const form = useSubmission(
    async () => {
      const { file, password } = chosen!
      await changeInvoices(() =>
        client.invoicing.switchOn({ file, password, series, correctionSeries, mode }),
      )
      onClose()
      showToast(mode === 'sent' ? 'VERI*FACTU activado.' : 'Facturas activadas, sin VERI*FACTU.')
    },
    {
      problems: () => ({
        series: seriesProblem(series, correctionSeries),
        corrections: seriesProblem(correctionSeries, series),
      }),
    },
  )
  if (isNaming) return <IssuerDialog issuer={issuer} onClose={() => setNaming(false)} />
  return (
    <FormDialog
      title="Activar VERI*FACTU"
      description="Cada factura llevará su QR, y con ella se guarda un registro que nadie puede cambiar sin que se vea."
      submitLabel="Activar"
      pendingLabel="Activando"
      cancelLabel="Ahora no"
      isSubmitDisabled={!issuer || !chosen}
      form={{ ...form, props: () => form.props(undefined) }}
      onGiveUp={null}
      onClose={onClose}
      className="grid"
    >
      <SetupRow
        icon={Building}
        title={issuer?.name ?? 'Tus datos fiscales'}
        line={issuer ? `NIF ${issuer.nif} · ${issuer.city}` : 'Nombre, NIF y dirección, como en Hacienda.'}
      >
        {issuer ? (
          <span className="inline-flex items-center gap-1.5 text-sm font-strong text-link">
            <Icon of={Check} size="sm" />
            Completo
          </span>
        ) : (
          <Button onPress={() => setNaming(true)}>Escribir</Button>
        )}
      </SetupRow>
      <CertificateField icon={BadgeCheck} chosen={chosen} onChoose={choose} />
      <SeriesRow
        {...{ series, correctionSeries }}
        problem={form.problems.series ?? form.problems.corrections ?? null}
        onSeries={setSeries}
        onCorrectionSeries={setCorrectionSeries}
      />
      <ModeRow mode={mode} onMode={setMode} />
      <TestRow key={chosen?.file} certificate={issuer && chosen} />
    </FormDialog>
  )
}
