import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { AgendaTemplateContent } from '#domain/agenda/agenda-template.ts'
import { agendaTemplateFacts } from '#domain/agenda/agenda-template-facts.ts'
import { VersionsDialog } from '../../../shared/template-versions/versions-dialog.tsx'
import { client } from '../../../sync/api.ts'
import { saveAgendaTemplate } from './agenda-templates.actions.ts'

type AgendaTemplateVersionsProps = { template: AgendaTemplate; onClose: () => void }

/** The versions of a template of agendas. */
export function AgendaTemplateVersions({
  template: { id, ...current },
  onClose,
}: AgendaTemplateVersionsProps) {
  return (
    <VersionsDialog<AgendaTemplateContent>
      templateId={id}
      name={current.name}
      current={current}
      facts={agendaTemplateFacts}
      list={() => client.agendaTemplates.versions({ templateId: id })}
      read={(version) => client.agendaTemplates.version({ templateId: id, version })}
      save={(content, was) => saveAgendaTemplate(id, content, was)}
      onClose={onClose}
    />
  )
}
