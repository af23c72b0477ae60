import type { Wedding } from '#contract/weddings.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { assembleDate, selectableYears } from '#domain/time/chosen-date.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { type DateParts, DateSelects } from '#ui/fields/date-selects.tsx'
import type { FieldSize } from '#ui/fields/field-class.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useDrawnByServer } from '#ui/hydration/use-drawn-by-server.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
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
  const create = useCreateWedding()
  const eventDate = assembleDate(parts)
  const chosen = Object.values(parts).filter((part) => part !== null).length
  const isImpossible = eventDate === 'INVALID'
  const send = async () => {
    if (isImpossible) return
    const wedding = await create({ name, eventDate })
    type(null)
    onCreated(wedding)
  }
  const form = useSubmission(send, {
    problems: () => ({ name: cleanLine(name) ? null : `Ponle un nombre, por ejemplo ${nameExample}.` }),
  })
  return (
    <form {...form.props()} className="grid gap-4">
      <TextField
        label="Nombre de la boda"
        placeholder="Noa & Alex"
        size={size}
        value={name}
        onChange={(text) => type({ name: text || undefined })}
        maxLength={WEDDING_NAME_MAX}
        error={form.problems.name}
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
        error={isImpossible ? 'Ese día no existe. Revisa la fecha.' : null}
      />
      <FormError error={form.error} />
      <PlanOffer error={form.error} />
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending} pendingLabel="Creando">
        Crear boda
      </Button>
    </form>
  )
}

const NO_DATE: DateParts = { day: null, month: null, year: null }
