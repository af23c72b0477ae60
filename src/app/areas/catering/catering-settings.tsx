import type { Catering } from '#contract/catering.ts'
import { type CateringNaming, STAFF_MEALS_MAX } from '#domain/catering/catering.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import type { CateringActions } from './catering.actions.ts'

const NAMINGS: readonly { value: CateringNaming; label: string }[] = [
  { value: 'initials', label: 'Iniciales' },
  { value: 'given', label: 'Nombre' },
]

type CateringSettingsProps = { weddingId: string; catering: Catering; actions: CateringActions }

/** How guests are called beside an allergy, and how many who work there eat. */
export function CateringSettings({ weddingId, catering, actions: { update } }: CateringSettingsProps) {
  const naming = (update.isPending && update.variables.naming) || catering.naming
  return (
    <section data-edits aria-label="Qué sale en la hoja" className="grid gap-4 border-y border-line py-4">
      <div>
        <Switch
          label="Sin datos personales"
          description="Sin apellidos ni contactos"
          isSelected={naming !== 'full'}
          onChange={(isSelected) => update.mutate({ naming: isSelected ? 'given' : 'full' })}
        />
        {naming !== 'full' && (
          <Segmented
            label="Nombres junto a una alergia"
            segments={NAMINGS}
            value={naming}
            onChange={(chosen) => update.mutate({ naming: chosen })}
            className="mt-2"
          />
        )}
        <p className="mt-2 text-sm text-ink-2">
          Junto a una alergia, solo quien dio su permiso al responder. Los demás se cuentan, sin nombre.
        </p>
      </div>
      <StaffMeals weddingId={weddingId} meals={catering.staffMeals} update={update} />
    </section>
  )
}

type StaffMealsProps = { weddingId: string; meals: number; update: CateringActions['update'] }

/** Fotógrafos, músicos and others who eat and are on no guest list. Saved when the field is left. */
function StaffMeals({ weddingId, meals, update }: StaffMealsProps) {
  const [unsaved, setUnsaved] = useUnsaved(`${weddingId} staff meals`)
  const typed = unsaved === null ? null : readMeals(unsaved)
  const isUnreadable = unsaved !== null && typed === null
  const save = () => {
    if (typed === null) return
    setUnsaved(null)
    if (typed !== meals) update.mutate({ staffMeals: typed })
  }
  return (
    <TextField
      label="Menús para el equipo"
      description="Fotógrafos, músicos y quien trabaje ese día. Cuentan en la boda."
      error={isUnreadable ? `Escribe un número de 0 a ${STAFF_MEALS_MAX}.` : null}
      inputMode="numeric"
      value={unsaved ?? String(meals)}
      onChange={setUnsaved}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') setUnsaved(null)
      }}
      inputClassName="num max-w-24 text-right"
    />
  )
}

function readMeals(text: string): number | null {
  const meals = text.trim() === '' ? 0 : Number(text)
  return /^\s*\d*\s*$/.test(text) && meals <= STAFF_MEALS_MAX ? meals : null
}
