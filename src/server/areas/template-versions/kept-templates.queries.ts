import { sql } from 'drizzle-orm'
import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { KeptAgreementTemplate } from '#contract/agreements.ts'
import type { KeptPackage } from '#contract/quotes.ts'
import type { ReplyTemplate } from '#contract/reply-templates.ts'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import type { Database, Transaction } from '#db/client.ts'
import { replyTemplates } from '#db/schema/reply-templates.ts'
import { type PackageContent, withTemplates } from '#domain/quotes/quotes.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import { seenBy, sharingFor, TEMPLATE_KINDS } from './template-kinds.queries.ts'

/** The kinds of templates that are one content under a name, as their contracts show them. */
export type KeptTemplates = {
  agenda: AgendaTemplate
  reply: ReplyTemplate
  package: KeptPackage
  agreement: KeptAgreementTemplate
}

export type KeptKind = keyof KeptTemplates

/** A template as a save gives it. */
export type KeptContent<K extends KeptKind> = Omit<KeptTemplates[K], 'id' | 'sharing'>

/** The column that has the content beside the name. */
export const contentColumn = (kind: KeptKind) =>
  kind === 'reply' ? replyTemplates.text : TEMPLATE_KINDS[kind].table.content

type Found<K extends KeptKind> = {
  id: string
  content: KeptContent<K>
  sharing: TemplateSharing
  /** An instant. */
  createdAt: string
}

/** The templates of a kind that a person sees, in the order in which they were made, or the one of an id. */
export async function findKept<K extends KeptKind>(
  db: Database | Transaction,
  kind: K,
  reader: BusinessReader,
  templateId?: string,
): Promise<Found<K>[]> {
  const { table } = TEMPLATE_KINDS[kind]
  const { rows } = await db.execute<{ name: string; content: unknown } & Omit<Found<K>, 'content'>>(sql`
    select ${table.id} as id, ${table.name} as name, ${contentColumn(kind)} as content,
      to_json(${table.createdAt}) #>> '{}' as "createdAt", ${sharingFor(kind, reader)} as sharing
    from ${table} where ${seenBy(kind, reader, templateId)} order by ${table.createdAt}, ${table.id}`)
  return rows.map(({ name, content, ...row }) => ({
    ...row,
    content: { name, ...shownOf(kind, content) } as unknown as KeptContent<K>,
  }))
}

function shownOf(kind: KeptKind, stored: unknown): object {
  if (kind === 'reply') return { text: stored }
  return kind === 'package' ? withTemplates(stored as PackageContent) : (stored as object)
}

/** The same as their contracts show them. */
export const listKept = async <K extends KeptKind>(
  db: Database | Transaction,
  kind: K,
  reader: BusinessReader,
  templateId?: string,
): Promise<KeptTemplates[K][]> => (await findKept(db, kind, reader, templateId)).map((one) => keptRow(one))

export const keptRow = <K extends KeptKind>({
  id,
  content,
  sharing,
}: Pick<Found<K>, 'id' | 'content' | 'sharing'>) =>
  ({ ...content, id, sharing }) as unknown as KeptTemplates[K]
