import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { InvoiceRow, Invoicing } from '#contract/invoicing-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { startDownload } from '../../../shared/files/start-download.ts'
import { shortDay } from '../../../shared/words/spanish-dates.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { takeFacturae } from './facturae-words.ts'
import { changeOf } from './invoice-change.ts'
import { InvoicePanel } from './invoice-panel.tsx'
import { INVOICE_COLUMNS, pdfOf, TONES, toldOf } from './invoice-words.ts'
import { useSeconds } from './use-seconds.ts'

type InvoiceLineProps = { invoice: InvoiceRow; invoicing: Invoicing }

/** An invoice: whom it is for, how much, and what the agency says of it. */
export function InvoiceLine({ invoice, invoicing }: InvoiceLineProps) {
  const [isOpen, setOpen] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const { canChange: isOpenToChange, standing } = changeOf(invoice, invoicing.invoices)
  const canChange = isOpenToChange && !invoicing.settings?.leftAt
  const { number, recipient, weddingName, concept, correction, base, vat, total } = invoice
  return (
    <li
      className={cx(
        INVOICE_COLUMNS,
        'min-h-14 border-b border-line py-1.5 text-sm',
        invoice.state === 'rejected' && 'bg-danger-soft',
      )}
    >
      <b className="num font-strong max-md:hidden">{number}</b>
      <span className="num text-ink-2 max-md:hidden">{shortDay(invoice.issuedOn)}</span>
      <span className="min-w-0">
        <b className="block truncate font-strong">{recipient?.name ?? 'Simplificada'}</b>
        <small className="block truncate text-xs text-ink-2">
          <i className="serif">{weddingName}</i> · {correction ? `Rectifica ${correction.number}` : concept}
        </small>
        <small className="num block text-xs text-ink-2 md:hidden">{number}</small>
      </span>
      <span className="num text-right text-ink-2 max-lg:hidden">{formatEuros(base)}</span>
      <span className="num text-right text-ink-2 max-lg:hidden">{formatEuros(vat)}</span>
      <span className="max-md:grid max-md:justify-items-end max-md:gap-0.5 md:contents">
        <b className="num text-right font-strong">{formatEuros(total)}</b>
        <AgencyWord invoice={invoice} invoicing={invoicing} />
        <small className="num text-xs text-ink-2 md:hidden">{shortDay(invoice.issuedOn)}</small>
      </span>
      <Menu
        label={`Acciones de ${number}`}
        trigger={<IconButton icon={Ellipsis} label={`Más de ${number}`} className="justify-self-end" />}
      >
        <MenuItem onAction={() => setOpen(true)}>Ver los datos</MenuItem>
        <MenuItem onAction={() => startDownload(pdfOf(invoice))}>Descargar PDF</MenuItem>
        <MenuItem onAction={() => takeFacturae(invoice, invoicing)}>Descargar Facturae</MenuItem>
        {canChange && <MenuItem onAction={() => setCorrecting(true)}>Rectificar</MenuItem>}
        {canChange && <MenuItem onAction={() => setCancelling(true)}>Anular factura</MenuItem>}
      </Menu>
      {isOpen && <InvoicePanel {...{ invoice, invoicing }} onClose={() => setOpen(false)} />}
      {isCorrecting && (
        <CorrectDialog invoice={invoice} standing={standing} onClose={() => setCorrecting(false)} />
      )}
      {isCancelling && <CancelDialog invoice={invoice} onClose={() => setCancelling(false)} />}
    </li>
  )
}

function AgencyWord({ invoice, invoicing }: InvoiceLineProps) {
  const now = useSeconds(invoice.state === 'waiting')
  const { words, icon, tone } = toldOf(invoice.state, invoicing.queue, now)
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm', TONES[tone])}>
      <Icon of={icon} size="sm" />
      {words}
    </span>
  )
}
