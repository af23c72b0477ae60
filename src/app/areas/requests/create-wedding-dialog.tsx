import { useNavigate } from '@tanstack/react-router'
import type { PlannerRequest } from '#contract/requests.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { createWeddingOf } from './requests.actions.ts'

type CreateWeddingDialogProps = { request: PlannerRequest; onClose: () => void }

/** A wedding of a request: with its name and its date to begin with. */
export function CreateWeddingDialog({ request, onClose }: CreateWeddingDialogProps) {
  const profile = useProfile()
  const navigate = useNavigate()
  const [{ name, eventDate }, type, forget] = useUnsavedFields(`wedding of ${request.id}`, {
    name: `Boda de ${request.name}`.slice(0, WEDDING_NAME_MAX),
    eventDate: request.eventDate,
  })
  const create = async () => {
    const wid = await createWeddingOf(profile, request.id, { name, eventDate })
    forget()
    onClose()
    showToast(`«${name.trim()}» ya está entre tus bodas. Invita a la pareja cuando quieras.`)
    void navigate({ to: '/app/couple/$wid', params: { wid } })
  }
  const form = useSubmission(create, {
    problems: () => ({ name: name.trim() ? null : 'Ponle un nombre, por ejemplo el de la pareja.' }),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Crear boda"
      description={`Con los datos de la solicitud de ${request.name}.`}
      submitLabel="Crear boda"
      pendingLabel="Creando"
      form={form}
      offer={<PlanOffer error={form.error} />}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label="Nombre de la boda"
        value={name}
        onChange={(text) => type({ name: text })}
        maxLength={WEDDING_NAME_MAX}
        error={form.problems.name}
        autoFocus
        autoComplete="off"
      />
      <DatePicker
        label="Fecha (opcional)"
        value={eventDate}
        onChange={(day) => type({ eventDate: day })}
        error={form.problems.date}
      />
    </FormDialog>
  )
}
