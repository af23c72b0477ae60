import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { dateProblemIn } from '#ui/date-problem.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormError } from './form-error.tsx'
import { changeWedding } from './wedding-changes.ts'

type EditWeddingDialogProps = { wedding: Wedding; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Name and date, which any member may change. */
export function EditWeddingDialog({ wedding, isOpen, onOpenChange }: EditWeddingDialogProps) {
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  return (
    <Dialog
      title="Nombre y fecha"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving} pendingLabel="Guardando">
            Guardar
          </Button>
        </>
      )}
    >
      <EditForm id={formId} wedding={wedding} onSaving={setSaving} onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}

type EditFormProps = {
  id: string
  wedding: Wedding
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
}

function EditForm({ id, wedding, onSaving, onSaved }: EditFormProps) {
  const [name, setName] = useState(wedding.name)
  const [eventDate, setEventDate] = useState(wedding.eventDate)
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM)
  const save = useMutation({
    mutationFn: () =>
      // Only what was changed here: somebody else may be changing the other.
      changeWedding(wedding.id, {
        ...(name.trim() !== wedding.name && { name }),
        ...(eventDate !== wedding.eventDate && { eventDate }),
      }),
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: onSaved,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: Problem = {
      name: name.trim() ? null : 'Ponle un nombre a la boda.',
      date: dateProblemIn(event.currentTarget),
    }
    setProblem(found)
    if (!found.name && !found.date && !save.isPending) save.mutate()
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Nombre de la boda"
        value={name}
        onChange={setName}
        maxLength={WEDDING_NAME_MAX}
        error={problem.name}
        autoFocus
        autoComplete="off"
      />
      <DatePicker label="Fecha (opcional)" value={eventDate} onChange={setEventDate} error={problem.date} />
      <FormError error={save.error} />
    </form>
  )
}

type Problem = { name: string | null; date: string | null }

const NO_PROBLEM: Problem = { name: null, date: null }
