import { and, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { templateVersions } from '#db/schema/template-versions.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import {
  TEMPLATE_VERSIONS_MAX,
  VERSIONED_KINDS,
  type VersionedKind,
} from '#domain/template-versions/template-versions.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { TEMPLATE_KINDS } from './template-kinds.queries.ts'
import { isOf, newestVersion } from './template-versions.queries.ts'

type Saved = {
  kind: VersionedKind
  templateId: string
  /** Whether the person who saves it is the one who alone sees it. */
  isPrivate: boolean
  /** As the template stood; null for a new one. `at` is an instant. */
  before: { content: object; at: string } | null
  content: object
}

/**
 * Notes a save of a template, in its transaction, in which the template or its business is locked. A save that changes
 * nothing is none, and what stood there without a version becomes the one before.
 */
export async function recordTemplateVersion(
  tx: Transaction,
  clock: Clock,
  { businessId, userId }: BusinessReader,
  { kind, templateId, isPrivate, before, content }: Saved,
): Promise<void> {
  const template = { businessId, kind, templateId }
  const newest = await newestVersion(tx, template)
  let version = newest?.version ?? 0
  const row = (content: object, savedAt: string, savedBy: string | null) => {
    version += 1
    return { ...template, version, content, savedBy, savedAt, privateTo: isPrivate ? userId : null }
  }
  const isUnknown = before !== null && !(newest && isEqual(newest.content, before.content))
  const last = isUnknown ? before.content : newest?.content
  const rows = [
    ...(isUnknown ? [row(before.content, before.at, null)] : []),
    ...(last && isEqual(last, content) ? [] : [row(content, clock.now().toISOString(), userId)]),
  ]
  if (rows.length === 0) return
  await tx.insert(templateVersions).values(rows)
  await tx
    .delete(templateVersions)
    .where(and(isOf(template), lte(templateVersions.version, version - TEMPLATE_VERSIONS_MAX)))
}

/**
 * Forgets the versions of the templates of a business that are gone for good, but not those of one just removed, nor
 * those of other people's own.
 */
export async function forgetVersions(
  tx: Transaction,
  { businessId, userId }: BusinessReader,
  justRemoved: string,
): Promise<void> {
  const isThere = VERSIONED_KINDS.map((kind) => {
    const { table, business } = TEMPLATE_KINDS[kind]
    return sql`exists (select from ${table} where ${business} = v.business_id and ${table.id} = v.template_id)`
  })
  await tx.execute(sql`
    delete from template_versions v where v.business_id = ${businessId} and v.template_id <> ${justRemoved}
      and (v.private_to is null or v.private_to = ${userId}) and not (${sql.join(isThere, sql` or `)})`)
}
