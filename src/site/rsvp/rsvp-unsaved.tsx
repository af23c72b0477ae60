import { answersInWords } from './own-question-words.ts'
import { isComing, RsvpSummary } from './rsvp-summary.tsx'
import type { PersonValues, RsvpPerson, RsvpValues, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** An answer that came too late, and the page that it was written on. */
export type RsvpUnsavedAnswer = { view: RsvpView; values: RsvpValues }

/** All that was typed and could not be saved, as text to read back and to copy. */
export function RsvpUnsaved({ view, values, words }: RsvpUnsavedAnswer & { words: Words }) {
  const { t, people } = words
  // The lines of those who come have their answers.
  const unsaidAnswers = (person: RsvpPerson) =>
    isComing(person, values.people[person.id]!) === true
      ? []
      : answersInWords(view, person, values.people[person.id]!.ownAnswers, words).map(({ label, text }) => ({
          ...{ label: `${person.name}: ${label}`, text },
        }))
  const texts = [
    ...view.people.flatMap((person) => textsOf(person, values.people[person.id]!, words)),
    ...view.people.flatMap(unsaidAnswers),
    { label: t.song_short(), text: values.song },
    { label: t.words(), text: values.message },
  ].filter(({ text }) => text.trim() !== '')
  return (
    <section className="rv-said" aria-labelledby="sin-guardar">
      <h2 id="sin-guardar">{t.closed_typed()}</h2>
      <p className="mt-2 text-ink-2">{t.closed_typed_copy({ people })}</p>
      <RsvpSummary view={view} values={values} words={words} />
      <dl className="mt-4 grid gap-3">
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm font-strong text-ink-2">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The texts that the line of a person leaves out. */
function textsOf({ name }: RsvpPerson, { note, hasCompanion, companion }: PersonValues, { t }: Words) {
  const answer = hasCompanion ? companion || t.yes() : t.no()
  return [
    { label: `${name}: ${t.companion()}`, text: hasCompanion === null ? '' : answer },
    { label: `${name}: ${t.kitchen_note()}`, text: note },
  ]
}
