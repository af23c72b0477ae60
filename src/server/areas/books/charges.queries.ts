import { asc, desc, eq } from 'drizzle-orm'
import type { BookCharge, BookEntry, PaymentFile } from '#contract/book-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { bookEntries, bookEntryFiles } from '#db/schema/book-entries.ts'
import { bookCharges, bookChargeVersions } from '#db/schema/books.ts'
import { profiles } from '#db/schema/profile.ts'
import type { IrpfRate, VatRate } from '#domain/books/tax.ts'
import { grouped } from '#domain/lists/grouped.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

type Reading = Database | Transaction
type Version = typeof bookChargeVersions.$inferSelect

/** The charges of each account of a planner, with their entries. Withdrawn ones are there as long as they have any. */
export async function readCharges(db: Reading, ownerId: BookOwnerId): Promise<Map<string, BookCharge[]>> {
  const rows = await db
    .select({ charge: bookCharges, createdBy: profiles.fullName })
    .from(bookCharges)
    .leftJoin(profiles, eq(profiles.id, bookCharges.createdBy))
    .where(eq(bookCharges.ownerId, ownerId))
    .orderBy(asc(bookCharges.position), asc(bookCharges.createdAt), asc(bookCharges.id))
  const versions = await readVersions(db, ownerId)
  const entries = await readEntries(db, ownerId)
  const ofAccounts = grouped(rows, ({ charge }) => charge.accountId)
  const shown = (all: typeof rows) =>
    all.flatMap(({ charge, createdBy }) => {
      const made = { createdAt: charge.createdAt.toISOString(), createdBy: createdBy ?? '' }
      const found = toCharge(versions.get(charge.id)!, entries.get(charge.id) ?? [])
      return found ? [{ id: charge.id, kind: charge.kind, ...found, ...made }] : []
    })
  return new Map([...ofAccounts].map(([accountId, all]) => [accountId, shown(all)]))
}

/** A charge by its versions, the newest first; null for one that was withdrawn without ever having an entry. */
function toCharge([current, ...formerly]: readonly NamedVersion[], entries: BookEntry[]) {
  if (!current || (current.isWithdrawn && entries.length === 0)) return null
  const { concept, dueOn, daysBefore, remindsCouple, isWithdrawn } = current
  return {
    ...{ concept, dueOn, daysBefore, remindsCouple, isWithdrawn, ...ratesOf(current) },
    total: isWithdrawn ? 0 : current.total,
    entries,
    formerly: formerly.toReversed().map(toFormer),
  }
}

export const ratesOf = ({ vatRate, irpfRate }: { vatRate: number; irpfRate: number }) => ({
  vatRate: vatRate as VatRate,
  irpfRate: irpfRate as IrpfRate,
})

type NamedVersion = Version & { author: string | null }

/** The versions of each charge, the newest first. */
async function readVersions(db: Reading, ownerId: BookOwnerId): Promise<Map<string, NamedVersion[]>> {
  const rows = await db
    .select({ version: bookChargeVersions, author: profiles.fullName })
    .from(bookChargeVersions)
    .leftJoin(profiles, eq(profiles.id, bookChargeVersions.createdBy))
    .where(eq(bookChargeVersions.ownerId, ownerId))
    .orderBy(desc(bookChargeVersions.version))
  const all = rows.map(({ version, author }) => ({ ...version, author }))
  return grouped(all, ({ chargeId }) => chargeId)
}

const toFormer = ({ concept, total, dueOn, daysBefore, createdAt, author }: NamedVersion) => ({
  ...{ concept, total, dueOn, daysBefore },
  createdAt: createdAt.toISOString(),
  createdBy: author ?? '',
})

async function readEntries(db: Reading, ownerId: BookOwnerId): Promise<Map<string, BookEntry[]>> {
  const rows = await db
    .select({ entry: bookEntries, author: profiles.fullName })
    .from(bookEntries)
    .leftJoin(profiles, eq(profiles.id, bookEntries.createdBy))
    .where(eq(bookEntries.ownerId, ownerId))
    .orderBy(asc(bookEntries.createdAt), asc(bookEntries.id))
  const files = await readFiles(db, ownerId)
  const all = rows.map(({ entry, author }) => ({
    chargeId: entry.chargeId,
    entry: toEntry(entry, author, files.get(entry.id) ?? []),
  }))
  const ofCharges = grouped(all, ({ chargeId }) => chargeId)
  return new Map([...ofCharges].map(([chargeId, ofCharge]) => [chargeId, ofCharge.map(({ entry }) => entry)]))
}

function toEntry(
  row: typeof bookEntries.$inferSelect,
  author: string | null,
  files: PaymentFile[],
): BookEntry {
  const { id, amount, base, vat, irpf, paidOn, method, note, reverses, bankKey, createdAt } = row
  return {
    ...{ id, amount, base, vat, irpf, ...ratesOf(row), paidOn, method, note, reverses, bankKey, files },
    createdAt: createdAt.toISOString(),
    createdBy: author ?? '',
  }
}

async function readFiles(db: Reading, ownerId: BookOwnerId): Promise<Map<string, PaymentFile[]>> {
  const rows = await db
    .select()
    .from(bookEntryFiles)
    .where(eq(bookEntryFiles.ownerId, ownerId))
    .orderBy(asc(bookEntryFiles.createdAt), asc(bookEntryFiles.id))
  const ofEntries = grouped(rows, ({ entryId }) => entryId)
  const shown = (files: typeof rows) =>
    files.map(({ id, name, size, contentType }) => ({ id, name, size, contentType }))
  return new Map([...ofEntries].map(([entryId, files]) => [entryId, shown(files)]))
}
