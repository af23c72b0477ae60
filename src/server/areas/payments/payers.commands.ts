import { and, eq, or, sql } from 'drizzle-orm'
import { payers, payments } from '#db/schema/payments.ts'
import { PAYERS_MAX, type Payer } from '#domain/payments/payments.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { findPayer } from './payments.queries.ts'

type Editor = ActingMember<'budget', 'edit'>

type Fields = Pick<Payer, 'name' | 'email'>

type NewPayer = Fields & { id?: string | undefined; createdAt?: string | undefined }

/** Adds a person who pays. A repeated id answers with the payer who exists. */
export async function addPayer(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { createdAt, ...added }: NewPayer,
): Promise<Payer | 'full'> {
  const { weddingId } = by
  const id = added.id ?? newId()
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'payments')
    const existing = await findPayer(tx, weddingId, id)
    if (existing) return existing
    if ((await tx.$count(payers, eq(payers.weddingId, weddingId))) >= PAYERS_MAX) return 'full'
    const now = clock.now().toISOString()
    await tx.insert(payers).values({
      ...added,
      weddingId,
      id,
      createdAt: sql`least(${createdAt ?? null}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'payments')
    return (await findPayer(tx, weddingId, id))!
  })
}

/** Changes the given fields of a payer and no other; `undefined` when there is no such payer. */
export async function updatePayer(
  { db }: Pick<Platform, 'db'>,
  by: Editor,
  payerId: string,
  { name, email }: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Promise<Payer | undefined> {
  const { weddingId } = by
  const given = Object.entries({ name, email }).filter(([, value]) => value !== undefined)
  return db.transaction(async (tx) => {
    if (given.length > 0) {
      const isAnother = given.map(
        ([field, value]) => sql`${payers[field as keyof Fields]} is distinct from ${value}`,
      )
      const changed = await tx
        .update(payers)
        .set(Object.fromEntries(given))
        .where(and(eq(payers.weddingId, weddingId), eq(payers.id, payerId), or(...isAnother)))
        .returning({ id: payers.id })
      if (changed.length > 0) await recordChange(tx, by, 'payments')
    }
    return findPayer(tx, weddingId, payerId)
  })
}

/** Removes a payer; `'hasPaid'` for one with payments, `'gone'` when there is no such payer. */
export async function removePayer(
  { db }: Pick<Platform, 'db'>,
  by: Editor,
  payerId: string,
): Promise<'removed' | 'hasPaid' | 'gone'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'payments')
    const theirs = JSON.stringify([{ payerId }])
    const paid = await tx.$count(
      payments,
      and(eq(payments.weddingId, weddingId), sql`${payments.shares} @> ${theirs}::jsonb`),
    )
    if (paid > 0) return 'hasPaid'
    const removed = await tx
      .delete(payers)
      .where(and(eq(payers.weddingId, weddingId), eq(payers.id, payerId)))
      .returning({ id: payers.id })
    if (removed.length === 0) return 'gone'
    await recordChange(tx, by, 'payments')
    return 'removed'
  })
}
