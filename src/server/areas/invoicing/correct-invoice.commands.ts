import type { Database, Transaction } from '#db/client.ts'
import { isCompanyNif } from '#domain/books/nif.ts'
import { taxLine } from '#domain/books/tax.ts'
import { correctionOf, type WishedCorrection } from '#domain/invoicing/corrections.ts'
import { inMode } from '#domain/invoicing/invoice-content.ts'
import { recordedInvoice } from '#domain/invoicing/invoice-record.ts'
import { readIssuer } from '#server/areas/books/books.queries.ts'
import { addVersion, type HeldCharge, holdCharge } from '#server/areas/books/charges.commands.ts'
import { ratesOf } from '#server/areas/books/charges.queries.ts'
import { invoicedOf, readStanding } from '#server/areas/books/invoiced.queries.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { appendRecord, type ChainDeps, chainSigner, holdChain, insertInvoice } from './chain.commands.ts'
import { findIssued } from './issue-invoice.commands.ts'
import { findInvoiceRow, isKnown, readHistory } from './mend-record.commands.ts'

type Wished = WishedCorrection & { id: string; invoiceId: string }

type Refusal =
  | 'notFound'
  | 'issuerUnknown'
  | 'issuerChanged'
  | 'replaced'
  | 'nothingCorrected'
  | 'recipientNeeded'
  | 'addressNeeded'
  | 'cannotSign'

type Issued = { kind: 'issued'; id: string; number: string }

/**
 * Issues the invoice that corrects another, in the series of corrections. Its charge in the books follows, where what
 * was paid allows it. Asked again, it stays.
 */
export async function correctInvoice(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
  { id, invoiceId, ...wished }: Wished,
): Promise<Issued | { kind: Refusal }> {
  return db.transaction(async (tx) => {
    const found = await findInvoiceRow(tx, ownerId, invoiceId)
    const held = found?.chargeId ? await holdCharge(tx, ownerId, found.chargeId) : null
    const chain = await holdChain(tx, ownerId)
    if (!found || !chain) return { kind: 'notFound' }
    const known = await findIssued(tx, ownerId, id)
    if (known) return known
    const standing = await readStanding(tx, ownerId, found)
    if (standing === null) return { kind: 'replaced' }
    const issuer = await readIssuer(tx, ownerId)
    if (!issuer) return { kind: 'issuerUnknown' }
    if (issuer.nif !== chain.nif) return { kind: 'issuerChanged' }
    const signer = await chainSigner(deps, chain)
    if (!signer) return { kind: 'cannotSign' }
    const { content } = found
    const refusal = refusalOf(content.recipient !== null, wished, standing.total)
    if (refusal) return { kind: refusal }
    const corrected = correctionOf({ ...found, content: { ...content, issuer } }, wished, standing)
    const given = {
      id,
      chargeId: found.chargeId,
      content: inMode(chain.mode, corrected),
      corrects: invoiceId,
    }
    const invoice = await insertInvoice(tx, deps, ownerId, { ...given, series: chain.correctionSeries })
    await appendRecord(
      tx,
      deps,
      { chain, invoice, signer },
      { ...recordedInvoice(invoice), resubmission: null },
    )
    if (held) await followInvoice(tx, deps, ownerId, held, wished.total)
    return { kind: 'issued', id, number: invoice.number }
  })
}

/** The charge of an invoice gets the sum that is invoiced now, where what was paid of it allows it. */
async function followInvoice(
  tx: Transaction,
  { clock }: ChainDeps,
  ownerId: BookOwnerId,
  { version, paid }: HeldCharge,
  total: number,
): Promise<void> {
  if (version.isWithdrawn || total <= 0 || version.total === total) return
  if (taxLine(total, ratesOf(version)).payable >= paid)
    await addVersion(tx, clock, ownerId, { ...version, total })
}

/** Simplified invoices stay without a recipient, the others keep one. */
function refusalOf(hasRecipient: boolean, { method, recipient, total }: WishedCorrection, standing: number) {
  if (hasRecipient && !recipient) return 'recipientNeeded'
  if (recipient && isCompanyNif(recipient.nif) && !recipient.address) return 'addressNeeded'
  return method === 'difference' && total === standing ? 'nothingCorrected' : null
}

/** Takes back an invoice that should never have been issued; its number stays. */
export async function cancelInvoice(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
  invoiceId: string,
): Promise<'cancelled' | 'notFound' | 'corrected' | 'cannotSign'> {
  return db.transaction(async (tx) => {
    const found = await findInvoiceRow(tx, ownerId, invoiceId)
    const held = found?.chargeId ? await holdCharge(tx, ownerId, found.chargeId) : null
    const chain = await holdChain(tx, ownerId)
    if (!found || !chain) return 'notFound'
    const history = await readHistory(tx, ownerId, invoiceId)
    const last = history.at(-1)!
    if (last.kind === 'cancellation' && last.state !== 'rejected') return 'cancelled'
    if ((await readStanding(tx, ownerId, found)) === null && last.kind !== 'cancellation') return 'corrected'
    const signer = await chainSigner(deps, chain)
    if (!signer) return 'cannotSign'
    await appendRecord(
      tx,
      deps,
      { chain, invoice: found, signer },
      {
        ...{ kind: 'cancellation', issuer: chain.nif, issuerName: found.content.issuer.name },
        ...{ number: found.number, issuedOn: found.issuedOn },
        isUnknown: !isKnown(history),
        wasRejected: last.kind === 'cancellation',
      },
    )
    // Without the one in its place, the former invoice counts again.
    const invoiced = held && (await invoicedOf(tx, ownerId, found.chargeId!))
    if (invoiced) await followInvoice(tx, deps, ownerId, held, invoiced)
    return 'cancelled'
  })
}
