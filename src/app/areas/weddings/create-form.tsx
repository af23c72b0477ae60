import { type FormEvent, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { dateProblemIn } from '#ui/date-problem.ts'
import { TextField } from '#ui/text-field.tsx'
import { useDrawnByServer } from '#ui/use-drawn-by-server.ts'
import { FormError } from '../../lib/form-error.tsx'
import { useFormDraft } from '../../lib/unsaved/drafts.ts'
import { useCreateWedding } from './use-create-wedding.ts'

type CreateFormProps = { onCreated: (wedding: Wedding) => void; autoFocus?: boolean }

/** Creates the couple's wedding: a name, and a date if there is one. */
export function CreateForm({ onCreated, autoFocus }: CreateFormProps) {
  const isDrawn = useDrawnByServer()
  const [typed, type] = useFormDraft<{ name: string; eventDate: string }>('new wedding')
  const { name = '', eventDate = null } = typed
  const [problem, setProblem] = useState<Problem>({ name: null, date: null })
  const create = useCreateWedding((wedding) => {
    type(null)
    onCreated(wedding)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: Problem = {
      name: name.trim() ? null : 'Ponle un nombre, por ejemplo el vuestro.',
      date: dateProblemIn(event.currentTarget),
    }
    setProblem(found)
    if (!found.name && !found.date && !create.isPending) create.mutate({ name, eventDate })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Nombre de la boda"
        placeholder="Noa & Alex"
        size="lg"
        value={name}
        onChange={(text) => type({ name: text || undefined })}
        maxLength={WEDDING_NAME_MAX}
        error={problem.name}
        autoFocus={autoFocus && !isDrawn}
        autoComplete="off"
      />
      <DatePicker
        label="Fecha (opcional)"
        size="lg"
        value={eventDate}
        onChange={(date) => type({ eventDate: date ?? undefined })}
        error={problem.date}
      />
      <FormError error={create.error} />
      <Button type="submit" variant="primary" size="lg" isPending={create.isPending} pendingLabel="Creando">
        Crear boda
      </Button>
    </form>
  )
}

type Problem = { name: string | null; date: string | null }
