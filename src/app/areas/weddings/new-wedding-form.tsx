import { type FormEvent, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { assembleDate, selectableYears } from '#domain/time/dates.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { type DateParts, DateSelects } from '#ui/fields/date-selects.tsx'
import type { FieldSize } from '#ui/fields/field-class.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useDrawnByServer } from '#ui/hydration/use-drawn-by-server.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-texts.ts'
import { useCreateWedding } from './use-create-wedding.ts'

type NewWeddingFormProps = {
  /** The person whose name the wedding could have: 'el vuestro'. */
  nameExample: string
  size?: FieldSize
  autoFocus: boolean
  onCreated: (wedding: Wedding) => void
}

/** Creates a wedding: a name, and a date when day, month and year are chosen (spec 2, 4). */
export function NewWeddingForm({ nameExample, size, autoFocus, onCreated }: NewWeddingFormProps) {
  const isDrawn = useDrawnByServer()
  const years = selectableYears(useNow())
  const [typed, type] = useUnsavedForm<{ name: string; parts: DateParts }>('new wedding')
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
        size={size}
        value={name}
        onChange={(text) => type({ name: text || undefined })}
        maxLength={WEDDING_NAME_MAX}
        error={hasTried && isNameless ? `Ponle un nombre, por ejemplo ${nameExample}.` : null}
        autoFocus={autoFocus && !isDrawn}
        autoComplete="off"
      />
      <DateSelects
        label="Fecha (opcional)"
        size={size}
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
      <PlanOffer error={create.error} />
      <Button type="submit" variant="primary" size="lg" isPending={create.isPending} pendingLabel="Creando">
        Crear boda
      </Button>
    </form>
  )
}

const NO_DATE: DateParts = { day: null, month: null, year: null }
