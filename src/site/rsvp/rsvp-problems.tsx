import { answerIn } from '#domain/households/own-questions.ts'
import { chosenStop } from './bus-words.ts'
import { FIELDS } from './field-names.ts'
import { questionLabel } from './own-question-words.ts'
import type { RsvpField, RsvpProblem, RsvpView } from './rsvp-view.ts'
import { eventName, type Words } from './words.ts'

type ProblemsProps = { view: RsvpView; problems: readonly RsvpProblem[]; words: Words }

/** Lists the missing parts, with a link to each place; the browser goes to the first because it has the focus. */
export function RsvpProblems({ view, problems, words }: ProblemsProps) {
  const { t, people } = words
  return (
    <div className="rv-problem" role="alert">
      <h2>{t.missing({ count: problems.length })}</h2>
      {problems.map((problem) => (
        <a key={sentenceOf(problem, view, words)} href={hrefOf(problem)}>
          {sentenceOf(problem, view, words)}
        </a>
      ))}
      {problems.some(({ code }) => code === 'changed') && <p>{t.changed_lead({ people })}</p>}
      <p>{t.rest_saved()}</p>
    </div>
  )
}

function hrefOf({ person, field, code, question }: RsvpProblem): string {
  if (code === 'gone') return '#venis'
  if (field === 'own') return `#${FIELDS.own(question ?? '', person)}`
  if (person === null) return field === 'song' || field === 'message' ? `#${FIELDS[field]}` : '#autobus'
  if (code === 'consent' || code === 'consent-again') return `#permiso-${person}`
  if (field === 'companion') return `#nombre-${person}`
  if (field === 'note') return `#cocina-${person}`
  return `#persona-${person}`
}

/** Says what is wrong with a field, for the list and beside the field. */
export function sentenceOf(problem: RsvpProblem, view: RsvpView, words: Words): string {
  const { code, person, field: kind } = problem
  const { t, people } = words
  const name = view.people.find(({ id }) => id === person)?.name ?? ''
  if (code === 'consent')
    return problem.isOfDiet ? t.consent_missing_diet({ name, people }) : t.consent_missing({ name, people })
  if (code === 'consent-again') return t.consent_again({ name, people })
  if (kind === 'own') return ownSentence(problem, view, words)
  if (code === 'no-longer') return `${name}: ${t.no_longer()}`
  if (code === 'companion') return t.companion_missing({ name })
  const field = [name || problem.name, labelOf(problem, view, words)].filter(Boolean).join(', ')
  if (code === 'gone') return t.gone({ name: field })
  if (code === 'changed') return t.changed_meanwhile({ field, value: storedOf(problem, view, words) })
  return t.too_long({ field })
}

/** The same of a question of the couple's own. */
function ownSentence(problem: RsvpProblem, view: RsvpView, words: Words): string {
  const { t } = words
  const question = view.questions.find(({ key }) => key === problem.question)
  const name = view.people.find(({ id }) => id === problem.person)?.name
  const field = [name, question && questionLabel(view, question, words)].filter(Boolean).join(', ')
  if (problem.code === 'no-number') return t.number_missing({ field })
  if (problem.code === 'too-long') return t.too_long({ field })
  if (problem.code !== 'changed') return `${field}: ${t.no_longer()}`
  const value = problem.stored ? answerIn(question!, String(problem.stored), words.language) : t.unanswered()
  return t.changed_meanwhile({ field, value })
}

/** The field as the page calls it; nothing for a person who is gone with all of their fields. */
function labelOf({ code, field, event, name }: RsvpProblem, view: RsvpView, words: Words): string {
  const { t } = words
  if (field === 'event') {
    const asked = view.events.find(({ key }) => key === event)
    if (asked) return eventName(words, asked)
    return code === 'gone' && event === undefined ? '' : (name ?? '')
  }
  if (field === 'own') return ''
  const labels: Record<Exclude<RsvpField, 'event' | 'own'>, string> = {
    menu: t.menu(),
    note: t.allergies(),
    companion: t.companion(),
    bus: t.bus(),
    busOut: `${t.bus()}, ${t.bus_out()}`,
    busBack: `${t.bus()}, ${t.bus_back()}`,
    song: t.song_short(),
    message: t.words(),
  }
  return labels[field]
}

/** Says in the words of the page which value another person has put meanwhile. */
function storedOf({ field, stored }: RsvpProblem, view: RsvpView, { t }: Words): string {
  if (field === 'event' && stored === 'maybe') return t.maybe()
  if (typeof stored === 'boolean') return stored ? t.yes() : t.no()
  if (!stored) return field === 'companion' ? t.no() : t.unanswered()
  if (field === 'menu') return view.menus.find(({ key }) => key === stored)?.name ?? stored
  if (field === 'busOut' || field === 'busBack') {
    const route = view.busRoutes.find(({ id }) => id === stored)
    return route ? chosenStop(route) : t.bus_none()
  }
  return stored
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
