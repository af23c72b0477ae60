import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import {
  AGREEMENT_TITLE_MAX,
  type AgreementContent,
  type AgreementTemplate,
} from '#domain/agreements/agreements.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { removeTemplate, saveTemplate } from './agreements.actions.ts'
import { agreementTemplatesQuery } from './agreements.queries.ts'

type TemplatesProps = { content: AgreementContent; onType: (fields: Partial<AgreementContent>) => void }

/** Clauses that the planner uses often: they fill in the agreement, and come from one. */
export function TemplatesSection({ content, onType }: TemplatesProps) {
  const { data: templates = [] } = useQuery(agreementTemplatesQuery)
  const fill = ({ name, title, clauses }: AgreementTemplate) => {
    const before = { title: content.title, clauses: content.clauses }
    onType({ title, clauses: clauses.map((clause) => ({ ...clause, id: uuidv7() })) })
    showToast(`Rellenado con «${name}».`, {
      action: { label: 'Deshacer', onAction: () => onType(before) },
    })
  }
  if (templates.length === 0) return null
  return (
    <EditorSection title="Plantillas">
      <ul className="grid gap-2.5 md:grid-cols-2">
        {templates.map((one) => (
          <li key={one.id} className="grid gap-1 rounded-control border border-line-strong p-3.5">
            <p className="font-strong wrap-anywhere">{one.name}</p>
            <p className="text-sm text-ink-2">
              {one.clauses.length === 1 ? 'Una cláusula' : `${one.clauses.length} cláusulas`}
            </p>
            <p className="flex gap-2">
              <Button size="sm" onPress={() => fill(one)}>
                Usar<span className="sr-only"> {one.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onPress={() => void remove(one)}>
                Quitar<span className="sr-only"> {one.name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </EditorSection>
  )
}

/** Keeps the clauses, to begin other agreements with. What is signed with them never changes. */
export function KeepTemplate({ content }: { content: AgreementContent }) {
  const [isKeeping, setKeeping] = useState(false)
  if (content.clauses.length === 0) return null
  return (
    <p className="mt-7 border-t border-line pt-7">
      <Button onPress={() => setKeeping(true)}>Guardar como plantilla</Button>
      {isKeeping && <KeepDialog content={content} onClose={() => setKeeping(false)} />}
    </p>
  )
}

async function remove(one: AgreementTemplate): Promise<void> {
  try {
    await removeTemplate(one.id)
    showToast(`«${one.name}» ya no está entre tus plantillas.`, {
      action: { label: 'Deshacer', onAction: () => void restore(one) },
    })
  } catch (error) {
    showToast(`No hemos podido quitarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

const restore = (one: AgreementTemplate) =>
  saveTemplate(one).catch((error: Error) =>
    showToast(`No hemos podido devolverla. ${messageFor(error)}`, { tone: 'failed' }),
  )

function KeepDialog({ content, onClose }: { content: AgreementContent; onClose: () => void }) {
  const [{ name }, type, forget] = useUnsavedFields('template of an agreement', { name: '' })
  const { title, clauses } = content
  const keep = async () => {
    await saveTemplate({ title, clauses, id: uuidv7(), name: name.trim() })
    forget()
    onClose()
    showToast(`«${name.trim()}» está entre tus plantillas.`)
  }
  const form = useSubmission(keep, {
    problems: () => ({ name: name.trim() ? null : 'Ponle un nombre, por ejemplo «Organización completa».' }),
  })
  return (
    <FormDialog
      title="Guardar como plantilla"
      description="Guarda el título y las cláusulas, con sus huecos. Lo ya enviado no se mueve."
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label="Nombre de la plantilla"
        value={name}
        onChange={(typed) => type({ name: typed })}
        maxLength={AGREEMENT_TITLE_MAX}
        error={form.problems.name}
        autoFocus
      />
    </FormDialog>
  )
}
