import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agreementTemplates } from '#db/schema/agreements.ts'
import { AGREEMENT_TEMPLATES_MAX, type AgreementTemplate } from '#domain/agreements/agreements.ts'
import type { Platform } from '#server/core/context.ts'

export async function listAgreementTemplates(db: Database, plannerId: string): Promise<AgreementTemplate[]> {
  const rows = await db
    .select()
    .from(agreementTemplates)
    .where(eq(agreementTemplates.plannerId, plannerId))
    .orderBy(asc(agreementTemplates.createdAt), asc(agreementTemplates.id))
  return rows.map(({ id, name, content }) => ({ ...content, id, name }))
}

/** A template of the planner; undefined once it is removed. */
export async function findAgreementTemplate(db: Database | Transaction, plannerId: string, id: string) {
  const [row] = await db
    .select({ content: agreementTemplates.content })
    .from(agreementTemplates)
    .where(and(eq(agreementTemplates.plannerId, plannerId), eq(agreementTemplates.id, id)))
  return row?.content
}

/** Keeps a template under its id. The lock on the planner's profile keeps two from being the last one. */
export function saveAgreementTemplate(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  plannerId: string,
  { id, name, ...content }: AgreementTemplate,
): Promise<AgreementTemplate | 'full'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    const theirs = eq(agreementTemplates.plannerId, plannerId)
    const isKnown = (await tx.$count(agreementTemplates, and(theirs, eq(agreementTemplates.id, id)))) > 0
    if (!isKnown && (await tx.$count(agreementTemplates, theirs)) >= AGREEMENT_TEMPLATES_MAX) return 'full'
    await tx
      .insert(agreementTemplates)
      .values({ plannerId, id, name, content, createdAt: clock.now().toISOString() })
      .onConflictDoUpdate({
        target: [agreementTemplates.plannerId, agreementTemplates.id],
        set: { name, content },
      })
    return { id, name, ...content }
  })
}

/** Removes a template; its page may save it again under its id. */
export const removeAgreementTemplate = (db: Database, plannerId: string, id: string) =>
  db
    .delete(agreementTemplates)
    .where(and(eq(agreementTemplates.plannerId, plannerId), eq(agreementTemplates.id, id)))
