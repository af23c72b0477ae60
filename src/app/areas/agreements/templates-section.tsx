import { useQuery } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { KeptAgreementTemplate } from '#contract/agreements.ts'
import {
  AGREEMENT_TITLE_MAX,
  type AgreementContent,
  type AgreementTemplate,
} from '#domain/agreements/agreements.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { KeepButton } from '../../shared/kept-draft/keep-button.tsx'
import { KeptCards } from '../../shared/kept-draft/kept-cards.tsx'
import { packagesWith } from '../../shared/template-sharing/packages-with.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { removeTemplate, saveTemplate, shareTemplate } from './agreements.actions.ts'
import { agreementTemplatesQuery } from './agreements.queries.ts'

const versions = loadedPart(() => import('./template-versions.tsx'))

type TemplatesProps = { content: AgreementContent; onType: (fields: Partial<AgreementContent>) => void }

/** Clauses that the planner uses often: they fill in the agreement, and come from one. */
export function TemplatesSection({ content, onType }: TemplatesProps) {
  const { data: templates = [] } = useQuery(agreementTemplatesQuery)
  const fill = ({ title, clauses }: AgreementTemplate) => {
    const before = { title: content.title, clauses: content.clauses }
    onType({ title, clauses: clauses.map((clause) => ({ ...clause, id: uuidv7() })) })
    return () => onType(before)
  }
  if (templates.length === 0) return null
  return (
    <EditorSection title="Plantillas">
      <KeptCards
        all={templates}
        note={({ clauses }) => (clauses.length === 1 ? 'Una cláusula' : `${clauses.length} cláusulas`)}
        onUse={fill}
        onRemove={({ id }) => removeTemplate(id)}
        onRestore={({ sharing, ...one }) => saveTemplate({ ...one, isPrivate: sharing.isPrivate }, null)}
        onShare={({ id }, isPrivate) => shareTemplate(id, isPrivate)}
        packagesWith={({ id }) => packagesWith('agreementTemplateId', id)}
        versions={versions}
        among="tus plantillas"
      />
    </EditorSection>
  )
}

/** Keeps the clauses, to begin other agreements with. Those that are signed with them never change. */
export function KeepTemplate({ content: { title, clauses } }: { content: AgreementContent }) {
  const { data: templates = [] } = useQuery(agreementTemplatesQuery)
  if (clauses.length === 0) return null
  return (
    <KeepButton
      title="Guardar como plantilla"
      description="Guarda el título y las cláusulas, con sus huecos. Lo ya enviado no se mueve."
      label="Nombre de la plantilla"
      nameMax={AGREEMENT_TITLE_MAX}
      among="tus plantillas"
      kept={templates}
      onKeep={(id, name, isPrivate) =>
        saveTemplate(
          { title, clauses, id, name, ...(isPrivate !== undefined && { isPrivate }) },
          shownOf(templates, id),
        )
      }
    />
  )
}

/** A template as it is shown; null for a new one. */
function shownOf(templates: readonly KeptAgreementTemplate[], templateId: string) {
  const shown = templates.find(({ id }) => id === templateId)
  return shown ? (({ id: _, sharing: __, ...content }) => content)(shown) : null
}
