import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { bookAccounts } from '#db/schema/books.ts'
import { invoices } from '#db/schema/invoicing.ts'
import { isCompanyNif } from '#domain/books/nif.ts'
import type { Party } from '#domain/books/receipts.ts'
import { type InvoiceContent, inMode, SIMPLIFIED_MAX } from '#domain/invoicing/invoice-content.ts'
import { recordedInvoice } from '#domain/invoicing/invoice-record.ts'
import { invoiceTotals } from '#domain/invoicing/invoice-totals.ts'
import { readIssuer } from '#server/areas/books/books.queries.ts'
import { type HeldCharge, holdCharge } from '#server/areas/books/charges.commands.ts'
import { ratesOf } from '#server/areas/books/charges.queries.ts'
import { invoicedOf } from '#server/areas/books/invoiced.queries.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { appendRecord, type ChainDeps, chainSigner, holdChain, insertInvoice } from './chain.commands.ts'

type Recipient = Party & { nif: string }

type Wished = {
  id: string
  chargeId: string
  concept: string
  /** Null for a simplified invoice. */
  recipient: Recipient | null
}

type Refusal =
  | 'off'
  | 'chargeNotFound'
  | 'invoiced'
  | 'issuerUnknown'
  | 'issuerChanged'
  | 'addressNeeded'
  | 'tooLarge'
  | 'cannotSign'

type Issued = { kind: 'issued'; id: string; number: string }

/** Issues the invoice of a charge: its number, its record and the hash of it, all or nothing. Asked again, it stays. */
export async function issueInvoice(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
  wished: Wished,
): Promise<Issued | { kind: Refusal }> {
  return db.transaction(async (tx) => {
    const held = await holdCharge(tx, ownerId, wished.chargeId)
    const chain = await holdChain(tx, ownerId)
    if (!chain) return { kind: 'off' }
    const known = await findIssued(tx, ownerId, wished.id)
    if (known) return known
    if (!held || held.version.isWithdrawn) return { kind: 'chargeNotFound' }
    if ((await invoicedOf(tx, ownerId, wished.chargeId)) !== null) return { kind: 'invoiced' }
    const issuer = await readIssuer(tx, ownerId)
    if (!issuer) return { kind: 'issuerUnknown' }
    if (issuer.nif !== chain.nif) return { kind: 'issuerChanged' }
    const signer = await chainSigner(deps, chain)
    if (!signer) return { kind: 'cannotSign' }
    const refusal = refusalOf(wished.recipient, held.version.total)
    if (refusal) return { kind: refusal }
    const { weddingName, eventDate } = await keepClient(tx, ownerId, held.accountId, wished.recipient)
    const content = inMode(chain.mode, contentOf(held, wished, { issuer, weddingName, eventDate }))
    const { id, chargeId } = wished
    const given = { id, chargeId, content, corrects: null, series: chain.series }
    const invoice = await insertInvoice(tx, deps, ownerId, given)
    await appendRecord(
      tx,
      deps,
      { chain, invoice, signer },
      { ...recordedInvoice(invoice), resubmission: null },
    )
    return { kind: 'issued', id, number: invoice.number }
  })
}

export async function findIssued(tx: Transaction, ownerId: BookOwnerId, id: string): Promise<Issued | null> {
  const isInvoice = and(eq(invoices.ownerId, ownerId), eq(invoices.id, id))
  const [row] = await tx.select({ number: invoices.number }).from(invoices).where(isInvoice)
  return row ? { kind: 'issued', id, number: row.number } : null
}

/** A person who is no business needs no address on an invoice (RD 1619/2012 art. 6.1.e). */
function refusalOf(recipient: Recipient | null, total: number): Refusal | null {
  if (!recipient) return total > SIMPLIFIED_MAX ? 'tooLarge' : null
  return isCompanyNif(recipient.nif) && !recipient.address ? 'addressNeeded' : null
}

/** The client is kept for the next invoice of the wedding. Gives the wedding as its books know it. */
async function keepClient(tx: Transaction, ownerId: BookOwnerId, accountId: string, client: Party | null) {
  const isAccount = and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, accountId))
  if (client) {
    await tx
      .update(bookAccounts)
      .set({
        ...{ clientName: client.name, clientNif: client.nif, clientAddress: client.address },
        ...{ clientPostalCode: client.postalCode, clientCity: client.city },
      })
      .where(isAccount)
  }
  const [account] = await tx.select().from(bookAccounts).where(isAccount)
  return account!
}

type Sides = Pick<InvoiceContent, 'issuer' | 'weddingName' | 'eventDate'>

function contentOf({ version }: HeldCharge, { recipient, concept }: Wished, sides: Sides): InvoiceContent {
  const { vatRate, irpfRate } = ratesOf(version)
  const lines = [{ concept, total: version.total, vatRate }]
  return {
    type: recipient ? 'F1' : 'F2',
    recipient,
    lines,
    irpfRate,
    totals: invoiceTotals(lines, irpfRate),
    correction: null,
    issuer: sides.issuer,
    weddingName: sides.weddingName,
    eventDate: sides.eventDate,
  }
}
