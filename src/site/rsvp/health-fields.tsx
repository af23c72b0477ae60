import Plus from 'lucide-react/icons/plus'
import { ALLERGENS, DIETS, type Diet } from '#domain/guests/allergens.ts'
import { controlClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Choices } from './choices.tsx'
import { FIELDS } from './field-names.ts'
import { FieldProblem } from './field-problem.tsx'
import { isOfConsent, Permission } from './permission-field.tsx'
import type { PersonFieldsProps } from './person-fields-props.ts'
import type { PersonValues } from './rsvp-view.ts'
import { dietName } from './words.ts'

/**
 * The facts about a person that the kitchen has to know: diets, allergies, and below both the permission that they are
 * kept with, because they are health data.
 */
export function HealthFields(props: PersonFieldsProps) {
  const { person, words } = props
  return (
    <div className="rv-health">
      {person.health === 'noted' && <p className={NOTED}>{words.t.health_noted()}</p>}
      {person.health === 'partly' && <p className={NOTED}>{words.t.health_noted_more()}</p>}
      <Diets {...props} />
      <Allergies {...props} />
      <Permission {...props} />
    </div>
  )
}

const NOTED = 'mt-3 text-sm text-ink-2'

function Diets({ person, values, words }: PersonFieldsProps) {
  const title = words.t.diet()
  return (
    <details className="rv-fold rv-diets" open={values.diets.length > 0}>
      <summary>
        <Icon of={Plus} />
        {title}
      </summary>
      <fieldset>
        <legend className="sr-only">{`${title}, ${person.name}`}</legend>
        <Choices
          type="checkbox"
          name={FIELDS.diets(person.id)}
          options={dietsOf(values).map((key) => ({ value: key, label: dietName(words, key) }))}
          chosen={values.diets}
        />
      </fieldset>
    </details>
  )
}

/** Gluten is asked for as an allergy; as a diet it is there to be seen and unmarked where a member has noted it. */
const dietsOf = ({ diets }: PersonValues): Diet[] =>
  DIETS.filter((key) => key !== 'gluten-free' || diets.includes(key))

function Allergies({ person, values, problems, words: { t } }: PersonFieldsProps) {
  const isMissing = problems.some(isOfConsent) && values.diets.length === 0
  const note = problems.find(({ field, code }) => field === 'note' && code === 'too-long')
  const isOpen = Boolean(isMissing || note || values.allergens.length > 0 || values.note)
  const id = `cocina-${person.id}`
  return (
    <details className="rv-fold" open={isOpen}>
      <summary>
        <Icon of={Plus} />
        {t.allergies()}
      </summary>
      <fieldset>
        <legend className="sr-only">{`${t.allergies()}, ${person.name}`}</legend>
        <Choices
          type="checkbox"
          name={FIELDS.allergens(person.id)}
          options={ALLERGENS.map((key) => ({ value: key, label: t[`allergen_${key}`]() }))}
          chosen={values.allergens}
        />
      </fieldset>
      <label className="mt-4 grid gap-1.5 text-sm font-strong text-ink-2">
        {t.kitchen_note()}
        <input
          type="text"
          id={id}
          name={FIELDS.note(person.id)}
          defaultValue={values.note}
          dir="auto"
          aria-invalid={note ? true : undefined}
          aria-describedby={note && `${id}-problema`}
          className={controlClass({ size: 'lg', className: 'font-normal' })}
        />
      </label>
      {note && <FieldProblem id={`${id}-problema`} text={t.too_long_mend({ max: note.max ?? 0 })} />}
    </details>
  )
}
