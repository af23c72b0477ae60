import { Readable } from 'node:stream'
import { isWithin } from '#domain/books/periods.ts'
import { safeFileName } from '#domain/files/files.ts'
import { facturaeFile } from '#domain/invoicing/facturae/facturae-file.ts'
import { facturaeProblem } from '#domain/invoicing/facturae/facturae-problem.ts'
import type { FacturaeProblem } from '#domain/invoicing/invoice-content.ts'
import type { Platform } from '#server/core/context.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import { type ChainRow, readChain, readSettings } from './chain.queries.ts'
import { type PaymentFacts, readPaymentFacts } from './payment-facts.queries.ts'
import { facturaeSigner, type SignFacturae } from './sign-facturae.ts'

type Invoice = ChainRow['invoice']
type Written = { name: string; text: string }

/** An invoice as Facturae; null when the planner has no such invoice, or it lacks what Facturae asks for. */
export const downloadFacturae: DownloadHandler<'facturae'> = async ({ platform, ownerId, params }) => {
  const all = await readInvoices(platform, ownerId)
  const found = all?.invoices.find(({ invoice }) => invoice.id === params['invoiceId'])
  if (!all || !found || found.problem) return null
  const { name, text } = write(found.invoice, all)
  return { name, contents: Readable.from([Buffer.from(text, 'utf8')]) }
}

/** The invoices of a year or a quarter as Facturae, and which of them are not there; null when none of them is. */
export const downloadFacturaeOfPeriod: DownloadHandler<'facturaeOfPeriod'> = async (asked) => {
  const { platform, ownerId, params } = asked
  const period = params['period']!
  if (!PERIOD.test(period)) return null
  const all = await readInvoices(platform, ownerId)
  const own = all?.invoices.filter(({ invoice }) => isWithin(invoice.issuedOn, period)) ?? []
  const whole = own.filter(({ problem }) => !problem)
  if (!all || whole.length === 0) return null
  const entry = (name: string, text: () => string) => ({
    ...{ name, isCompressed: true },
    open: async () => Readable.from([Buffer.from(text(), 'utf8')]),
  })
  const left = own.flatMap(({ invoice, problem }) =>
    problem ? [`${invoice.number}: ${REASONS[problem]}`] : [],
  )
  const entries = [
    ...whole.map(({ invoice }) => entry(nameOf(invoice, all.sign !== null), () => write(invoice, all).text)),
    ...(left.length > 0 ? [entry('Sin Facturae.txt', () => `${left.join('\r\n')}\r\n`)] : []),
  ]
  return { name: safeFileName(`Facturae ${period}.zip`), contents: zipStream(entries) }
}

const PERIOD = /^\d{4}(-T[1-4])?$/

const REASONS: Readonly<Record<FacturaeProblem, string>> = {
  cancelled: 'está anulada.',
  noRecipient: 'es simplificada, y Facturae necesita un cliente.',
  noAddress: 'no lleva la dirección del cliente, con su código postal y localidad.',
  noIssuerAddress: 'no lleva tu dirección, con su código postal y localidad.',
}

type Invoices = {
  /** In the order of their numbers. */
  invoices: { invoice: Invoice; problem: FacturaeProblem | null }[]
  byId: Map<string, Invoice>
  payments: Map<string, PaymentFacts>
  /** Null when they go without a signature. */
  sign: SignFacturae | null
}

async function readInvoices(platform: Platform, ownerId: BookOwnerId): Promise<Invoices | null> {
  const { db } = platform
  const settings = await readSettings(db, ownerId)
  if (!settings) return null
  const rows = await readChain(db, ownerId)
  const cancelled = new Set(
    rows.filter(({ record }) => record.kind === 'cancellation').map(({ invoice }) => invoice.id),
  )
  const byId = new Map(rows.map(({ invoice }) => [invoice.id, invoice]))
  const sign = await facturaeSigner(platform, ownerId, settings)
  const invoices = [...byId.values()].map((invoice) => ({
    invoice,
    problem: facturaeProblem(invoice.content, { isCancelled: cancelled.has(invoice.id) }),
  }))
  return { invoices, byId, payments: await readPaymentFacts(db, ownerId), sign }
}

const nameOf = ({ number }: Invoice, isSigned: boolean) =>
  safeFileName(isSigned ? `Factura ${number}.xsig` : `Factura ${number} sin firmar.xml`)

function write(invoice: Invoice, { byId, payments, sign }: Invoices): Written {
  const { number, issuedOn, environment, content, corrects, chargeId } = invoice
  const corrected = corrects ? (byId.get(corrects)?.content ?? null) : null
  const payment = (chargeId && payments.get(chargeId)) || null
  const xml = facturaeFile({ number, issuedOn, environment, content, corrected, payment })
  return { name: nameOf(invoice, sign !== null), text: sign?.(xml, content.issuer.nif) ?? xml }
}
