import CheckCheck from 'lucide-react/icons/check-check'
import { untilDate } from '#domain/households/invitation-dates.ts'
import { BOX, controlClass, textareaClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { BusFields } from './bus-fields.tsx'
import { ANSWER_PATH, FIELDS, YES } from './field-names.ts'
import { FieldProblem } from './field-problem.tsx'
import { questionsTo } from './own-question-words.ts'
import { OwnQuestions } from './own-questions.tsx'
import { PersonFields } from './person-fields.tsx'
import { rsvpButton } from './rsvp-button.ts'
import { sentenceOf } from './rsvp-problems.tsx'
import { type RsvpProblem, type RsvpValues, type RsvpView, WEDDING_KEY } from './rsvp-view.ts'
import type { Words } from './words.ts'

export type RsvpFormProps = {
  view: RsvpView
  values: RsvpValues
  problems: readonly RsvpProblem[]
  words: Words
  /** A copy of what the page shows, which comes back with the answer. */
  pageCopy: string
}

/**
 * The answer of a household: one form and one request. It is checked by the server alone (`noValidate`), because
 * what it lacks depends on what is marked, and everything else is saved all the same. No field has a `maxlength`,
 * which would cut what is pasted without a word. No field is marked
 * `autocomplete=off`: browsers forget what was typed into those when the back button brings the page again.
 */
export function RsvpForm({ view, values, problems, words, pageCopy }: RsvpFormProps) {
  const { t, people, language } = words
  const lead = view.lastDay
    ? t.coming_until({ people, until: untilDate(language, view.lastDay) })
    : t.coming_open({ people })
  return (
    <form method="post" action={view.path + ANSWER_PATH} noValidate id="respuesta">
      {/* The first button is the one that Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t.send()}
      </button>
      <section aria-labelledby="venis">
        <h2 id="venis">{t.coming({ people })}</h2>
        <p className="mt-2 text-ink-2">{lead}</p>
        <MaybeNote view={view} values={values} words={words} />
        {answersAsked(view) > 1 && (
          <button
            type="submit"
            name={FIELDS.all}
            value={YES}
            data-print="hide"
            className={rsvpButton('secondary', 'rv-all')}
          >
            <Icon of={CheckCheck} />
            {t.all_yes({ people })}
          </button>
        )}
        {view.people.map((person) => (
          <PersonFields
            key={person.id}
            person={person}
            view={view}
            values={values.people[person.id]!}
            problems={problems.filter((problem) => problem.person === person.id)}
            words={words}
          />
        ))}
      </section>
      <BusFields view={view} values={values} words={words} />
      <FamilyQuestions view={view} values={values} problems={problems} words={words} />
      <LastFields view={view} values={values} problems={problems} words={words} />
      {/* It comes last, so that it is not whole where a form was cut off. */}
      <input type="hidden" name={FIELDS.page} value={pageCopy} />
    </form>
  )
}

/** Says until when they may leave it open, and to who has done so and may no more that it is time to decide. */
function MaybeNote({
  view,
  values,
  words: { t, people, language },
}: Pick<RsvpFormProps, 'view' | 'values' | 'words'>) {
  const isSaid = Object.values(values.people).some(({ events }) => events[WEDDING_KEY] === 'maybe')
  if (!view.maybe) return isSaid && <p className="mt-2 font-strong">{t.maybe_over({ people })}</p>
  const { until } = view.maybe
  return (
    <p className="mt-2 text-ink-2">
      {until ? t.maybe_until({ people, until: untilDate(language, until) }) : t.maybe_open({ people })}
    </p>
  )
}

const LAST_FIELDS = ['song', 'message'] as const

const answersAsked = ({ people }: RsvpView) => people.reduce((sum, { events }) => sum + events.length, 0)

/** The couple's own questions to all together. */
function FamilyQuestions({ view, values, problems, words }: Omit<RsvpFormProps, 'pageCopy'>) {
  if (questionsTo(view, null).length === 0) return null
  return (
    <section aria-labelledby="preguntas">
      <h2 id="preguntas">{words.t.own_questions()}</h2>
      <OwnQuestions
        {...{ view, words }}
        person={null}
        answers={values.ownAnswers}
        problems={problems.filter(({ person }) => person === null)}
      />
    </section>
  )
}

function LastFields({ view, values, problems, words }: Omit<RsvpFormProps, 'pageCopy'>) {
  const { t, people } = words
  const textOf = (problem: RsvpProblem) =>
    problem.code === 'changed' ? sentenceOf(problem, view, words) : t.too_long_mend({ max: problem.max ?? 0 })
  const problemOf = (name: 'song' | 'message') =>
    problems.find(({ field, person }) => field === name && person === null)
  const attributes = (name: 'song' | 'message') => ({
    id: FIELDS[name],
    name: FIELDS[name],
    defaultValue: values[name],
    dir: 'auto',
    'aria-invalid': problemOf(name) ? true : undefined,
    'aria-describedby': problemOf(name) && `${FIELDS[name]}-problema`,
  })
  const isAsked = { song: view.asksSong, message: view.asksMessage }
  return (
    <section aria-labelledby="ultimo">
      {(isAsked.song || isAsked.message) && <h2 id="ultimo">{t.last()}</h2>}
      {/* By the last text of the form is known that it arrived whole. */}
      {!isAsked.message && <input type="hidden" name={FIELDS.message} value={values.message} />}
      <div className="mt-5 grid gap-4.5">
        {LAST_FIELDS.filter((name) => isAsked[name]).map((name) => (
          <div key={name}>
            <label htmlFor={FIELDS[name]} className="mb-1.5 block text-sm font-strong text-ink-2">
              {name === 'song' ? t.song({ people }) : t.words()}
            </label>
            {name === 'song' ? (
              <input type="text" {...attributes(name)} className={controlClass({ size: 'lg' })} />
            ) : (
              <textarea {...attributes(name)} rows={3} className={`${BOX} ${textareaClass}`} />
            )}
            {problemOf(name) && (
              <FieldProblem id={`${FIELDS[name]}-problema`} text={textOf(problemOf(name)!)} />
            )}
          </div>
        ))}
      </div>
      <div className="grid gap-3.5 pt-9" data-print="hide">
        <button type="submit" className={rsvpButton('primary', 'w-full')}>
          {t.send()}
        </button>
        <p className="text-sm text-ink-2">{t.send_note({ people })}</p>
      </div>
    </section>
  )
}
