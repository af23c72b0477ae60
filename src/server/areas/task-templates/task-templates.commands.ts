import { and, gte, isNull, sql } from 'drizzle-orm'
import { taskTemplates } from '#db/schema/task-templates.ts'
import {
  REMOVED_TEMPLATE_DAYS,
  TEMPLATES_MAX,
  type TemplateTask,
} from '#domain/tasks/templates/task-template.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { beginSharing, isFull, lockBusiness } from '#server/areas/template-versions/sharing.commands.ts'
import { seenBy } from '#server/areas/template-versions/template-kinds.queries.ts'
import {
  forgetVersions,
  recordTemplateVersion,
} from '#server/areas/template-versions/template-versions.commands.ts'
import type { Platform } from '#server/core/context.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { findTemplate, type TaskTemplate } from './task-templates.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

type Content = { name: string; isOffered: boolean; tasks: TemplateTask[] }

type Adding = Content & { id?: string | undefined; isPrivate?: boolean | undefined }

/** Adds a template; a repeated id answers with the one that exists. `'full'` for a planner who has as many as they may. */
export async function addTemplate(
  { db, clock }: Deps,
  reader: BusinessReader,
  { id: given = newId(), isPrivate = false, ...content }: Adding,
): Promise<TaskTemplate | 'full'> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, reader)
    const existing = await findTemplate(tx, reader, given)
    if (existing) return existing
    if (await isFull(tx, 'tasks', reader, isPrivate)) return 'full'
    const begun = await beginSharing(tx, 'tasks', reader, { id: given, isPrivate })
    // The id of one that the person does not see answers like any other.
    const id = begun === 'ofAnother' ? newId() : given
    const now = clock.now()
    const { businessId: ownerId, userId: madeBy } = reader
    const privateTo = isPrivate ? madeBy : null
    await tx
      .insert(taskTemplates)
      .values({ ownerId, id, ...content, createdAt: now, updatedAt: now, madeBy, privateTo })
    await recordTemplateVersion(tx, clock, reader, {
      ...{ kind: 'tasks', templateId: id, isPrivate, before: null, content },
    })
    return (await findTemplate(tx, reader, id))!
  })
}

/** Saves a template that is at the version that the change began from; the stored one where it is not. */
export async function saveTemplate(
  { db, clock }: Deps,
  reader: BusinessReader,
  { templateId, version, ...content }: Content & { templateId: string; version: number },
): Promise<{ saved: TaskTemplate } | { stored: TaskTemplate } | undefined> {
  return db.transaction(async (tx) => {
    const isIt = and(seenBy('tasks', reader, templateId), isNull(taskTemplates.deletedAt))
    await tx.select({ id: taskTemplates.id }).from(taskTemplates).where(isIt).for('no key update')
    const stored = await findTemplate(tx, reader, templateId)
    if (!stored) return undefined
    if (stored.version !== version) return { stored }
    await tx
      .update(taskTemplates)
      .set({ ...content, version: sql`${taskTemplates.version} + 1`, updatedAt: clock.now() })
      .where(isIt)
    const { id, version: _, updatedAt: at, sharing, ...before } = stored
    await recordTemplateVersion(tx, clock, reader, {
      ...{ kind: 'tasks', templateId: id, isPrivate: sharing.isPrivate, content },
      before: { content: before, at },
    })
    return { saved: (await findTemplate(tx, reader, templateId))! }
  })
}

/** Removes a template until it is brought back; those that were removed long ago, or too many, go for good. */
export async function removeTemplate(
  { db, clock }: Deps,
  reader: BusinessReader,
  templateId: string,
): Promise<boolean> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const removed = await tx
      .update(taskTemplates)
      .set({ deletedAt: now })
      .where(and(seenBy('tasks', reader, templateId), isNull(taskTemplates.deletedAt)))
      .returning({ id: taskTemplates.id })
    const areRemoved = sql`${seenBy('tasks', reader)} and ${taskTemplates.deletedAt} is not null`
    await tx.execute(sql`
      delete from ${taskTemplates} where ${areRemoved} and (
        ${taskTemplates.deletedAt} < ${removedSince(clock).toISOString()} or ${taskTemplates.id} in (
          select ${taskTemplates.id} from ${taskTemplates} where ${areRemoved}
          order by ${taskTemplates.deletedAt} desc offset ${TEMPLATES_MAX}))`)
    await forgetVersions(tx, reader, templateId)
    return removed.length > 0
  })
}

/** Brings a removed template back. */
export async function restoreTemplate(
  { db, clock }: Deps,
  reader: BusinessReader,
  templateId: string,
): Promise<TaskTemplate | 'full' | undefined> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, reader)
    const existing = await findTemplate(tx, reader, templateId)
    if (existing) return existing
    const isIt = and(seenBy('tasks', reader, templateId), gte(taskTemplates.deletedAt, removedSince(clock)))
    const [removed] = await tx.select({ privateTo: taskTemplates.privateTo }).from(taskTemplates).where(isIt)
    if (removed && (await isFull(tx, 'tasks', reader, removed.privateTo !== null))) return 'full'
    await tx.update(taskTemplates).set({ deletedAt: null }).where(isIt)
    return findTemplate(tx, reader, templateId)
  })
}

/** A template that was removed before is not brought back any more. */
const removedSince = (clock: Clock) => new Date(clock.now().getTime() - REMOVED_TEMPLATE_DAYS * DAY_MS)
