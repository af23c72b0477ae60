import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agreementTemplates } from '#db/schema/agreements.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { AGREEMENT_TEMPLATES_MAX, type AgreementTemplate } from '#domain/agreements/agreements.ts'
import {
  forgetVersions,
  recordTemplateVersion,
} from '#server/areas/template-versions/template-versions.commands.ts'
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

type Author = { plannerId: string; userId: string }

type Saving = AgreementTemplate & {
  /** As the page showed it, null for none; undefined where it is kept in any case. */
  was?: Omit<AgreementTemplate, 'id'> | null | undefined
}

/**
 * Keeps a template under its id, unless another page has changed it since it was shown. The lock on the planner's profile
 * keeps two from being the last one.
 */
export function saveAgreementTemplate(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { plannerId, userId }: Author,
  { id, was, name, ...content }: Saving,
): Promise<AgreementTemplate | 'full' | { changed: AgreementTemplate | null }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    const theirs = eq(agreementTemplates.plannerId, plannerId)
    const [row] = await tx
      .select()
      .from(agreementTemplates)
      .where(and(theirs, eq(agreementTemplates.id, id)))
    const stored = row && { name: row.name, ...row.content }
    const given = { name, ...content }
    if (was !== undefined && !isEqual(stored ?? null, was) && !isEqual(stored, given))
      return { changed: stored ? { id, ...stored } : null }
    if (!row && (await tx.$count(agreementTemplates, theirs)) >= AGREEMENT_TEMPLATES_MAX) return 'full'
    await tx
      .insert(agreementTemplates)
      .values({ plannerId, id, name, content, createdAt: clock.now().toISOString() })
      .onConflictDoUpdate({
        target: [agreementTemplates.plannerId, agreementTemplates.id],
        set: { name, content },
      })
    const template = { businessId: plannerId, kind: 'agreement', templateId: id } as const
    const before = stored ? { content: stored, at: row.createdAt } : null
    await recordTemplateVersion(tx, clock, template, { by: userId, before, content: given })
    return { id, name, ...content }
  })
}

/** Removes a template; its page may save it again under its id. */
export const removeAgreementTemplate = (db: Database, plannerId: string, id: string) =>
  db.transaction(async (tx) => {
    await tx
      .delete(agreementTemplates)
      .where(and(eq(agreementTemplates.plannerId, plannerId), eq(agreementTemplates.id, id)))
    await forgetVersions(tx, plannerId, id)
  })
