import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { taskTemplates } from '#db/schema/task-templates.ts'
import {
  REMOVED_TEMPLATE_DAYS,
  TEMPLATES_MAX,
  type TemplateTask,
} from '#domain/tasks/templates/task-template.ts'
import { DAY_MS } from '#domain/time/time.ts'
import {
  forgetVersions,
  recordTemplateVersion,
} from '#server/areas/template-versions/template-versions.commands.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { findTemplate, type TaskTemplate } from './task-templates.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** The business of the templates, and the person who changes them. */
type Author = { ownerId: string; userId: string }

type Content = { name: string; isOffered: boolean; tasks: TemplateTask[] }

/** Adds a template; a repeated id answers with the one that exists. `'full'` for a planner who has as many as they may. */
export async function addTemplate(
  { db, clock }: Deps,
  { ownerId, userId }: Author,
  { id = newId(), ...content }: Content & { id?: string | undefined },
): Promise<TaskTemplate | 'full'> {
  return db.transaction(async (tx) => {
    const existing = await findTemplate(tx, ownerId, id)
    if (existing) return existing
    if (await isFull(tx, ownerId)) return 'full'
    const now = clock.now()
    await tx.insert(taskTemplates).values({ ownerId, id, ...content, createdAt: now, updatedAt: now })
    const template = { businessId: ownerId, kind: 'tasks', templateId: id } as const
    await recordTemplateVersion(tx, clock, template, { by: userId, before: null, content })
    return (await findTemplate(tx, ownerId, id))!
  })
}

/** Saves a template that is at the version that the change began from; the stored one where it is not. */
export async function saveTemplate(
  { db, clock }: Deps,
  { ownerId, userId }: Author,
  { templateId, version, ...content }: Content & { templateId: string; version: number },
): Promise<{ saved: TaskTemplate } | { stored: TaskTemplate } | undefined> {
  return db.transaction(async (tx) => {
    const isIt = and(isOwn(ownerId, templateId), isNull(taskTemplates.deletedAt))
    await tx.select({ id: taskTemplates.id }).from(taskTemplates).where(isIt).for('no key update')
    const stored = await findTemplate(tx, ownerId, templateId)
    if (!stored) return undefined
    if (stored.version !== version) return { stored }
    await tx
      .update(taskTemplates)
      .set({ ...content, version: sql`${taskTemplates.version} + 1`, updatedAt: clock.now() })
      .where(isIt)
    const { id, version: _, updatedAt: at, ...before } = stored
    const template = { businessId: ownerId, kind: 'tasks', templateId: id } as const
    await recordTemplateVersion(tx, clock, template, { by: userId, before: { content: before, at }, content })
    return { saved: (await findTemplate(tx, ownerId, templateId))! }
  })
}

/** Removes a template until it is brought back; those that were removed long ago, or too many, go for good. */
export async function removeTemplate(
  { db, clock }: Deps,
  ownerId: string,
  templateId: string,
): Promise<boolean> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const removed = await tx
      .update(taskTemplates)
      .set({ deletedAt: now })
      .where(and(isOwn(ownerId, templateId), isNull(taskTemplates.deletedAt)))
      .returning({ id: taskTemplates.id })
    await tx.execute(sql`
      delete from task_templates t where t.owner_id = ${ownerId} and t.deleted_at is not null and (
        t.deleted_at < ${removedSince(clock).toISOString()} or t.id in (
          select id from task_templates where owner_id = ${ownerId} and deleted_at is not null
          order by deleted_at desc offset ${TEMPLATES_MAX}))`)
    await forgetVersions(tx, ownerId, templateId)
    return removed.length > 0
  })
}

/** Brings a removed template back. */
export async function restoreTemplate(
  { db, clock }: Deps,
  ownerId: string,
  templateId: string,
): Promise<TaskTemplate | 'full' | undefined> {
  return db.transaction(async (tx) => {
    const existing = await findTemplate(tx, ownerId, templateId)
    if (existing) return existing
    if (await isFull(tx, ownerId)) return 'full'
    await tx
      .update(taskTemplates)
      .set({ deletedAt: null })
      .where(and(isOwn(ownerId, templateId), gte(taskTemplates.deletedAt, removedSince(clock))))
    return findTemplate(tx, ownerId, templateId)
  })
}

/** A template that was removed before is not brought back any more. */
const removedSince = (clock: Clock) => new Date(clock.now().getTime() - REMOVED_TEMPLATE_DAYS * DAY_MS)

/** Whether the owner has as many templates as there can be; holds their row, so that two additions come one by one. */
async function isFull(tx: Transaction, ownerId: string): Promise<boolean> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, ownerId)).for('no key update')
  const isThere = and(eq(taskTemplates.ownerId, ownerId), isNull(taskTemplates.deletedAt))
  return (await tx.$count(taskTemplates, isThere)) >= TEMPLATES_MAX
}

const isOwn = (ownerId: string, templateId: string) =>
  and(eq(taskTemplates.ownerId, ownerId), eq(taskTemplates.id, templateId))
