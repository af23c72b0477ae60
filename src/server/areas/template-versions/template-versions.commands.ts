import { and, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { templateVersions } from '#db/schema/template-versions.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { TEMPLATE_VERSIONS_MAX } from '#domain/template-versions/template-versions.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isOf, newestVersion, type VersionedTemplate } from './template-versions.queries.ts'

type Saved = {
  by: string
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
  template: VersionedTemplate,
  { by, before, content }: Saved,
): Promise<void> {
  const newest = await newestVersion(tx, template)
  let version = newest?.version ?? 0
  const row = (content: object, savedAt: string, savedBy: string | null) => {
    version += 1
    return { ...template, version, content, savedBy, savedAt }
  }
  const isUnknown = before !== null && !(newest && isEqual(newest.content, before.content))
  const last = isUnknown ? before.content : newest?.content
  const rows = [
    ...(isUnknown ? [row(before.content, before.at, null)] : []),
    ...(last && isEqual(last, content) ? [] : [row(content, clock.now().toISOString(), by)]),
  ]
  if (rows.length === 0) return
  await tx.insert(templateVersions).values(rows)
  await tx
    .delete(templateVersions)
    .where(and(isOf(template), lte(templateVersions.version, version - TEMPLATE_VERSIONS_MAX)))
}

/** Forgets the versions of the templates of a business that are gone for good, but not those of one just removed. */
export async function forgetVersions(
  tx: Transaction,
  businessId: string,
  justRemoved: string,
): Promise<void> {
  await tx.execute(sql`
    delete from template_versions v where v.business_id = ${businessId} and v.template_id <> ${justRemoved}
      and not exists (select from task_templates t where t.owner_id = v.business_id and t.id = v.template_id)
      and not exists (select from agenda_templates t where t.owner_id = v.business_id and t.id = v.template_id)
      and not exists (
        select from planner_reply_templates t where t.planner_id = v.business_id and t.id = v.template_id)
      and not exists (select from quote_packages t where t.planner_id = v.business_id and t.id = v.template_id)
      and not exists (
        select from agreement_templates t where t.planner_id = v.business_id and t.id = v.template_id)`)
}
