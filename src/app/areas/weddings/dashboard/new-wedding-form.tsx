import { type FormEvent, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { assembleDate, selectableYears } from '#domain/dates.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings.ts'
import { Button } from '#ui/button.tsx'
import { type DateParts, DateSelects } from '#ui/date-selects.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormError } from '../../../lib/form-error.tsx'
import { useFormDraft } from '../../../lib/unsaved/drafts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useCreateWedding } from '../use-create-wedding.ts'

type NewWeddingFormProps = { autoFocus: boolean; onCreated: (wedding: Wedding) => void }

export function NewWeddingForm({ autoFocus, onCreated }: NewWeddingFormProps) {
  const years = selectableYears(useNow())
  const [typed, type] = useFormDraft<{ name: string; parts: DateParts }>('new wedding of a planner')
  const { name = '', parts = NO_DATE } = typed
  const [hasTried, setTried] = useState(false)
  const create = useCreateWedding((wedding) => {
    type(null)
    onCreated(wedding)
  })

  const isNameless = !name.trim()
  const eventDate = assembleDate(parts)
  const chosen = Object.values(parts).filter((part) => part !== null).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNameless && eventDate !== 'INVALID' && !create.isPending) create.mutate({ name, eventDate })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Nombre de la boda"
        placeholder="Noa & Alex"
        value={name}
        onChange={(text) => type({ name: text || undefined })}
        maxLength={WEDDING_NAME_MAX}
        error={hasTried && isNameless ? 'Ponle un nombre, por ejemplo el de la pareja.' : null}
        autoFocus={autoFocus}
        autoComplete="off"
      />
      <DateSelects
        label="Fecha (opcional)"
        value={parts}
        onChange={(chosen) => type({ parts: chosen })}
        years={years}
        description={
          chosen === 1 || chosen === 2
            ? 'Si no eliges día, mes y año, la boda se creará sin fecha.'
            : undefined
        }
        error={eventDate === 'INVALID' ? 'Ese día no existe. Revisa la fecha.' : null}
      />
      <FormError error={create.error} />
      <Button type="submit" variant="primary" size="lg" isPending={create.isPending} pendingLabel="Creando">
        Crear boda
      </Button>
    </form>
  )
}

const NO_DATE: DateParts = { day: null, month: null, year: null }
