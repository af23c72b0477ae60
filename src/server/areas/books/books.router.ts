import { CHARGES_MAX, ENTRIES_MAX } from '#domain/books/books.ts'
import { readNif } from '#domain/books/nif.ts'
import { BOOK_MAILS_PER_HOUR } from '#domain/books/reminders.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { bookOwner } from '#server/core/procedures/business-procedures.ts'
import { openBookLink, renewBookLink, revokeBookLink } from './book-links.commands.ts'
import { readBooks } from './books.queries.ts'
import { addCharges, changeCharge, restoreCharge, withdrawCharge } from './charges.commands.ts'
import { saveClient, saveIssuer } from './parties.commands.ts'
import { linkPaymentFile } from './payment-files.commands.ts'
import { addPayment, reversePayment } from './payments.commands.ts'
import { issueReceipt } from './receipts.commands.ts'
import { remindByHand } from './remind-couple.commands.ts'
import { sendBookLink } from './send-link.commands.ts'

const MAILS = { max: BOOK_MAILS_PER_HOUR, windowSeconds: HOUR_SECONDS }

const routes = bookOwner.books

export const booksRouter = {
  get: routes.get.handler(({ context: { platform, ownerId } }) =>
    readBooks(platform.db, platform.clock, ownerId),
  ),

  saveIssuer: routes.saveIssuer.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const nif = readNif(input.nif)
    if (!nif) throw errors.NIF_IS_WRONG()
    const { from, ...issuer } = input
    const saved = await saveIssuer(platform.db, platform.clock, ownerId, { from, given: { ...issuer, nif } })
    if ('conflicts' in saved) throw errors.BOOKS_CONFLICTS({ data: saved })
    return saved
  }),

  addCharges: routes.addCharges.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const accountId = await addCharges(platform.db, platform.clock, ownerId, input)
    if (accountId === 'notFound') throw errors.ACCOUNT_NOT_FOUND()
    if (accountId === 'full') throw errors.TOO_MANY_CHARGES({ data: { max: CHARGES_MAX } })
    return { accountId }
  }),

  changeCharge: routes.changeCharge.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const { chargeId, from, ...given } = input
    const verdict = await changeCharge(platform.db, platform.clock, ownerId, chargeId, { from, given })
    if (typeof verdict === 'object') throw errors.BOOKS_CONFLICTS({ data: verdict })
    if (verdict === 'notFound') throw errors.CHARGE_NOT_FOUND()
    if (verdict === 'paid') throw errors.CHARGE_IS_PAID()
    if (verdict === 'invoiced') throw errors.CHARGE_IS_INVOICED()
    return { id: input.chargeId }
  }),

  withdrawCharge: routes.withdrawCharge.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const verdict = await withdrawCharge(platform.db, platform.clock, ownerId, input.chargeId)
    if (verdict === 'notFound') throw errors.CHARGE_NOT_FOUND()
    if (verdict === 'paid') throw errors.CHARGE_HAS_PAYMENTS()
    if (verdict === 'invoiced') throw errors.CHARGE_IS_INVOICED()
    return { id: input.chargeId }
  }),

  restoreCharge: routes.restoreCharge.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    if (!(await restoreCharge(platform.db, platform.clock, ownerId, input.chargeId)))
      throw errors.CHARGE_NOT_FOUND()
    return { id: input.chargeId }
  }),

  addPayment: routes.addPayment.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const verdict = await addPayment(platform.db, platform.clock, ownerId, input)
    if (verdict.kind === 'added') return { id: verdict.id }
    if (verdict.kind === 'tooLarge')
      throw errors.PAYMENT_TOO_LARGE({ data: { remaining: verdict.remaining } })
    if (verdict.kind === 'inFuture') throw errors.PAYMENT_IN_FUTURE()
    if (verdict.kind === 'taken') throw errors.BANK_MOVEMENT_TAKEN()
    if (verdict.kind === 'full') throw errors.TOO_MANY_PAYMENTS({ data: { max: ENTRIES_MAX } })
    throw errors.CHARGE_NOT_FOUND()
  }),

  reversePayment: routes.reversePayment.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const verdict = await reversePayment(platform.db, platform.clock, ownerId, input)
    if (verdict.kind === 'added') return { id: verdict.id }
    throw verdict.kind === 'reversed' ? errors.PAYMENT_REVERSED() : errors.PAYMENT_NOT_FOUND()
  }),

  fileLink: routes.fileLink.handler(async ({ context, input, errors }) => {
    const { paymentId: entryId, fileId } = input
    const link = await linkPaymentFile(context.platform, context.ownerId, { entryId, fileId })
    if (!link) throw errors.PAYMENT_NOT_FOUND()
    return link
  }),

  saveClient: routes.saveClient.handler(async ({ context, input, errors }) => {
    const { accountId, from, ...client } = input
    const nif = client.nif && readNif(client.nif)
    if (client.nif && !nif) throw errors.NIF_IS_WRONG()
    if (client.email && !isEmailAddress(client.email)) throw errors.CLIENT_EMAIL_REFUSED()
    const change = { from, given: { ...client, nif } }
    const saved = await saveClient(context.platform.db, context.ownerId, accountId, change)
    if (!saved) throw errors.ACCOUNT_NOT_FOUND()
    if ('conflicts' in saved) throw errors.BOOKS_CONFLICTS({ data: saved })
    return { id: accountId }
  }),

  issueReceipt: routes.issueReceipt.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const verdict = await issueReceipt(platform.db, platform.clock, ownerId, input.paymentId)
    if (verdict.kind === 'issued') return { id: verdict.id, number: verdict.number }
    if (verdict.kind === 'reversed') throw errors.PAYMENT_REVERSED()
    if (verdict.kind === 'issuerUnknown') throw errors.ISSUER_UNKNOWN()
    if (verdict.kind === 'clientUnknown') throw errors.CLIENT_UNKNOWN()
    throw errors.PAYMENT_NOT_FOUND()
  }),

  links: {
    open: routes.links.open.handler(async ({ context, input, errors }) => {
      const { platform, ownerId } = context
      const link = await openBookLink(platform.db, platform.clock, ownerId, input)
      if (link === 'accountNotFound') throw errors.ACCOUNT_NOT_FOUND()
      if (link === 'receiptNotFound') throw errors.RECEIPT_NOT_FOUND()
      return link
    }),

    renew: routes.links.renew.handler(async ({ context, input, errors }) => {
      const { platform, ownerId } = context
      const link = await renewBookLink(platform.db, platform.clock, ownerId, input.linkId)
      if (!link) throw errors.LINK_NOT_FOUND()
      return link
    }),

    revoke: routes.links.revoke.handler(async ({ context, input, errors }) => {
      if (!(await revokeBookLink(context.platform.db, context.ownerId, input.linkId)))
        throw errors.LINK_NOT_FOUND()
      return { id: input.linkId }
    }),

    send: routes.links.send.handler(async ({ context, input, errors }) => {
      const { platform, ownerId } = context
      if (!isEmailAddress(input.to)) throw errors.CLIENT_EMAIL_REFUSED()
      const verdict = await platform.rateLimiter.consume(`book-mails:${ownerId}`, MAILS)
      if (!verdict.allowed)
        throw errors.TOO_MANY_BOOK_MAILS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
      if (!(await sendBookLink(platform, ownerId, input))) throw errors.LINK_NOT_FOUND()
      return { id: input.linkId }
    }),
  },

  remind: routes.remind.handler(async ({ context, input, errors }) => {
    const verdict = await remindByHand(context.platform, context.ownerId, input.accountId)
    if (verdict.kind === 'sent') return { recipients: verdict.recipients }
    if (verdict.kind === 'paused')
      throw errors.REMINDED_LATELY({ data: { until: verdict.until.toISOString() } })
    if (verdict.kind === 'nothingDue') throw errors.NOTHING_IS_DUE()
    if (verdict.kind === 'nobody') throw errors.NOBODY_TO_REMIND()
    throw errors.ACCOUNT_NOT_FOUND()
  }),
}
