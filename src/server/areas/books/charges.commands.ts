import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { bookEntries } from '#db/schema/book-entries.ts'
import { bookAccounts, bookCharges, bookChargeVersions } from '#db/schema/books.ts'
import { CHARGES_MAX, type ChargeKind } from '#domain/books/books.ts'
import { type AgreedCharge, type MergedChange, mergeCharge } from '#domain/books/changes.ts'
import { taxLine } from '#domain/books/tax.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { ratesOf } from './charges.queries.ts'
import { invoicedOf } from './invoiced.queries.ts'

type NewCharges = {
  weddingId: string | null
  accountId: string | null
  charges: readonly (AgreedCharge & { id?: string | undefined; kind: ChargeKind })[]
}

/** Adds charges to an account, which begins with them where it is of a wedding that the owner plans. */
export async function addCharges(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { weddingId, accountId, charges }: NewCharges,
): Promise<string | 'notFound' | 'full'> {
  return db.transaction(async (tx) => {
    const account = accountId
      ? await holdAccount(tx, ownerId, accountId)
      : weddingId && (await openAccount(tx, clock, ownerId, weddingId))
    if (!account) return 'notFound'
    const wished = charges.map((charge) => ({ ...charge, id: charge.id ?? newId() }))
    const ids = wished.map(({ id }) => id)
    const known = await tx
      .select({ id: bookCharges.id })
      .from(bookCharges)
      .where(and(eq(bookCharges.ownerId, ownerId), inArray(bookCharges.id, ids)))
    const added = wished.filter(({ id }) => !known.some((one) => one.id === id))
    const ofAccount = and(eq(bookCharges.ownerId, ownerId), eq(bookCharges.accountId, account))
    const count = await tx.$count(bookCharges, ofAccount)
    if (count + added.length > CHARGES_MAX) return 'full'
    for (const [index, { id, kind, ...fields }] of added.entries()) {
      const made = { createdAt: clock.now(), createdBy: ownerId }
      await tx
        .insert(bookCharges)
        .values({ ownerId, id, accountId: account, kind, position: count + index, ...made })
      await tx.insert(bookChargeVersions).values({ ownerId, chargeId: id, version: 1, ...fields, ...made })
    }
    return account
  })
}

/** The id of an account, held until the transaction ends, so that what is written to it comes one after the other. */
export async function holdAccount(tx: Transaction, ownerId: BookOwnerId, accountId: string) {
  const [row] = await tx
    .select({ id: bookAccounts.id })
    .from(bookAccounts)
    .where(and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, accountId)))
    .for('update')
  return row?.id
}

/** Begins the books of a wedding; those that have begun stay. `undefined` unless the owner plans it. */
export async function openAccount(tx: Transaction, clock: Clock, ownerId: BookOwnerId, weddingId: string) {
  await tx.execute(sql`
    insert into book_accounts (owner_id, id, wedding_id, wedding_name, event_date, created_at, created_by)
    select m.user_id, ${newId()}::uuid, w.id, w.name, w.event_date, ${clock.now().toISOString()}::timestamptz, m.user_id
    from wedding_members m join weddings w on w.id = m.wedding_id
    where m.user_id = ${ownerId} and m.wedding_id = ${weddingId} and m.role = 'planner' and m.agency_id is null
    on conflict do nothing`)
  const [row] = await tx
    .select({ id: bookAccounts.id })
    .from(bookAccounts)
    .where(
      and(
        eq(bookAccounts.ownerId, ownerId),
        eq(bookAccounts.weddingId, weddingId),
        sql`exists (select from wedding_members m where m.user_id = ${ownerId} and m.wedding_id = ${weddingId})`,
      ),
    )
    .for('update')
  return row?.id
}

type ChargeVerdict = 'changed' | 'notFound' | 'paid' | 'invoiced'

/** The parts that another device has changed too since a change began, with the row as it is stored. */
export type Conflicts<Fields> = MergedChange<Fields> & { stored: Fields }

/**
 * Adds a version to a charge, with what was saved of other parts since the change began. It cannot be less than what
 * was paid, nor have other rates than that was paid with, nor another sum than its invoices have.
 */
export async function changeCharge(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  chargeId: string,
  { from, given }: { from: AgreedCharge | undefined; given: AgreedCharge },
): Promise<ChargeVerdict | Conflicts<AgreedCharge>> {
  return db.transaction(async (tx) => {
    const held = await holdCharge(tx, ownerId, chargeId)
    if (!held || held.version.isWithdrawn) return 'notFound'
    const { version } = held
    const stored = agreedIn(version)
    const { merged, conflicts } = mergeCharge(from, stored, given)
    if (conflicts.length > 0) return { stored, merged, conflicts }
    const hasOtherRates = version.vatRate !== merged.vatRate || version.irpfRate !== merged.irpfRate
    if (held.paid > 0 && (hasOtherRates || taxLine(merged.total, merged).payable < held.paid)) return 'paid'
    const invoiced = await invoicedOf(tx, ownerId, chargeId)
    const isOther = merged.total !== version.total || hasOtherRates
    if (invoiced !== null && isOther && (merged.total !== invoiced || hasOtherRates)) return 'invoiced'
    await addVersion(tx, clock, ownerId, { ...version, ...merged })
    return 'changed'
  })
}

/** Withdraws a charge that nothing stands paid for; its history stays. */
export async function withdrawCharge(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  chargeId: string,
): Promise<ChargeVerdict> {
  return db.transaction(async (tx) => {
    const held = await holdCharge(tx, ownerId, chargeId)
    if (!held || held.version.isWithdrawn) return 'notFound'
    if (held.paid > 0) return 'paid'
    if ((await invoicedOf(tx, ownerId, chargeId)) !== null) return 'invoiced'
    await addVersion(tx, clock, ownerId, { ...held.version, isWithdrawn: true })
    return 'changed'
  })
}

/** Takes back that a charge was withdrawn; `false` when there is none that was. */
export async function restoreCharge(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  chargeId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await holdCharge(tx, ownerId, chargeId)
    if (!held?.version.isWithdrawn) return false
    await addVersion(tx, clock, ownerId, { ...held.version, isWithdrawn: false })
    return true
  })
}

type Version = typeof bookChargeVersions.$inferSelect

const agreedIn = (version: Version): AgreedCharge => {
  const { concept, total, dueOn, daysBefore, remindsCouple } = version
  return { concept, total, ...ratesOf(version), dueOn, daysBefore, remindsCouple }
}

export const addVersion = (tx: Transaction, clock: Clock, ownerId: BookOwnerId, version: Version) =>
  tx.insert(bookChargeVersions).values({
    ...version,
    ownerId,
    version: version.version + 1,
    createdAt: clock.now(),
    createdBy: ownerId,
  })

export type HeldCharge = {
  accountId: string
  version: Version
  entries: (typeof bookEntries.$inferSelect)[]
  /** The sum that was paid and not taken back, in whole cents. */
  paid: number
}

/** A charge with its last version and its entries; its account is held until the transaction ends. */
export async function holdCharge(
  tx: Transaction,
  ownerId: BookOwnerId,
  chargeId: string,
): Promise<HeldCharge | null> {
  const isCharge = and(eq(bookCharges.ownerId, ownerId), eq(bookCharges.id, chargeId))
  const [charge] = await tx.select({ accountId: bookCharges.accountId }).from(bookCharges).where(isCharge)
  if (!charge) return null
  await holdAccount(tx, ownerId, charge.accountId)
  const [version] = await tx
    .select()
    .from(bookChargeVersions)
    .where(and(eq(bookChargeVersions.ownerId, ownerId), eq(bookChargeVersions.chargeId, chargeId)))
    .orderBy(desc(bookChargeVersions.version))
    .limit(1)
  const entries = await tx
    .select()
    .from(bookEntries)
    .where(and(eq(bookEntries.ownerId, ownerId), eq(bookEntries.chargeId, chargeId)))
  const paid = entries.reduce((sum, { amount }) => sum + amount, 0)
  return { accountId: charge.accountId, version: version!, entries, paid }
}
