import type { InvoiceRow, Invoicing } from '#contract/invoicing-rows.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { businessDownload } from '../../../shared/files/business-download.ts'
import { startDownload } from '../../../shared/files/start-download.ts'

const PROBLEMS: Readonly<Record<NonNullable<InvoiceRow['facturaeProblem']>, string>> = {
  cancelled: 'Está anulada: no se exporta como Facturae.',
  noRecipient: 'Es simplificada: Facturae necesita un cliente con su NIF y dirección.',
  noAddress:
    'Facturae pide la dirección del cliente, con código postal y localidad. Rectifica la factura con ella.',
  noIssuerAddress:
    'Facturae pide tu dirección, con código postal y localidad. Complétala en tus datos fiscales y rectifica la factura.',
}

const SIGNED = 'Firmada con tu certificado (.xsig).'
const UNSIGNED = 'Sin firmar (.xml): tu certificado no está disponible o ha caducado.'

/** Says whether an invoice can be had as Facturae, and whether it is signed. */
export const facturaeWords = ({ facturaeProblem }: InvoiceRow, { settings }: Invoicing): string =>
  facturaeProblem ? PROBLEMS[facturaeProblem] : settings?.canSign ? SIGNED : UNSIGNED

/** Downloads an invoice as Facturae, or says why there is none; one without a signature says so too. */
export function takeFacturae(invoice: InvoiceRow, invoicing: Invoicing) {
  if (!invoice.facturaeProblem)
    startDownload(businessDownload(`/api/planner/invoicing/invoices/${invoice.id}/facturae`))
  if (invoice.facturaeProblem || !invoicing.settings?.canSign) showToast(facturaeWords(invoice, invoicing))
}
