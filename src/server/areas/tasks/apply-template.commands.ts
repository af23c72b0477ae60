import { taskTemplateUses } from '#db/schema/task-templates.ts'
import { placeTemplate } from '#domain/tasks/templates/place-template.ts'
import { assigneesOf } from '#domain/tasks/templates/task-template.ts'
import { dayInMadrid, daysBetween } from '#domain/time/dates.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { insertTasks, withoutKnown } from './add-tasks.commands.ts'
import { countTasks } from './tasks.queries.ts'
import { findPlaceOf, listBroughtKeys, listWeddingTemplates } from './wedding-templates.queries.ts'

type Applied = { templateId: string; version: number; isDraft: boolean; onlyNew: boolean }

type Outcome = { added: number; lineId: string | null }

/** Ends the transaction: with the template the wedding would have more tasks than there can be. */
class Full extends Error {}

/**
 * Adds the tasks of a template that the wedding does not have, with its dates and people, as one act. `'newer'` when the
 * template was saved again since it was shown.
 */
export async function applyTemplate(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  by: ActingMember<'tasks', 'edit'>,
  { templateId, version, isDraft, onlyNew }: Applied,
): Promise<Outcome | 'newer' | 'full' | undefined> {
  const { weddingId } = by
  try {
    return await db.transaction(async (tx) => {
      await lockForWriting(tx, weddingId, 'tasks')
      const [template] = await listWeddingTemplates(tx, by, templateId)
      if (!template) return undefined
      if (template.version !== version) return 'newer'
      const { eventDate, members } = await findPlaceOf(tx, weddingId, template.ownerId)
      const left = eventDate === null ? null : daysBetween(dayInMadrid(clock.now()), eventDate)
      const brought = new Set(onlyNew ? await listBroughtKeys(tx, weddingId, template) : [])
      const wanted = placeTemplate(template.tasks, left)
        .placed.filter(({ key }) => !brought.has(key))
        .map(({ key, daysBefore, who, title, notes, about, rule }) => ({
          ...{ title, notes, about, rule, isDraft, mark: null, suggestionKey: key },
          due: daysBefore === null ? null : { kind: 'days' as const, daysBefore },
          assignees: assigneesOf(who, members),
        }))
      const added = await withoutKnown(tx, by, wanted)
      if (added.length === 0) return { added: 0, lineId: null }
      await insertTasks(tx, clock, by, added)
      if ((await countTasks(tx, weddingId)) > limits.wedding.tasks) throw new Full()
      await recordChange(tx, by, 'tasks')
      const lineId = await activityLine(tx)
      const keys = added.flatMap(({ suggestionKey }) => suggestionKey ?? [])
      const { ownerId } = template
      await tx
        .insert(taskTemplateUses)
        .values({ weddingId, lineId, ownerId, templateId, version, keys, usedAt: clock.now() })
      return { added: added.length, lineId }
    })
  } catch (error) {
    if (error instanceof Full) return 'full'
    throw error
  }
}
