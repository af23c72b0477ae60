import { ANSWER_PATH, FIELDS } from './field-names.ts'
import { rsvpButton } from './rsvp-button.ts'
import { needsOf } from './rsvp-summary.tsx'
import type { RsvpValues, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type HealthKeptProps = { view: RsvpView; values: RsvpValues; words: Words; isWithdrawn?: boolean | undefined }

/**
 * The facts that are kept for the kitchen, of everyone of whom there are some, with the button that withdraws the
 * permission: it works as long as anything is kept, also after the last day.
 */
export function HealthKept({ view, values, words, isWithdrawn }: HealthKeptProps) {
  const { t } = words
  const people = view.people.filter(({ health }) => health !== null)
  const status = isWithdrawn && (
    <p role="status" className="rv-status">
      {t.withdrawn()}
    </p>
  )
  if (people.length === 0) return status || null
  return (
    <section aria-labelledby="cocina" data-print="hide">
      <h2 id="cocina">{t.health_kept()}</h2>
      {status}
      <ul className="rv-summary">
        {people.map((person) => (
          <li key={person.id}>
            <b className="wrap-anywhere">{person.name}</b>
            <p className="wrap-anywhere first-letter:uppercase">
              {needsOf(values.people[person.id]!, words)}
            </p>
            {person.health === 'noted' && <p className="text-sm">{t.health_noted()}</p>}
            {person.health === 'partly' && <p className="text-sm">{t.health_noted_more()}</p>}
            {person.health !== 'noted' && (
              <form method="post" action={view.path + ANSWER_PATH} className="col-span-full">
                <button
                  type="submit"
                  name={FIELDS.withdrawal}
                  value={person.id}
                  aria-label={t.withdraw_of({ name: person.name })}
                  className={rsvpButton('secondary', 'mt-2')}
                >
                  {t.withdraw()}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
