import { useNavigate } from '@tanstack/react-router'
import { suggestTasks } from '#domain/tasks/suggestions/suggest-tasks.ts'
import { NO_ANSWERS, type WeddingAnswers } from '#domain/tasks/suggestions/wedding-answers.ts'
import { TEMPLATE_NAME_MAX, type TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useBusiness } from '../../../shared/session/use-business.ts'
import { useWeddings } from '../../../shared/session/use-session.ts'
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { SuggestionQuestions } from '../suggestion/suggestion-questions.tsx'
import { addTemplate, tasksOfWedding } from './templates.actions.ts'

type Source = 'suggestion' | 'wedding' | 'blank'

const SOURCES: { value: Source; label: string }[] = [
  { value: 'suggestion', label: 'Lista sugerida' },
  { value: 'wedding', label: 'Una de mis bodas' },
  { value: 'blank', label: 'En blanco' },
]

type NewTemplate = {
  name: string
  source: Source
  answers: Partial<WeddingAnswers>
  weddingId: string | null
}

const NEW: NewTemplate = { name: '', source: 'suggestion', answers: {}, weddingId: null }

/** 'Nueva plantilla': from the suggested list, from one of the planner's weddings, or blank. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { id: plannerId } = useBusiness()
  const weddings = useWeddings().filter(({ access }) => access.tasks !== 'none')
  const [fields, type, forget] = useUnsavedFields<NewTemplate>('new template', NEW)
  const { name, source, answers } = fields
  const { id: weddingId = null } = weddings.find(({ id }) => id === fields.weddingId) ?? weddings[0] ?? {}
  const send = async () => {
    const id = await addTemplate(cleanLine(name), await tasksFrom(source, { answers, weddingId }))
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
    </FormDialog>
  )
}

type Given = { answers: Partial<WeddingAnswers>; weddingId: string | null }

async function tasksFrom(source: Source, { answers, weddingId }: Given): Promise<TemplateTask[]> {
  if (source === 'wedding' && weddingId) return tasksOfWedding(weddingId)
  if (source !== 'suggestion') return []
  const { sections } = suggestTasks({
    answers: { ...NO_ANSWERS, hasPlanner: true, ...answers },
    today: '',
    weddingDate: null,
    taken: new Set(),
    reader: 'planner',
  })
  return sections
    .flatMap(({ tasks }) => tasks)
    .map(({ days, who, ...task }) => ({
      ...task,
      daysBefore: days,
      who: who === 'planner' ? 'planner' : 'couple',
    }))
}
