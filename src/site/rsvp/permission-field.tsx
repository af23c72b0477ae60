import { listed } from './date-words.ts'
import { FIELDS } from './field-names.ts'
import { FieldProblem } from './field-problem.tsx'
import type { PersonFieldsProps } from './person-fields-props.ts'
import { rsvpButton } from './rsvp-button.ts'
import { coupleNames } from './rsvp-view.ts'

/** The permission that health data is kept with, and the button that withdraws it. */
export function Permission({ person, view, values, problems, words: { t, language } }: PersonFieldsProps) {
  const problem = problems.find(isOfConsent)
  const couple = coupleNames(view.weddingName)
  const id = `permiso-${person.id}`
  const mend = values.allergens.length > 0 || values.note ? t.consent_mend : t.consent_mend_diet
  return (
    <div className="rv-permission">
      <label className="rv-check">
        <input
          type="checkbox"
          id={id}
          name={FIELDS.consent(person.id)}
          defaultChecked={values.hasConsent}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problema`}
        />
        <span>
          {t.consent({ couple: couple.join(', ') })} <b>{t.consent_agree()}</b>
        </span>
      </label>
      {problem && <FieldProblem id={`${id}-problema`} text={mend({ couple: listed(language, couple) })} />}
      {(person.health === 'agreed' || person.health === 'partly') && (
        <button
          type="submit"
          name={FIELDS.withdrawal}
          value={person.id}
          aria-label={t.withdraw_of({ name: person.name })}
          data-print="hide"
          className={rsvpButton('secondary', 'mt-2')}
        >
          {t.withdraw()}
        </button>
      )}
    </div>
  )
}

export const isOfConsent = ({ code }: { code: string }) => code === 'consent' || code === 'consent-again'
