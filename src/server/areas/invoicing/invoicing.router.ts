import { readNif } from '#domain/books/nif.ts'
import { isSeries } from '#domain/invoicing/invoice-number.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { bookOwner } from '#server/core/procedures/business-procedures.ts'
import { cancelInvoice, correctInvoice } from './correct-invoice.commands.ts'
import { readInvoicing } from './invoicing.queries.ts'
import { issueInvoice } from './issue-invoice.commands.ts'
import { leaveInvoicing } from './leave.commands.ts'
import { mendRecord } from './mend-record.commands.ts'
import { opened, shown } from './opened-certificate.ts'
import { readRegister, SHOWN_LINES_MAX } from './register.queries.ts'
import { beginSending } from './register-mode.commands.ts'
import { sendTest } from './send-test.ts'
import { changeCertificate, switchOn } from './switch-on.commands.ts'

const routes = bookOwner.invoicing

/** The agency asks not to be called more often than there is a need. */
const TESTS_AN_HOUR = 10

export const invoicingRouter = {
  get: routes.get.handler(({ context: { platform, ownerId } }) => readInvoicing(platform, ownerId)),

  register: routes.register.handler(({ context: { platform, ownerId } }) =>
    readRegister(platform.db, ownerId, SHOWN_LINES_MAX),
  ),

  readCertificate: routes.readCertificate.handler(async ({ context, input, errors }) =>
    shown(await opened(input, context.platform.clock.now(), errors)),
  ),

  switchOn: routes.switchOn.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const { series, correctionSeries, mode } = input
    if (![series, correctionSeries].every(isSeries) || series === correctionSeries)
      throw errors.SERIES_REFUSED()
    const certificate = await opened(input, platform.clock.now(), errors)
    const verdict = await switchOn(platform, ownerId, { certificate, series, correctionSeries, mode })
    if (verdict === 'issuerUnknown') throw errors.ISSUER_UNKNOWN()
    if (verdict === 'issuerChanged') throw errors.ISSUER_NIF_CHANGED()
    if (verdict === 'isOn') throw errors.INVOICING_IS_ON()
    if (verdict === 'cannotSign') throw errors.RECORD_NOT_SIGNED()
    return { series }
  }),

  beginSending: routes.beginSending.handler(async ({ context: { platform, ownerId }, errors }) => {
    const verdict = await beginSending(platform, ownerId)
    if (verdict === 'off') throw errors.INVOICING_IS_OFF()
    if (verdict === 'cannotSign') throw errors.RECORD_NOT_SIGNED()
    return { mode: verdict }
  }),

  leave: routes.leave.handler(async ({ context: { platform, ownerId }, errors }) => {
    const verdict = await leaveInvoicing(platform, ownerId)
    if (verdict.kind === 'off') throw errors.INVOICING_IS_OFF()
    if (verdict.kind === 'waits') throw errors.RECORDS_WAIT()
    if (verdict.kind === 'cannotSign') throw errors.RECORD_NOT_SIGNED()
    if (verdict.kind === 'stays') throw errors.INVOICING_STAYS_ON({ data: { on: verdict.on } })
    return { leftAt: verdict.leftAt.toISOString() }
  }),

  changeCertificate: routes.changeCertificate.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const certificate = await opened(input, platform.clock.now(), errors)
    if ((await changeCertificate(platform, ownerId, certificate)) === 'off') throw errors.INVOICING_IS_OFF()
    return shown(certificate)
  }),

  test: routes.test.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const rule = { max: TESTS_AN_HOUR, windowSeconds: HOUR_SECONDS }
    const verdict = await platform.rateLimiter.consume(`invoicing-test:${ownerId}`, rule)
    if (!verdict.allowed)
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const given = input.certificate && (await opened(input.certificate, platform.clock.now(), errors))
    const answer = await sendTest(platform, ownerId, given)
    if (answer === 'issuerUnknown') throw errors.ISSUER_UNKNOWN()
    if (answer === 'off') throw errors.INVOICING_IS_OFF()
    return answer
  }),

  issue: routes.issue.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const nif = input.recipient && readNif(input.recipient.nif)
    if (input.recipient && !nif) throw errors.NIF_IS_WRONG()
    const recipient = input.recipient && { ...input.recipient, nif: nif! }
    const verdict = await issueInvoice(platform, ownerId, { ...input, recipient })
    if (verdict.kind === 'issued') return { id: verdict.id, number: verdict.number }
    if (verdict.kind === 'off') throw errors.INVOICING_IS_OFF()
    if (verdict.kind === 'invoiced') throw errors.CHARGE_IS_INVOICED()
    if (verdict.kind === 'issuerUnknown') throw errors.ISSUER_UNKNOWN()
    if (verdict.kind === 'issuerChanged') throw errors.ISSUER_NIF_CHANGED()
    if (verdict.kind === 'addressNeeded') throw errors.RECIPIENT_ADDRESS_NEEDED()
    if (verdict.kind === 'tooLarge') throw errors.SIMPLIFIED_TOO_LARGE()
    if (verdict.kind === 'cannotSign') throw errors.RECORD_NOT_SIGNED()
    throw errors.CHARGE_NOT_FOUND()
  }),

  mend: routes.mend.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const nif = input.recipient && readNif(input.recipient.nif)
    if (input.recipient && !nif) throw errors.NIF_IS_WRONG()
    const recipient = input.recipient && { ...input.recipient, nif: nif! }
    const verdict = await mendRecord(platform, ownerId, { ...input, recipient })
    if (verdict === 'recipientNeeded') throw errors.RECIPIENT_NEEDED()
    if (verdict === 'notFound') throw errors.INVOICE_NOT_FOUND()
    if (verdict === 'nothing') throw errors.NOTHING_TO_MEND()
    return { id: input.invoiceId }
  }),

  correct: routes.correct.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const nif = input.recipient && readNif(input.recipient.nif)
    if (input.recipient && !nif) throw errors.NIF_IS_WRONG()
    const recipient = input.recipient && { ...input.recipient, nif: nif! }
    const verdict = await correctInvoice(platform, ownerId, { ...input, recipient })
    if (verdict.kind === 'issued') return { id: verdict.id, number: verdict.number }
    if (verdict.kind === 'issuerUnknown') throw errors.ISSUER_UNKNOWN()
    if (verdict.kind === 'issuerChanged') throw errors.ISSUER_NIF_CHANGED()
    if (verdict.kind === 'recipientNeeded') throw errors.RECIPIENT_NEEDED()
    if (verdict.kind === 'addressNeeded') throw errors.RECIPIENT_ADDRESS_NEEDED()
    if (verdict.kind === 'replaced') throw errors.INVOICE_IS_REPLACED()
    if (verdict.kind === 'nothingCorrected') throw errors.NOTHING_CORRECTED()
    if (verdict.kind === 'cannotSign') throw errors.RECORD_NOT_SIGNED()
    throw errors.INVOICE_NOT_FOUND()
  }),

  cancel: routes.cancel.handler(async ({ context, input, errors }) => {
    const verdict = await cancelInvoice(context.platform, context.ownerId, input.invoiceId)
    if (verdict === 'notFound') throw errors.INVOICE_NOT_FOUND()
    if (verdict === 'corrected') throw errors.INVOICE_IS_REPLACED()
    if (verdict === 'cannotSign') throw errors.RECORD_NOT_SIGNED()
    return { id: input.invoiceId }
  }),
}
