import { controlClass } from '#ui/fields/field-class.ts'
import { Choices, YesNo } from './choices.tsx'
import { FIELDS } from './field-names.ts'
import { FieldProblem } from './field-problem.tsx'
import { HealthFields } from './health-fields.tsx'
import { OwnQuestions } from './own-questions.tsx'
import type { PersonFieldsProps } from './person-fields-props.ts'
import { sentenceOf } from './rsvp-problems.tsx'
import { type RsvpProblem, type RsvpView, WEDDING_KEY } from './rsvp-view.ts'
import { eventName, eventTime, type Words } from './words.ts'

/** One person: where they come, and what the kitchen asks of those who do. */
export function PersonFields({ person, view, values, problems, words }: PersonFieldsProps) {
  const { t } = words
  const events = view.events.filter(({ key }) => person.events.includes(key))
  const years = person.age === 'baby' ? t.baby() : person.years !== null && t.years({ years: person.years })
  return (
    <fieldset className="rv-person" id={`persona-${person.id}`}>
      <legend>
        {person.name}
        {years && <small>{years}</small>}
      </legend>
      <div className="rv-events">
        {events.map((event) => (
          <div key={event.key}>
            <span className="min-w-0">
              <b className="wrap-anywhere">{eventName(words, event)}</b>
              <small>{eventTime(words, event)}</small>
            </span>
            <YesNo
              name={FIELDS.event(person.id, event.key)}
              label={`${person.name}, ${eventName(words, event)}`}
              value={values.events[event.key]}
              hasMaybe={view.maybe !== undefined && event.key === WEDDING_KEY}
              words={words}
            />
          </div>
        ))}
      </div>
      <div className="rv-more">
        <MenuFields person={person} view={view} values={values} words={words} problems={problems} />
        <HealthFields person={person} view={view} values={values} words={words} problems={problems} />
        <OwnQuestions {...{ view, person, problems, words }} answers={values.ownAnswers} />
        {person.mayBringCompanion && <Companion {...{ person, view, values, words, problems }} />}
      </div>
    </fieldset>
  )
}

function MenuFields({ person, view, values, words: { t } }: PersonFieldsProps) {
  const isChild = person.age !== 'adult'
  const ofAll = view.menus.filter(({ forChildren }) => !forChildren)
  const menus = isChild ? [...view.menus.filter(({ forChildren }) => forChildren), ...ofAll] : ofAll
  return (
    <>
      {menus.length > 0 && (
        <fieldset className="mt-4" id={`menu-${person.id}`}>
          <legend className="mb-2.5 text-sm font-strong text-ink-2">{t.menu()}</legend>
          <Choices
            type="radio"
            name={FIELDS.menu(person.id)}
            options={menus.map(({ key, name }) => ({ value: key, label: name }))}
            chosen={[values.menu]}
          />
        </fieldset>
      )}
      {isChild && (
        <label className="rv-check mt-3">
          <input type="checkbox" name={FIELDS.highChair(person.id)} defaultChecked={values.highChair} />
          <b>{t.high_chair()}</b>
        </label>
      )}
    </>
  )
}

function Companion({ person, view, values, problems, words }: PersonFieldsProps) {
  const { t } = words
  const problem = problems.find(({ field }) => field === 'companion')
  const id = `nombre-${person.id}`
  const text = problem && companionText(problem, view, words)
  return (
    <div className="rv-companion">
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3">
        <b className="font-strong">{t.companion()}</b>
        <YesNo
          name={FIELDS.hasCompanion(person.id)}
          label={`${person.name}: ${t.companion()}`}
          value={values.hasCompanion}
          words={words}
        />
      </div>
      <div className="rv-name">
        <input
          type="text"
          id={id}
          name={FIELDS.companion(person.id)}
          defaultValue={values.companion}
          dir="auto"
          placeholder={t.companion_name()}
          aria-label={`${person.name}: ${t.companion_name()}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problema`}
          className={controlClass({ size: 'lg' })}
        />
        {text && <FieldProblem id={`${id}-problema`} text={text} />}
      </div>
    </div>
  )
}

function companionText(problem: RsvpProblem, view: RsvpView, words: Words): string {
  if (problem.code === 'too-long') return words.t.too_long_mend({ max: problem.max ?? 0 })
  return problem.code === 'changed' ? sentenceOf(problem, view, words) : words.t.companion_mend()
}
