import type { TaskTemplate } from '#contract/task-template-rows.ts'
import type { TemplateContent } from '#domain/tasks/templates/merge-templates.ts'
import { templateFacts } from '#domain/tasks/templates/template-facts.ts'
import { VersionsDialog } from '../../../shared/template-versions/versions-dialog.tsx'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshTemplates, templateQuery } from './task-templates.queries.ts'

type TemplateVersionsProps = { template: TaskTemplate; isDirty: boolean; onClose: () => void }

/** The versions of a template of tasks. */
export function TemplateVersions({ template, isDirty, onClose }: TemplateVersionsProps) {
  const { id: templateId, name, isOffered, tasks } = template
  return (
    <VersionsDialog<TemplateContent>
      templateId={templateId}
      name={name}
      current={{ name, isOffered, tasks }}
      facts={templateFacts}
      list={() => client.taskTemplates.versions({ templateId })}
      read={(version) => client.taskTemplates.version({ templateId, version })}
      save={(content) => restore(template, content)}
      hindrance={isDirty ? 'Guarda o descarta antes los cambios que tienes a medias.' : undefined}
      onClose={onClose}
    />
  )
}

/** Saves the content of a version on top of the one that is shown, which the undo of it has made. */
async function restore({ id: templateId, version }: TaskTemplate, content: TemplateContent): Promise<void> {
  const { queryKey } = templateQuery(templateId)
  const shown = queryClient.getQueryData(queryKey)
  try {
    const saved = await client.taskTemplates.save({
      ...{ templateId, version: shown?.version ?? version },
      ...{ name: content.name, isOffered: content.isOffered, tasks: [...content.tasks] },
    })
    queryClient.setQueryData(queryKey, saved)
  } finally {
    void refreshTemplates()
  }
}
