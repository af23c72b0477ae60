import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { AgendaTemplateContent } from '#domain/agenda/agenda-template.ts'
import { agendaTemplateFacts } from '#domain/agenda/agenda-template-facts.ts'
import { VersionsDialog } from '../../../shared/template-versions/versions-dialog.tsx'
import { clientIn } from '../../../sync/client-in.ts'
import { saveAgendaTemplate } from './agenda-templates.actions.ts'

type AgendaTemplateVersionsProps = {
  agencyId: string | null
  template: AgendaTemplate
  onClose: () => void
}

/** The versions of a template of agendas. */
export function AgendaTemplateVersions({
  agencyId,
  template: { id, sharing: _, ...current },
  onClose,
}: AgendaTemplateVersionsProps) {
  const { agendaTemplates } = clientIn(agencyId)
  return (
    <VersionsDialog<AgendaTemplateContent>
      templateId={id}
      name={current.name}
      current={current}
      facts={agendaTemplateFacts}
      list={() => agendaTemplates.versions({ templateId: id })}
      read={(version) => agendaTemplates.version({ templateId: id, version })}
      save={(content, was) => saveAgendaTemplate(agencyId, { templateId: id, content, was })}
      onClose={onClose}
    />
  )
}
