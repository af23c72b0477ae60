import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { createWeddingOf } from './requests.actions.ts'

type CreateWeddingDialogProps = { request: PlannerRequest; onClose: () => void }

/** A wedding of a request: with its name and its date to begin with. */
export function CreateWeddingDialog({ request, onClose }: CreateWeddingDialogProps) {
  const profile = useProfile()
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName] = useState(`Boda de ${request.name}`.slice(0, WEDDING_NAME_MAX))
  const [eventDate, setEventDate] = useState(request.eventDate)
  const [problems, setProblems] = useState<{ name: string | null; date: string | null }>(NO_PROBLEMS)
  const create = useMutation({
    mutationFn: () => createWeddingOf(profile, request.id, { name, eventDate }),
    onSuccess: (wid) => {
      onClose()
      showToast(`«${name.trim()}» ya está entre tus bodas. Invita a la pareja cuando quieras.`)
      void navigate({ to: '/app/couple/$wid', params: { wid } })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      name: name.trim() ? null : 'Ponle un nombre, por ejemplo el de la pareja.',
      date: dateProblemIn(event.currentTarget),
    }
    setProblems(found)
    if (!found.name && !found.date && !create.isPending) create.mutate()
  }
  return (
    <Dialog
      title="Crear boda"
      description={`Con los datos de la solicitud de ${request.name}.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={create.isPending}
            pendingLabel="Creando"
          >
            Crear boda
          </Button>
        </>
      )}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="Nombre de la boda"
          value={name}
          onChange={setName}
          maxLength={WEDDING_NAME_MAX}
          error={problems.name}
          autoFocus
          autoComplete="off"
        />
        <DatePicker
          label="Fecha (opcional)"
          value={eventDate}
          onChange={setEventDate}
          error={problems.date}
        />
        <FormError error={create.error} />
        <PlanOffer error={create.error} />
      </form>
    </Dialog>
  )
}

const NO_PROBLEMS = { name: null, date: null }
