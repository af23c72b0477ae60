import { useId, useState } from 'react'
import { ALLERGENS, DIETS, HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import type { PersonValues } from '#domain/households/answer-values.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '#ui/catering/need-names.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Problem } from '#ui/fields/field-parts.tsx'
import { problemAt, problemInWords } from './problem-words.ts'
import { type FieldsProps, ToldText } from './told-text.tsx'

type HealthAnswersProps = FieldsProps & { guestId: string; name: string; values: PersonValues }

const TOO_LONG = 'too-long'

/** Allergies and diets, which are kept with the permission of the guest alone. */
export function HealthAnswers({ guestId, name, values, ...fields }: HealthAnswersProps) {
  const { told, problems } = fields
  const way = (field: string) => ['people', guestId, field]
  const hasNeeds = values.allergens.length > 0 || values.diets.length > 0 || values.note.trim() !== ''
  const place = { person: guestId, field: 'note' } as const
  const problem = told.isAskedAgain(guestId)
    ? problemInWords({ ...place, code: 'consent-again' })
    : problemAt(
        problems.filter(({ code }) => code !== TOO_LONG),
        place,
      )
  const problemId = useId()
  // It stays open while the last mark is taken off, which would lose the focus with it.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <details
      open={(isOpen ?? hasNeeds) || problem !== null}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm text-ink-2 pointer-coarse:py-3">
        Alergias y dieta
      </summary>
      <div className="mt-2 grid gap-3">
        <CheckboxSet
          legend={`Alergias de ${name}`}
          choices={ALLERGENS.map((key) => ({ value: key as string, label: ALLERGEN_NAMES[key] }))}
          chosen={values.allergens}
          onChange={(chosen) => told.say(way('allergens'), chosen)}
          className="mt-1.5 flex flex-wrap gap-x-4"
        />
        <CheckboxSet
          legend={`Dieta de ${name}`}
          choices={DIETS.map((key) => ({ value: key as string, label: DIET_NAMES[key] }))}
          chosen={values.diets}
          onChange={(chosen) => told.say(way('diets'), chosen)}
          className="mt-1.5 flex flex-wrap gap-x-4"
        />
        <ToldText
          told={told}
          problems={problems.filter(({ code }) => code === TOO_LONG)}
          label="Algo más que deba saber la cocina"
          way={way('note')}
          value={values.note}
          place={place}
        />
        {(hasNeeds || values.hasConsent) && (
          <label className="flex cursor-pointer items-start gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={values.hasConsent}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId : undefined}
              onChange={({ target }) => told.say(way('hasConsent'), target.checked)}
              className="mt-0.5 size-4.5 shrink-0 accent-primary"
            />
            <span>
              {name} da permiso para guardarlo y dárselo a la cocina. Son datos de salud: se eliminan{' '}
              {HEALTH_KEPT_DAYS} días después de la boda.
            </span>
          </label>
        )}
        {problem && (
          <div role="alert" id={problemId}>
            <Problem sentence={problem} />
          </div>
        )}
      </div>
    </details>
  )
}
