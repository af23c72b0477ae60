import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { instalments, paymentPlans } from '#db/schema/payments.ts'
import { mergeRows } from '#domain/activity/three-way-merge.ts'
import { INSTALMENTS_MAX, type Instalment, type PaymentPlan } from '#domain/payments/payments.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { instalmentColumns } from './instalment-columns.queries.ts'
import { listPlans } from './plans.queries.ts'

type Editor = ActingMember<'budget', 'edit'>

type Account = Pick<PaymentPlan, 'iban' | 'payee' | 'isVatIncluded'>

type PlanChanges = { [Part in keyof Account]?: Account[Part] | undefined } & {
  instalments?: Instalment[] | undefined
}

/**
 * Sets the given parts of how a vendor is paid. `before` are the instalments as the change began: others may have
 * changed some since. `undefined` when there is no such vendor on the canvas, `'full'` when the plan would be too long.
 */
export async function savePlan(
  { db }: Pick<Platform, 'db'>,
  by: Editor,
  vendorId: string,
  { instalments: given, ...account }: PlanChanges,
  before?: readonly Instalment[],
): Promise<PaymentPlan | 'full' | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'payments')
    const [stored] = await listPlans(tx, weddingId, vendorId)
    if (!stored) return undefined
    const merged =
      given && before ? mergeRows({ base: before, stored: stored.instalments, given }, ({ id }) => id) : given
    if (merged && merged.length > INSTALMENTS_MAX) return 'full'
    const changes = [
      merged ? await replaceInstalments(tx, by, vendorId, merged) : 0,
      await saveAccount(tx, by, vendorId, stored, account),
    ]
    if (changes.some((count) => count > 0)) await recordChange(tx, by, 'payments')
    const [plan] = await listPlans(tx, weddingId, vendorId)
    return plan
  })
}

/** Answers how many rows are others than before. */
async function replaceInstalments(
  tx: Transaction,
  { weddingId }: Editor,
  vendorId: string,
  plan: readonly Instalment[],
): Promise<number> {
  const isOfVendor = and(eq(instalments.weddingId, weddingId), eq(instalments.vendorId, vendorId))
  const ids = plan.map(({ id }) => id)
  const removed = await tx
    .delete(instalments)
    .where(ids.length > 0 ? and(isOfVendor, notInArray(instalments.id, ids)) : isOfVendor)
    .returning({ id: instalments.id })
  if (plan.length === 0) return removed.length
  const rows = plan.map((one, position) => ({ ...instalmentColumns(one), weddingId, vendorId, position }))
  const saved = await tx
    .insert(instalments)
    .values(rows)
    .onConflictDoUpdate({
      target: [instalments.weddingId, instalments.id],
      set: Object.fromEntries(CHANGED.map((name) => [name, sql.raw(`excluded.${instalments[name].name}`)])),
      // The id of another vendor's instalment leaves that one as it is.
      setWhere: sql`instalments.vendor_id = excluded.vendor_id and (${sql.raw(rowOf('instalments'))})
        is distinct from (${sql.raw(rowOf('excluded'))})`,
    })
    .returning({ id: instalments.id })
  return removed.length + saved.length
}

const CHANGED = [
  'position',
  'concept',
  'amount',
  'percent',
  'dueOn',
  'daysBefore',
  'dueAfter',
  'shares',
  'isRefundable',
] as const

const rowOf = (table: string) => CHANGED.map((name) => `${table}.${instalments[name].name}`).join(', ')

async function saveAccount(
  tx: Transaction,
  { weddingId }: Editor,
  vendorId: string,
  stored: Account,
  given: { [Part in keyof Account]?: Account[Part] | undefined },
): Promise<number> {
  const row = {
    iban: given.iban === undefined ? stored.iban : given.iban,
    payee: given.payee === undefined ? stored.payee : given.payee,
    isVatIncluded: given.isVatIncluded === undefined ? stored.isVatIncluded : given.isVatIncluded,
  }
  const names = ['iban', 'payee', 'isVatIncluded'] as const
  if (names.every((name) => row[name] === stored[name])) return 0
  await tx
    .insert(paymentPlans)
    .values({ weddingId, vendorId, ...row })
    .onConflictDoUpdate({ target: [paymentPlans.weddingId, paymentPlans.vendorId], set: row })
  return 1
}
