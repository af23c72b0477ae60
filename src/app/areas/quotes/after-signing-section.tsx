import { useQuery } from '@tanstack/react-query'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { Select } from '#ui/fields/select.tsx'
import { useBusiness } from '../../shared/session/use-business.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { agreementTemplatesQuery } from '../agreements/agreements.queries.ts'
import { templatesQuery } from '../tasks/templates/task-templates.queries.ts'

type AfterSigningProps = { content: QuoteContent; onType: (fields: Partial<QuoteContent>) => void }

/** The templates that an accepted quote goes on with: its contract, and the tasks of its wedding. */
export function AfterSigningSection({ content, onType }: AfterSigningProps) {
  const { hasTeam } = useBusiness()
  const { data: allOfAgreements = [] } = useQuery(agreementTemplatesQuery)
  const { data: ofTasks = [] } = useQuery(templatesQuery)
  // Others of the team go on with what a quote names, and see no private ones.
  const isForAll = ({ sharing }: { sharing: TemplateSharing }) => !hasTeam || !sharing?.isPrivate
  const ofAgreements = allOfAgreements.filter(isForAll)
  const tasks = ofTasks.filter((one) => one.deletedAt === null && isForAll(one))
  const { agreementTemplateId, taskTemplateId } = content
  if (ofAgreements.length + tasks.length === 0) return null
  return (
    <EditorSection title="Cuando acepten">
      <div className="grid gap-4 md:grid-cols-2">
        {ofAgreements.length > 0 && (
          <TemplateSelect
            label="Contrato"
            none="Las cláusulas de ejemplo"
            all={ofAgreements}
            chosen={agreementTemplateId}
            onChoose={(id) => onType({ agreementTemplateId: id })}
          />
        )}
        {tasks.length > 0 && (
          <TemplateSelect
            label="Tareas de la boda"
            none="Sin plantilla"
            all={tasks}
            chosen={taskTemplateId}
            onChoose={(id) => onType({ taskTemplateId: id })}
          />
        )}
      </div>
      <p className="text-sm text-ink-3">
        La pareja no lo ve. Un paquete lo guarda con lo demás.
        {hasTeam && ' Aquí solo salen las compartidas con el equipo.'}
      </p>
    </EditorSection>
  )
}

type TemplateSelectProps = {
  label: string
  none: string
  all: readonly { id: string; name: string }[]
  /** One that was removed counts as none. */
  chosen: string | null
  onChoose: (id: string | null) => void
}

const TemplateSelect = ({ label, none, all, chosen, onChoose }: TemplateSelectProps) => (
  <Select
    label={label}
    options={[{ value: '', label: none }, ...all.map(({ id, name }) => ({ value: id, label: name }))]}
    value={all.some(({ id }) => id === chosen) ? chosen! : ''}
    onChange={(id) => onChoose(id || null)}
  />
)
