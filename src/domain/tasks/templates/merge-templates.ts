import { mergeRecords, mergeValue, type Sides } from '../../activity/three-way-merge.ts'
import { byDays, type TemplateTask } from './task-template.ts'

/** The part of a template that its editor sends as a whole. */
export type TemplateContent = { name: string; isOffered: boolean; tasks: readonly TemplateTask[] }

/** A task or the name that both devices have changed, each in its own way. */
export type TemplateConflict = { key: string; title: string; stored: string; given: string }

type Merged = { merged: TemplateContent; conflicts: TemplateConflict[] }

const REMOVED = 'quitada'

/**
 * The content that a device gives and that which another has saved since, from the one that both began with. In a conflict
 * the merged content has what was given: it is shown before it is saved.
 */
export function mergeTemplates({ base, stored, given }: Sides<TemplateContent>): Merged {
  const conflicts: TemplateConflict[] = []
  const name = mergeValue({ base: base.name, stored: stored.name, given: given.name })
  if (!name) conflicts.push({ key: NAME, title: 'Nombre', stored: stored.name, given: given.name })
  const offered = mergeValue({ base: base.isOffered, stored: stored.isOffered, given: given.isOffered })
  const sides = { base: byKey(base), stored: byKey(stored), given: byKey(given) }
  const rows = mergeRecords<TemplateTask>(sides)
  for (const key of rows.conflicts) {
    const [theirs, ours] = [sides.stored[key], sides.given[key]]
    conflicts.push({
      key,
      title: (ours ?? theirs)!.title,
      stored: theirs ? inWords(theirs) : REMOVED,
      given: ours ? inWords(ours) : REMOVED,
    })
    if (ours) rows.merged[key] = ours
    else delete rows.merged[key]
  }
  const order = [...Object.keys(sides.given), ...Object.keys(sides.stored)]
  const tasks = [...new Set(order)].flatMap((key) => rows.merged[key] ?? []).toSorted(byDays)
  return {
    merged: {
      name: name ? name.value : given.name,
      isOffered: offered ? offered.value : given.isOffered,
      tasks,
    },
    conflicts,
  }
}

/** The merged content with what the other device has saved of some of the conflicts. */
export function takeStored(
  merged: TemplateContent,
  stored: TemplateContent,
  keys: readonly string[],
): TemplateContent {
  const theirs = stored.tasks.filter(({ key }) => keys.includes(key))
  return {
    ...merged,
    name: keys.includes(NAME) ? stored.name : merged.name,
    tasks: [...merged.tasks.filter(({ key }) => !keys.includes(key)), ...theirs].toSorted(byDays),
  }
}

/** The key of a conflict about the name; those of tasks are never blank. */
const NAME = ''

const byKey = ({ tasks }: TemplateContent): Record<string, TemplateTask> =>
  Object.fromEntries(tasks.map((task) => [task.key, task]))

const ROLES = { couple: 'pareja', planner: 'planner' } as const

function inWords({ title, daysBefore, who }: TemplateTask): string {
  const days = daysBefore === null ? 'sin fecha' : `${daysBefore} días antes`
  return [title, who ? ROLES[who] : 'sin persona', days].join(', ')
}
