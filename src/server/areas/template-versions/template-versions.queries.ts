import { and, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { TemplateVersion } from '#contract/template-versions.ts'
import type { Database, Transaction } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { templateVersions } from '#db/schema/template-versions.ts'
import type { VersionedKind } from '#domain/template-versions/template-versions.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import { isSharedOrOf } from './template-kinds.queries.ts'

/** A template of a business, which may be removed by now. */
export type VersionedTemplate = { businessId: string; kind: VersionedKind; templateId: string }

export const isOf = ({ businessId, kind, templateId }: VersionedTemplate) =>
  and(
    eq(templateVersions.businessId, businessId),
    eq(templateVersions.kind, kind),
    eq(templateVersions.templateId, templateId),
  )

/** The versions that a person sees: all but those of the private templates of others. */
const isSeenBy = ({ userId }: BusinessReader) => isSharedOrOf(templateVersions.privateTo, userId)

/** The versions of a template, the newest first, as a person reads them. */
export const listTemplateVersions = (
  db: Database,
  kind: VersionedKind,
  reader: BusinessReader,
  templateId: string,
): Promise<TemplateVersion[]> =>
  db
    .select({
      version: templateVersions.version,
      savedAt: sql<string>`to_json(${templateVersions.savedAt}) #>> '{}'`,
      savedBy: profiles.fullName,
      isOwn: sql<boolean>`${templateVersions.savedBy} is not distinct from ${reader.userId}`,
    })
    .from(templateVersions)
    .leftJoin(profiles, eq(profiles.id, templateVersions.savedBy))
    .where(and(isOf({ businessId: reader.businessId, kind, templateId }), isSeenBy(reader)))
    .orderBy(desc(templateVersions.version))

type Which = { templateId: string; version: number }

/** The content of a version; undefined for one that is not there, or whose form is read no more. */
export async function findTemplateVersion<Content>(
  db: Database,
  kind: VersionedKind,
  reader: BusinessReader,
  { templateId, version, schema }: Which & { schema: z.ZodType<Content> },
): Promise<Content | undefined> {
  const [row] = await db
    .select({ content: templateVersions.content })
    .from(templateVersions)
    .where(
      and(
        isOf({ businessId: reader.businessId, kind, templateId }),
        isSeenBy(reader),
        eq(templateVersions.version, version),
      ),
    )
  return row && schema.safeParse(row.content).data
}

type Newest = { version: number; content: unknown; privateTo: string | null }

/** The newest version of a template, null before there is one. */
export async function newestVersion(tx: Transaction, template: VersionedTemplate): Promise<Newest | null> {
  const { version, content, privateTo } = templateVersions
  const [newest = null] = await tx
    .select({ version, content, privateTo })
    .from(templateVersions)
    .where(isOf(template))
    .orderBy(desc(templateVersions.version))
    .limit(1)
  return newest
}
