import Download from 'lucide-react/icons/download'
import FileCode from 'lucide-react/icons/file-code'
import type { ReactNode } from 'react'
import type { InvoiceRow, Invoicing } from '#contract/invoicing-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { startDownload } from '../../../shared/files/start-download.ts'
import { SidePanel } from '../../../shared/page/side-panel.tsx'
import { useMedia } from '../../../shared/page/use-media.ts'
import { facturaeWords, takeFacturae } from './facturae-words.ts'
import { pdfOf } from './invoice-words.ts'
import { MendForm } from './mend-form.tsx'

type InvoicePanelProps = { invoice: InvoiceRow; invoicing: Invoicing; onClose: () => void }

/** The facts of an invoice, with its paper. */
export function InvoicePanel({ invoice, invoicing, onClose }: InvoicePanelProps) {
  const isPhone = useMedia('(width < 48.0625rem)')
  const { number, weddingName, concept, state } = invoice
  const canMend = state === 'rejected' || state === 'acceptedWithFaults'
  return (
    <SidePanel
      title={number}
      isPhone={isPhone}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button icon={Download} onPress={() => startDownload(pdfOf(invoice))}>
            PDF
          </Button>
          {!invoice.facturaeProblem && (
            <Button icon={FileCode} onPress={() => takeFacturae(invoice, invoicing)}>
              Facturae
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 px-6 py-4">
        <p className="text-sm text-ink-2">
          {weddingName} · {concept}
        </p>
        {canMend && <MendForm invoice={invoice} onDone={onClose} />}
        <Facts {...{ invoice, invoicing }} />
      </div>
    </SidePanel>
  )
}

function Facts({ invoice, invoicing }: Omit<InvoicePanelProps, 'onClose'>) {
  const { recipient, correction, correctedBy, irpf, irpfRate, vatRates } = invoice
  const place =
    recipient && [recipient.address, recipient.postalCode, recipient.city].filter(Boolean).join(', ')
  return (
    <dl className="border-t border-line text-sm">
      <Fact name="A nombre de">{recipient ? `${recipient.name}, NIF ${recipient.nif}` : 'Simplificada'}</Fact>
      {place && <Fact name="Dirección">{place}</Fact>}
      {correction && <Fact name="Rectifica">{`${correction.number}: ${correction.reason}`}</Fact>}
      {correctedBy && <Fact name="Rectificada por">{correctedBy}</Fact>}
      <Fact name="Emitida">{`${spanishMomentAt(new Date(invoice.createdAt))}, por ${invoice.createdBy}`}</Fact>
      <Fact name="Base">{formatEuros(invoice.base)}</Fact>
      <Fact name={`IVA, ${vatRates.join(' y ')}\u00a0%`}>{formatEuros(invoice.vat)}</Fact>
      <Fact name="Total">{formatEuros(invoice.total)}</Fact>
      {irpf !== 0 && <Fact name={`IRPF, ${irpfRate}\u00a0%`}>{formatEuros(0 - irpf)}</Fact>}
      <Fact name="Facturae">{facturaeWords(invoice, invoicing)}</Fact>
      <Fact name="Huella">
        <span className="break-all">{invoice.hash.toLowerCase()}</span>
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_1fr] gap-3 border-b border-line py-2.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num min-w-0 font-medium">{children}</dd>
  </div>
)
