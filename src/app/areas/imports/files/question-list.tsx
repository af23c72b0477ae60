import { useMutation } from '@tanstack/react-query'
import type { ImportView } from '#contract/import-rows.ts'
import { cx } from '#ui/class-names.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import type { ImportRef } from '../import-refs.ts'
import { answer } from '../imports.actions.ts'
import { Refused } from '../move-in-parts.tsx'

type Question = ImportView['questions'][number]

/** The element of a question, for what leads to it. */
export const questionId = (key: string) => `pregunta-${key}`

type QuestionListProps = { at: ImportRef; questions: readonly Question[] }

/** Questions about two possible readings, five at most; the marked answer stands unless another is given. */
export function QuestionList({ at, questions }: QuestionListProps) {
  const given = useMutation({
    mutationFn: ({ key, value }: { key: string; value: string }) => answer(at, key, value),
  })
  const markedOf = ({ key, value }: Question) =>
    given.isPending && given.variables.key === key ? given.variables.value : value
  return (
    <>
      <ol className="grid">
        {questions.map((question, index) => (
          <li key={question.key}>
            <fieldset
              id={questionId(question.key)}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-t border-line-strong pt-4.5 pb-5.5"
            >
              <legend className="contents">
                <span
                  aria-hidden="true"
                  className="serif float-left text-[1.3125rem] leading-[1.2] text-ink-3"
                >
                  {index + 1}
                </span>
                <span className="serif text-[1.3125rem] leading-[1.2] text-balance wrap-anywhere">
                  {question.title}
                </span>
              </legend>
              <div className="col-start-2">
                <p className="pt-1.5 text-sm text-ink-2 wrap-anywhere">{question.detail}</p>
                <div className="flex flex-wrap gap-1.5 pt-3">
                  {question.options.map(({ value, label }) => (
                    <button
                      key={value}
                      type="button"
                      aria-pressed={markedOf(question) === value}
                      onClick={() => given.mutate({ key: question.key, value })}
                      className={cx(CHIP, markedOf(question) === value ? ON : OFF)}
                    >
                      {label}
                    </button>
                  ))}
                </div>
                {!question.isAnswered && (
                  <p className="pt-2 text-xs text-ink-3">Lo marcado es lo que suponemos.</p>
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Refused>{given.isError && messageFor(given.error)}</Refused>
      <p className="border-t border-line pt-3.5 text-sm text-ink-2">
        Lo demás lo hemos decidido nosotros. Podrás cambiarlo en la boda.
      </p>
    </>
  )
}

const CHIP =
  'inline-flex min-h-9 items-center rounded-pill border px-3.5 py-1 text-left text-sm font-strong max-md:min-h-11'
const ON = 'border-transparent bg-primary text-on-primary'
const OFF = 'border-control hover:bg-surface-hover'
