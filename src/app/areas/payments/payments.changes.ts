import { formatEuros } from '#domain/budget/money.ts'
import { type PaidShare, type Payment, sumOf } from '#domain/payments/payments.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { client } from '../../sync/api.ts'
import type { Change } from '../../sync/list-changes/change.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { offerPaidMeanwhile, type SentPayment } from './paid-meanwhile.ts'
import { patchPart, readPayments, refreshPayments } from './payments.queries.ts'
import './payments.sentences.ts'

export type PaymentChange = Change<SentPayment>

/** The fields of a payment that can be corrected; its amount is the sum of its shares. */
export type PaymentField = 'instalmentId' | 'paidOn' | 'method' | 'shares' | 'note' | 'fileId'

const named = ({ vendorName, cents }: Payment) =>
  `el pago de ${formatEuros(cents)} a ${vendorName || 'un proveedor'}`

const about = (what: string) => ({
  act: (payment: Payment) => `guardar ${what} de ${named(payment)}`,
  about: (payment: Payment) => `${what} de ${named(payment)}`,
})

/** The person's own changes to the payments of a wedding, there at once and then sent. */
export const paymentChanges = createEditableList<SentPayment, string, PaymentField>({
  area: 'payment',
  read: async (weddingId) => (await readPayments(weddingId)).payments,
  patch: (weddingId, patch) => patchPart(weddingId, 'payments', patch),
  refresh: refreshPayments,
  requests: {
    add(weddingId, { cents: _, vendorName: __, ...payment }, options) {
      return client.payments.add({ weddingId, ...payment }, options)
    },
    edit: (weddingId, { item, field, value }, options) =>
      client.payments.update({ weddingId, paymentId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.payments.remove({ weddingId, paymentId: id }, options),
  },
  takeBack: (weddingId, payment, error) =>
    offerPaidMeanwhile(weddingId, payment, error, (item) =>
      paymentChanges.submit(weddingId, { kind: 'add', item, isReturning: false }),
    ),
  notFound: 'VENDOR_PAYMENT_NOT_FOUND',
  refusals: { VENDOR_NOT_FOUND: 'undone', TOO_MANY_VENDOR_PAYMENTS: 'undone' },
  words: {
    where: 'los pagos',
    name: named,
    subject: (name) => name.replace(/^e/, 'E'),
    object: (name) => name,
    removed: (name) => `quitado ${name}`,
    fields: {
      instalmentId: about('el plazo'),
      paidOn: { ...about('la fecha'), reads: dateInWords },
      method: about('la forma'),
      shares: {
        ...about('el importe'),
        reads: (shares: PaidShare[]) => formatEuros(sumOf(shares.map(({ cents }) => cents))),
      },
      note: { typed: (payment) => `la nota de ${named(payment)}` },
      fileId: about('el recibo'),
    },
  },
})
