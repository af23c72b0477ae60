import { asc, eq, sql } from 'drizzle-orm'
import type { BookAccount, BookIssuer, BookLink, BookReceipt, Books } from '#contract/book-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { bookEntries } from '#db/schema/book-entries.ts'
import { bookLinks, bookReceipts } from '#db/schema/book-receipts.ts'
import { bookIssuers } from '#db/schema/books.ts'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import { profiles } from '#db/schema/profile.ts'
import { accountReference, BOOK_LINK_PATH, receiptNumber } from '#domain/books/receipts.ts'
import { pausedUntil } from '#domain/books/reminders.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { readCharges } from './charges.queries.ts'

type Reading = Database | Transaction

/** All that a planner keeps of their business. */
export async function readBooks(db: Reading, clock: Clock, ownerId: BookOwnerId): Promise<Books> {
  return {
    today: dayInMadrid(clock.now()),
    issuer: await readIssuer(db, ownerId),
    accounts: await readAccounts(db, clock, ownerId),
    receipts: await readReceipts(db, ownerId),
    ...(await readMode(db, ownerId)),
  }
}

/** Whether the planner issues invoices, or did. */
async function readMode(db: Reading, ownerId: BookOwnerId) {
  const { leftAt } = invoicingSettings
  const isOwner = eq(invoicingSettings.ownerId, ownerId)
  const [mode] = await db.select({ leftAt }).from(invoicingSettings).where(isOwner)
  return { isInvoicing: mode?.leftAt === null, hasLeftInvoicing: Boolean(mode?.leftAt) }
}

type AccountRow = Omit<BookAccount, 'client' | 'reference' | 'charges' | 'links' | 'remindableAt'> & {
  [Field in keyof BookAccount['client'] as `client${Capitalize<Field>}`]: string | null
} & { remindedAt: Date | null }

/** The books of each wedding, those that have not begun included: a planner finds all their weddings there. */
export async function readAccounts(db: Reading, clock: Clock, ownerId: BookOwnerId): Promise<BookAccount[]> {
  const { rows } = await db.execute<AccountRow>(sql`
    with own as (
      select w.id, w.name, w.event_date from wedding_members m join weddings w on w.id = m.wedding_id
      where m.user_id = ${ownerId} and m.role = 'planner' and m.agency_id is null)
    select a.id, own.id as "weddingId", coalesce(own.name, a.wedding_name) as "weddingName",
      case when own.id is null then a.event_date else own.event_date end::text as "eventDate",
      a.client_name as "clientName", a.client_nif as "clientNif", a.client_email as "clientEmail",
      a.client_address as "clientAddress", a.client_postal_code as "clientPostalCode", a.client_city as "clientCity",
      (select max(r.created_at) from book_reminders r
        where (r.owner_id, r.account_id) = (a.owner_id, a.id)) as "remindedAt"
    from own full join (select * from book_accounts where owner_id = ${ownerId}) a on a.wedding_id = own.id
    order by 4 nulls last, 3, 2`)
  const charges = await readCharges(db, ownerId)
  const links = await readLinks(db, ownerId)
  return rows.map((row) => ({
    id: row.id,
    weddingId: row.weddingId,
    weddingName: row.weddingName,
    eventDate: row.eventDate,
    client: {
      name: row.clientName,
      nif: row.clientNif,
      email: row.clientEmail,
      address: row.clientAddress,
      postalCode: row.clientPostalCode,
      city: row.clientCity,
    },
    reference: accountReference(row.id ?? row.weddingId ?? ''),
    charges: charges.get(row.id ?? '') ?? [],
    links: links.get(row.id ?? '') ?? [],
    remindableAt: pausedUntil(row.remindedAt && new Date(row.remindedAt), clock.now())?.toISOString() ?? null,
  }))
}

/** The books of one wedding; `undefined` when the planner has none with that id. */
export async function findAccount(db: Reading, clock: Clock, ownerId: BookOwnerId, accountId: string) {
  const accounts = await readAccounts(db, clock, ownerId)
  return accounts.find(({ id }) => id === accountId)
}

export async function readIssuer(db: Reading, ownerId: BookOwnerId): Promise<BookIssuer | null> {
  const { name, nif, address, postalCode, city } = bookIssuers
  const [row] = await db
    .select({ name, nif, address, postalCode, city })
    .from(bookIssuers)
    .where(eq(bookIssuers.ownerId, ownerId))
  return row ?? null
}

/** The receipts of all years, the newest first. */
export async function readReceipts(db: Reading, ownerId: BookOwnerId): Promise<BookReceipt[]> {
  const rows = await db
    .select({
      receipt: bookReceipts,
      entry: bookEntries,
      accountId: sql<string>`(select c.account_id from book_charges c
        where (c.owner_id, c.id) = (${bookEntries.ownerId}, ${bookEntries.chargeId}))`,
      createdBy: profiles.fullName,
    })
    .from(bookReceipts)
    .innerJoin(
      bookEntries,
      sql`(${bookEntries.ownerId}, ${bookEntries.id}) = (${bookReceipts.ownerId}, ${bookReceipts.entryId})`,
    )
    .leftJoin(profiles, eq(profiles.id, bookReceipts.createdBy))
    .where(eq(bookReceipts.ownerId, ownerId))
    .orderBy(sql`${bookReceipts.year} desc, ${bookReceipts.number} desc`)
  return rows.map(({ receipt, entry, accountId, createdBy }) => ({
    id: receipt.id,
    number: receiptNumber(receipt.year, receipt.number),
    entryId: receipt.entryId,
    accountId,
    issuedOn: receipt.issuedOn,
    client: receipt.client,
    concept: receipt.concept,
    weddingName: receipt.weddingName,
    amount: entry.amount,
    base: entry.base,
    vat: entry.vat,
    irpf: entry.irpf,
    createdAt: receipt.createdAt.toISOString(),
    createdBy: createdBy ?? '',
  }))
}

/** The links of each account, the oldest first. */
async function readLinks(db: Reading, ownerId: BookOwnerId): Promise<Map<string, BookLink[]>> {
  const rows = await db
    .select({ link: bookLinks, createdBy: profiles.fullName })
    .from(bookLinks)
    .leftJoin(profiles, eq(profiles.id, bookLinks.createdBy))
    .where(eq(bookLinks.ownerId, ownerId))
    .orderBy(asc(bookLinks.createdAt), asc(bookLinks.id))
  const ofAccounts = grouped(rows, ({ link }) => link.accountId)
  return new Map([...ofAccounts].map(([accountId, all]) => [accountId, all.map(toLink)]))
}

const toLink = ({ link, createdBy }: { link: typeof bookLinks.$inferSelect; createdBy: string | null }) => ({
  id: link.id,
  kind: link.kind,
  receiptId: link.receiptId,
  path: BOOK_LINK_PATH + link.token,
  lastDay: link.lastDay,
  openedAt: link.openedAt?.toISOString() ?? null,
  sentAt: link.sentAt?.toISOString() ?? null,
  createdAt: link.createdAt.toISOString(),
  createdBy: createdBy ?? '',
})
