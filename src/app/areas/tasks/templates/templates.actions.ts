import { v7 as uuidv7 } from 'uuid'
import {
  freeName,
  TEMPLATE_TASKS_MAX,
  type TemplateTask,
  templateOf,
} from '#domain/tasks/templates/task-template.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshTemplates, templatesQuery } from './task-templates.queries.ts'
import '../../../shared/template-sharing/template-sharing.sentences.ts'

/** Adds a template under a name that no other has; gives its id. */
export async function addTemplate(
  name: string,
  tasks: readonly TemplateTask[],
  isPrivate = false,
): Promise<string> {
  const known = queryClient.getQueryData(templatesQuery.queryKey) ?? []
  const taken = known.filter(({ deletedAt }) => deletedAt === null).map((one) => one.name)
  const { id } = await client.taskTemplates.add({
    id: uuidv7(),
    name: freeName(name, taken),
    tasks: [...tasks],
    isPrivate,
  })
  await refreshTemplates()
  return id
}

/** The tasks of a wedding as those of a template. */
export async function tasksOfWedding(weddingId: string): Promise<TemplateTask[]> {
  const [tasks, members] = await Promise.all([
    client.tasks.list({ weddingId }),
    client.weddings.members({ weddingId }),
  ])
  return templateOf({
    tasks,
    members: members.flatMap(({ userId, preset }) =>
      preset === 'couple' || preset === 'planner' ? [{ userId, role: preset }] : [],
    ),
    newKey: () => uuidv7(),
  }).slice(0, TEMPLATE_TASKS_MAX)
}

/** A template once more, with the keys of its tasks: neither brings a task twice into one wedding. */
export async function duplicateTemplate(templateId: string): Promise<string> {
  const { name, tasks, sharing } = await client.taskTemplates.get({ templateId })
  return addTemplate(name, tasks, sharing.isPrivate)
}

/** Shares a template with the team, or keeps it for oneself. */
export async function shareTemplate(templateId: string, isPrivate: boolean): Promise<void> {
  await client.taskTemplates.share({ templateId, isPrivate })
  await refreshTemplates()
}

/** Removes a template; the notice has the way back, and so has the list for thirty days. */
export async function removeTemplate({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    await client.taskTemplates.remove({ templateId: id })
    showToast(`«${name}», eliminada. Las bodas conservan sus tareas.`, {
      action: { label: 'Deshacer', onAction: () => void restoreTemplate({ id, name }) },
    })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshTemplates()
}

export async function restoreTemplate({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    await client.taskTemplates.restore({ templateId: id })
    showToast(`«${name}» vuelve a estar aquí.`)
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshTemplates()
}
