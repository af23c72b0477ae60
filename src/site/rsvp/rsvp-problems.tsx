import { FIELDS } from './field-names.ts'
import type { RsvpProblem, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type ProblemsProps = { view: RsvpView; problems: readonly RsvpProblem[]; words: Words }

/** What is missing, with a link to each place; the browser goes to the first because it has the focus. */
export function RsvpProblems({ view, problems, words }: ProblemsProps) {
  const { t } = words
  return (
    <div className="rv-problem" role="alert">
      <h2>{t.missing({ count: problems.length })}</h2>
      {problems.map((problem) => (
        <a key={hrefOf(problem)} href={hrefOf(problem)}>
          {sentenceOf(problem, view, words)}
        </a>
      ))}
      <p>{t.rest_saved()}</p>
    </div>
  )
}

function hrefOf({ person, field, code }: RsvpProblem): string {
  if (person === null) return `#${FIELDS[field === 'song' ? 'song' : 'message']}`
  if (code === 'consent') return `#permiso-${person}`
  if (field === 'companion') return `#nombre-${person}`
  if (field === 'note') return `#cocina-${person}`
  return `#persona-${person}`
}

function sentenceOf({ code, person, field, max: _ }: RsvpProblem, view: RsvpView, words: Words): string {
  const { t, people } = words
  const name = view.people.find(({ id }) => id === person)?.name ?? ''
  if (code === 'consent') return t.consent_missing({ name, people })
  if (code === 'no-longer') return `${name}: ${t.no_longer()}`
  if (code === 'companion') return t.companion_missing({ name })
  const labels = {
    note: `${name}, ${t.allergies()}`,
    companion: `${name}, ${t.companion()}`,
    song: t.song_short(),
    message: t.words(),
    menu: t.menu(),
    bus: t.bus(),
  }
  return t.too_long({ field: labels[field] })
}

/** Nothing was saved, for no fault of those who answer. */
export function RsvpFailure({ words, reason }: { words: Words; reason: 'try-again' | 'too-many' }) {
  const { t, people } = words
  return (
    <div className="rv-problem" role="alert">
      <h2>{t.not_saved()}</h2>
      <p>{reason === 'too-many' ? t.too_many({ people }) : t.try_again({ people })}</p>
    </div>
  )
}
