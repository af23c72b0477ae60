import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute, startMinute } from '#domain/agenda/agenda-clock.ts'
import {
  AGENDA_TEMPLATE_NAME_MAX,
  type AgendaTemplateContent,
  ceremonyOf,
  templateDays,
} from '#domain/agenda/agenda-template.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { KeptPlace, NEW_PLACE } from '../../../shared/kept-draft/kept-place.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useWeddingBusiness } from '../../../shared/session/use-wedding-business.ts'
import { SharingChoice } from '../../../shared/template-sharing/sharing-choice.tsx'
import { ceremonyNote, typedCeremony } from '../../../shared/wedding/ceremony-hour.ts'
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { saveAgendaTemplate } from './agenda-templates.actions.ts'
import { agendaTemplateQuery, agendaTemplatesQuery } from './agenda-templates.queries.ts'
import { countInWords } from './template-words.ts'

type SaveTemplateDialogProps = {
  weddingId: string
  eventDate: string | null
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  onClose: () => void
}

/** 'Guardar como plantilla': the agenda of a wedding, to begin those of others with. */
export function SaveTemplateDialog({ weddingId, eventDate, days, items, onClose }: SaveTemplateDialogProps) {
  const { agencyId, hasTeam } = useWeddingBusiness(weddingId)
  const { data: kept = [] } = useQuery(agendaTemplatesQuery(agencyId))
  const [id] = useState(() => uuidv7())
  const date = eventDate ?? days[0]!.date
  const day = { date, timeZone: days[0]!.timeZone }
  const [template] = useState(() => templateDays({ days, items, eventDate: date }))
  const found = ceremonyOf(template)
  const [{ name, place, hour, isPrivate }, type, forget] = useUnsavedFields(
    `agenda template of ${weddingId}`,
    {
      ...{ name: '', place: NEW_PLACE, isPrivate: false },
      hour: found === null ? '' : formatMinute(day, found),
    },
  )
  const replaced = kept.find((one) => one.id === place)
  const old = useQuery({ ...agendaTemplateQuery(agencyId, place), enabled: replaced !== undefined })
  const stored = replaced && old.data
  const clock = typedCeremony(hour)
  const save = async () => {
    const content = {
      name: replaced?.name ?? cleanLine(name),
      ceremonyAt: clock === null ? null : startMinute(day, clock),
      days: template,
    }
    await saveAgendaTemplate(agencyId, {
      ...{ templateId: replaced?.id ?? id, content, was: stored ? contentOf(stored) : null },
      ...(hasTeam && !replaced && { isPrivate }),
    })
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
      isSubmitDisabled={replaced !== undefined && !stored}
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <KeptPlace
        {...{ kept, name, place }}
        label="Nombre"
        nameMax={AGENDA_TEMPLATE_NAME_MAX}
        onType={type}
        problem={form.problems.name}
        replacedNote={
          stored ? `Tiene ${countInWords(stored.days)}.` : old.error ? messageFor(old.error) : undefined
        }
      />
      {!replaced && (
        <SharingChoice {...{ hasTeam, isPrivate }} onChange={(chosen) => type({ isPrivate: chosen })} />
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

const contentOf = ({ id: _, sharing: __, ...content }: AgendaTemplate): AgendaTemplateContent => content
