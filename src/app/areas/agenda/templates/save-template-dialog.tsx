import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute, startMinute } from '#domain/agenda/agenda-clock.ts'
import { AGENDA_TEMPLATE_NAME_MAX, ceremonyOf, templateDays } from '#domain/agenda/agenda-template.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { ceremonyNote, typedCeremony } from '../../../shared/wedding/ceremony-hour.ts'
import { client } from '../../../sync/api.ts'
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { saveAgendaTemplate } from './agenda-templates.actions.ts'
import { agendaTemplatesQuery } from './agenda-templates.queries.ts'
import { countInWords } from './template-words.ts'

type SaveTemplateDialogProps = {
  weddingId: string
  eventDate: string | null
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  onClose: () => void
}

/** The choice of one of its own. */
const NEW = ''

/** 'Guardar como plantilla': the agenda of a wedding, to begin those of others with. */
export function SaveTemplateDialog({ weddingId, eventDate, days, items, onClose }: SaveTemplateDialogProps) {
  const { data: kept = [] } = useQuery(agendaTemplatesQuery)
  const [id] = useState(() => uuidv7())
  const date = eventDate ?? days[0]!.date
  const [template] = useState(() => templateDays({ days, items, eventDate: date }))
  const found = ceremonyOf(template)
  const [{ name, place, hour }, type, forget] = useUnsavedFields(`agenda template of ${weddingId}`, {
    ...{ name: '', place: NEW },
    hour: found === null ? '' : formatMinute(date, found),
  })
  const replaced = kept.find((one) => one.id === place)
  const clock = typedCeremony(hour)
  const save = async () => {
    const content = {
      name: replaced?.name ?? cleanLine(name),
      ceremonyAt: clock === null ? null : startMinute(date, clock),
      days: template,
    }
    const shown = replaced && (await client.agendaTemplates.get({ templateId: replaced.id }))
    const was = shown ? (({ id: _, ...rest }) => rest)(shown) : null
    await saveAgendaTemplate(replaced?.id ?? id, content, was)
    forget()
    onClose()
    showToast(`«${content.name}» está entre tus plantillas de agenda.`)
  }
  const form = useSubmission(save, {
    problems: () => ({
      name: replaced || cleanLine(name) ? null : 'Ponle un nombre, por ejemplo «Boda de finca».',
      hour: hour.trim() === '' || clock !== null ? null : 'Escribe una hora como 18:00, o déjala vacía.',
    }),
  })
  return (
    <FormDialog
      title="Guardar como plantilla"
      description={`${countInWords(template)}, con sus notas. Los lugares y quién se encarga son de esta boda, y no pasan.`}
      submitLabel={replaced ? 'Sustituir' : 'Guardar plantilla'}
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      {kept.length > 0 && (
        <Select
          label="Dónde"
          options={[
            { value: NEW, label: 'Con un nombre nuevo' },
            ...kept.map((one) => ({ value: one.id, label: `En lugar de «${one.name}»` })),
          ]}
          value={replaced ? place : NEW}
          onChange={(chosen) => type({ place: chosen })}
        />
      )}
      {replaced ? (
        <p className="text-sm text-ink-2">La de ahora queda en «Versiones», por si quieres volver a ella.</p>
      ) : (
        <TextField
          label="Nombre"
          value={name}
          onChange={(typed) => type({ name: typed })}
          maxLength={AGENDA_TEMPLATE_NAME_MAX}
          error={form.problems.name}
          autoFocus
        />
      )}
      <TextField
        label="Hora de la ceremonia"
        value={hour}
        onChange={(typed) => type({ hour: typed })}
        description={ceremonyNote(hour) ?? 'En otra boda, ese día se mueve con la suya.'}
        error={form.problems.hour}
        autoComplete="off"
      />
    </FormDialog>
  )
}
