import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { useOthersValue } from '../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../sync/presence/others-value-note.tsx'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-texts.ts'
import { changeWedding } from './weddings.actions.ts'

type EditWeddingFormProps = {
  id: string
  wedding: Wedding
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
}

export function EditWeddingForm({ id, wedding, onSaving, onSaved }: EditWeddingFormProps) {
  const [typed, type] = useUnsavedForm<Typed>(weddingUnsavedKey(wedding))
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM)
  const { name = wedding.name, eventDate = wedding.eventDate } = typed
  const form = useRef<HTMLFormElement>(null)
  const save = useMutation({
    // Only the changed field is sent: another member may be changing the other one.
    mutationFn: () =>
      changeWedding(wedding.id, {
        ...(name.trim() !== wedding.name && { name }),
        ...(eventDate !== wedding.eventDate && { eventDate }),
      }),
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: () => {
      type(null)
      onSaved()
    },
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
  const forget = (field: keyof Typed) => type({ [field]: undefined })
  const othersName = useOthersValue({
    id: wedding.id,
    field: 'name',
    typed: typed.name?.trim(),
    value: wedding.name,
    onTakeTheirs: () => forget('name'),
  })
  const othersDate = useOthersValue({
    id: wedding.id,
    field: 'eventDate',
    typed: typed.eventDate,
    value: wedding.eventDate,
    onTakeTheirs: () => forget('eventDate'),
  })
  const keepMine = () => form.current?.requestSubmit()
  return (
    <form id={id} ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label="Nombre de la boda"
          value={name}
          onChange={(text) => type({ name: text })}
          maxLength={WEDDING_NAME_MAX}
          error={problem.name}
          autoFocus
          autoComplete="off"
        />
        <OthersValueNote others={othersName} onTakeTheirs={() => forget('name')} onKeepMine={keepMine} />
      </div>
      <div className="grid gap-2">
        <DatePicker
          label="Fecha (opcional)"
          value={eventDate}
          onChange={(date) => type({ eventDate: date })}
          error={problem.date}
        />
        <OthersValueNote
          others={othersDate && { ...othersDate, value: othersDate.value && dateInWords(othersDate.value) }}
          onTakeTheirs={() => forget('eventDate')}
          onKeepMine={keepMine}
        />
      </div>
      <FormError error={save.error} />
    </form>
  )
}

/** The fields changed here; the others keep their saved values. */
type Typed = { name?: string; eventDate?: string | null }

type Problem = { name: string | null; date: string | null }

const NO_PROBLEM: Problem = { name: null, date: null }

export const weddingUnsavedKey = ({ id }: Wedding) => `${id} name and date`
