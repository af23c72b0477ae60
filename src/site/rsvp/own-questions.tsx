import type { OwnQuestion } from '#domain/households/invitation-settings.ts'
import { wordsIn } from '#domain/households/own-questions.ts'
import { controlClass } from '#ui/fields/field-class.ts'
import { Choices } from './choices.tsx'
import { FIELDS } from './field-names.ts'
import { FieldProblem } from './field-problem.tsx'
import { questionLabel, questionsTo } from './own-question-words.ts'
import { sentenceOf } from './rsvp-problems.tsx'
import type { RsvpPerson, RsvpProblem, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type OwnQuestionsProps = {
  view: RsvpView
  /** `null` for the questions that are asked of all together. */
  person: RsvpPerson | null
  answers: Readonly<Record<string, string>>
  problems: readonly RsvpProblem[]
  words: Words
}

/** The couple's own questions to a person, or to all together: each a line, a number, or one of some options. */
export function OwnQuestions({ view, person, answers, problems, words }: OwnQuestionsProps) {
  return questionsTo(view, person).map((question) => (
    <OwnField
      key={question.key}
      {...{ view, person, question, words }}
      answer={answers[question.key] ?? ''}
      problem={problems.find((one) => one.field === 'own' && one.question === question.key)}
    />
  ))
}

type OwnFieldProps = Pick<OwnQuestionsProps, 'view' | 'person' | 'words'> & {
  question: OwnQuestion
  answer: string
  problem: RsvpProblem | undefined
}

function OwnField({ view, person, question, answer, problem, words }: OwnFieldProps) {
  const name = FIELDS.own(question.key, person?.id ?? null)
  const label = questionLabel(view, question, words)
  const text = problem && mendOf(problem, view, words)
  if (question.kind === 'choice')
    return (
      <fieldset className="mt-4" id={name}>
        <legend dir="auto" className="mb-2.5 text-sm font-strong wrap-anywhere text-ink-2">
          {label}
        </legend>
        <Choices
          type="radio"
          name={name}
          options={question.options.map((option) => ({
            value: option.key,
            label: wordsIn(option, words.language),
          }))}
          chosen={[answer]}
        />
        {text && <FieldProblem id={`${name}-problema`} text={text} />}
      </fieldset>
    )
  return (
    <div className="mt-4">
      <label htmlFor={name} dir="auto" className="mb-1.5 block text-sm font-strong wrap-anywhere text-ink-2">
        {label}
      </label>
      <input
        type="text"
        id={name}
        name={name}
        defaultValue={answer}
        dir="auto"
        inputMode={question.kind === 'number' ? 'numeric' : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${name}-problema`}
        className={controlClass({ size: 'lg' })}
      />
      {text && <FieldProblem id={`${name}-problema`} text={text} />}
    </div>
  )
}

function mendOf(problem: RsvpProblem, view: RsvpView, words: Words): string {
  const { t } = words
  if (problem.code === 'no-number') return t.number_mend()
  if (problem.code === 'too-long') return t.too_long_mend({ max: problem.max ?? 0 })
  return problem.code === 'changed' ? sentenceOf(problem, view, words) : t.no_longer()
}
