import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import { agendaTemplates } from '#db/schema/agenda-templates.ts'
import { agreementTemplates } from '#db/schema/agreements.ts'
import { quotePackages } from '#db/schema/quotes.ts'
import { replyTemplates } from '#db/schema/reply-templates.ts'
import { taskTemplates } from '#db/schema/task-templates.ts'
import { AGENDA_TEMPLATES_MAX } from '#domain/agenda/agenda-template.ts'
import { AGREEMENT_TEMPLATES_MAX } from '#domain/agreements/agreements.ts'
import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import { QUOTE_PACKAGES_MAX } from '#domain/quotes/quotes.ts'
import { TEMPLATES_MAX } from '#domain/tasks/templates/task-template.ts'
import type { VersionedKind } from '#domain/template-versions/template-versions.ts'
import type { BusinessReader } from '#server/core/membership.ts'

/** The rows of each kind of template: the business that has them, and how many there are shared or of one person. */
export const TEMPLATE_KINDS = {
  tasks: { table: taskTemplates, business: taskTemplates.ownerId, max: TEMPLATES_MAX },
  agenda: { table: agendaTemplates, business: agendaTemplates.ownerId, max: AGENDA_TEMPLATES_MAX },
  reply: { table: replyTemplates, business: replyTemplates.plannerId, max: REPLY_TEMPLATES_MAX },
  package: { table: quotePackages, business: quotePackages.plannerId, max: QUOTE_PACKAGES_MAX },
  agreement: {
    table: agreementTemplates,
    business: agreementTemplates.plannerId,
    max: AGREEMENT_TEMPLATES_MAX,
  },
} as const satisfies Record<VersionedKind, object>

/** The rows that a person sees of those which are shared, or one person's own. */
export const isSharedOrOf = (privateTo: AnyPgColumn, userId: string) =>
  or(isNull(privateTo), eq(privateTo, userId))

/**
 * The templates of a kind that a person sees in a business: those that are shared, and their own. Every statement about
 * templates of a business has this condition (decision 201).
 */
export function seenBy(
  kind: VersionedKind,
  { businessId, userId }: Omit<BusinessReader, 'isOwner'>,
  id?: string,
) {
  const { table, business } = TEMPLATE_KINDS[kind]
  return and(
    eq(business, businessId),
    isSharedOrOf(table.privateTo, userId),
    id === undefined ? undefined : eq(table.id, id),
  )
}

/** How a template is shared, for a person who sees it. */
export function sharingFor(kind: VersionedKind, { userId, isOwner }: BusinessReader): SQL<TemplateSharing> {
  const { privateTo, madeBy } = TEMPLATE_KINDS[kind].table
  return sql<TemplateSharing>`json_build_object('isPrivate', ${privateTo} is not null,
    'mayMakePrivate', ${isOwner}::boolean or ${madeBy} is not distinct from ${userId}::uuid)`
}
