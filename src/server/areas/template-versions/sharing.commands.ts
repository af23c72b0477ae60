import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import type { Transaction } from '#db/client.ts'
import { taskTemplates } from '#db/schema/task-templates.ts'
import { templateVersions } from '#db/schema/template-versions.ts'
import type { VersionedKind } from '#domain/template-versions/template-versions.ts'
import { agencyNotFound } from '#server/core/auth/refusals.ts'
import type { Platform } from '#server/core/context.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import { seenBy, sharingFor, TEMPLATE_KINDS } from './template-kinds.queries.ts'
import { isOf, newestVersion } from './template-versions.queries.ts'

/**
 * Holds the lock on a business until the transaction ends: its templates are kept and shared one after the other. A person
 * who has left it meanwhile, with what is their own, leaves nothing behind.
 */
export async function lockBusiness(tx: Transaction, { businessId, userId }: BusinessReader): Promise<void> {
  await tx.execute(sql`select from profiles where id = ${businessId} for no key update`)
  if (userId === businessId) return
  const { rows } = await tx.execute(sql`
    select from agency_members where agency_id = ${businessId} and user_id = ${userId} and ended_at is null`)
  if (rows.length === 0) throw agencyNotFound()
}

type Beginning = { id: string; isPrivate: boolean | undefined }

/**
 * How a template that is not there begins: as it is said, or else as it was before it was removed. `'ofAnother'` for the
 * id of another person's own.
 */
export async function beginSharing(
  tx: Transaction,
  kind: VersionedKind,
  { businessId, userId }: BusinessReader,
  { id, isPrivate }: Beginning,
): Promise<{ isPrivate: boolean } | 'ofAnother'> {
  const { table, business } = TEMPLATE_KINDS[kind]
  const newest = await newestVersion(tx, { businessId, kind, templateId: id })
  const former = newest?.privateTo ?? null
  const { rows } = await tx.execute(
    sql`select from ${table} where ${business} = ${businessId} and ${table.id} = ${id}`,
  )
  if (rows.length > 0 || (former !== null && former !== userId)) return 'ofAnother'
  const begun = isPrivate ?? former !== null
  if (begun !== (former !== null))
    await shareVersions(tx, { businessId, kind, templateId: id }, begun ? userId : null)
  return { isPrivate: begun }
}

/** Whether there are as many shared templates of a kind, or as many of the person's own, as there can be. */
export async function isFull(
  tx: Transaction,
  kind: VersionedKind,
  { businessId, userId }: BusinessReader,
  isPrivate: boolean,
): Promise<boolean> {
  const { table, business, max } = TEMPLATE_KINDS[kind]
  const count = await tx.$count(
    table,
    and(
      eq(business, businessId),
      isPrivate ? eq(table.privateTo, userId) : isNull(table.privateTo),
      isThere(kind),
    ),
  )
  return count >= max
}

/** Shares a template with the team, or takes it to the person alone, with its versions. */
export function shareTemplate(
  { db }: Pick<Platform, 'db'>,
  kind: VersionedKind,
  reader: BusinessReader,
  { templateId, isPrivate }: { templateId: string; isPrivate: boolean },
): Promise<TemplateSharing | 'notFound' | 'staysShared' | 'full'> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, reader)
    const { table } = TEMPLATE_KINDS[kind]
    const isIt = and(seenBy(kind, reader, templateId), isThere(kind))
    const find = async () => {
      const { rows } = await tx.execute<{ sharing: TemplateSharing }>(sql`
        select ${sharingFor(kind, reader)} as sharing from ${table} where ${isIt}`)
      return rows[0]?.sharing
    }
    const stored = await find()
    if (!stored) return 'notFound'
    if (stored.isPrivate === isPrivate) return stored
    if (isPrivate && !stored.mayMakePrivate) return 'staysShared'
    if (await isFull(tx, kind, reader, isPrivate)) return 'full'
    const privateTo = isPrivate ? reader.userId : null
    await tx.execute(sql`update ${table} set private_to = ${privateTo} where ${isIt}`)
    await shareVersions(tx, { businessId: reader.businessId, kind, templateId }, privateTo)
    return (await find())!
  })
}

const shareVersions = (tx: Transaction, template: Parameters<typeof isOf>[0], privateTo: string | null) =>
  tx.update(templateVersions).set({ privateTo }).where(isOf(template))

/** A template of tasks waits after its removal; the others are gone. */
const isThere = (kind: VersionedKind) => (kind === 'tasks' ? isNull(taskTemplates.deletedAt) : undefined)
