import { useNavigate } from '@tanstack/react-router'
import type { WeddingAnswers } from '#domain/tasks/suggestions/wedding-answers.ts'
import { TEMPLATE_NAME_MAX } from '#domain/tasks/templates/task-template.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useBusiness } from '../../../shared/session/use-business.ts'
import { useWeddings } from '../../../shared/session/use-session.ts'
import { SharingChoice } from '../../../shared/template-sharing/sharing-choice.tsx'
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { SuggestionQuestions } from '../suggestion/suggestion-questions.tsx'
import { type TemplateSource, tasksFrom } from './tasks-from.ts'
import { addTemplate } from './templates.actions.ts'

const SOURCES: { value: TemplateSource; label: string }[] = [
  { value: 'suggestion', label: 'Lista sugerida' },
  { value: 'wedding', label: 'Una de mis bodas' },
  { value: 'blank', label: 'En blanco' },
]

type NewTemplate = {
  name: string
  source: TemplateSource
  answers: Partial<WeddingAnswers>
  weddingId: string | null
  isPrivate: boolean
}

const NEW: NewTemplate = {
  ...{ name: '', source: 'suggestion', answers: {}, weddingId: null, isPrivate: false },
}

/** 'Nueva plantilla': from the suggested list, from one of the planner's weddings, or blank. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { id: plannerId, hasTeam } = useBusiness()
  const weddings = useWeddings().filter(({ access }) => access.tasks !== 'none')
  const [fields, type, forget] = useUnsavedFields<NewTemplate>('new template', NEW)
  const { name, source, answers, isPrivate } = fields
  const { id: weddingId = null } = weddings.find(({ id }) => id === fields.weddingId) ?? weddings[0] ?? {}
  const send = async () => {
    const tasks = await tasksFrom(source, { answers, weddingId })
    const id = await addTemplate(cleanLine(name), tasks, hasTeam && isPrivate)
    forget()
    onClose()
    await navigate({ href: `/app/planner/${plannerId}/tasks?plantilla=${id}` })
  }
  const form = useSubmission(send, {
    problems: () => ({ name: cleanLine(name) ? null : 'Ponle un nombre.' }),
  })
  return (
    <FormDialog
      title="Nueva plantilla"
      form={form}
      submitLabel="Crear plantilla"
      pendingLabel="Creando"
      onGiveUp={forget}
      onClose={onClose}
      width="lg"
      className="grid gap-5"
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={(text) => type({ name: text })}
        maxLength={TEMPLATE_NAME_MAX}
        placeholder="Boda de campo"
        isRequired
        error={form.problems.name}
      />
      <Segmented
        label="Empezar con"
        segments={SOURCES}
        value={source}
        onChange={(chosen) => type({ source: chosen })}
        hasLongWords
      />
      {source === 'suggestion' && (
        <SuggestionQuestions
          given={answers}
          onGive={(given) => type({ answers: { ...answers, ...given } })}
          readBy="planner"
        />
      )}
      {source === 'wedding' &&
        (weddings.length === 0 ? (
          <p className="text-ink-2">Aún no tienes bodas de las que copiar.</p>
        ) : (
          <Select
            label="Boda"
            options={weddings.map(({ id, name: label }) => ({ value: id, label }))}
            value={weddingId}
            onChange={(chosen) => type({ weddingId: chosen })}
          />
        ))}
      <SharingChoice {...{ hasTeam, isPrivate }} onChange={(chosen) => type({ isPrivate: chosen })} />
    </FormDialog>
  )
}
