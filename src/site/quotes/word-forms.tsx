import { QUOTE_WORDS_MAX } from '#domain/quotes/quotes.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { Failure, QuoteTextField } from './quote-field.tsx'
import type { QuoteAttempt, QuoteView } from './quote-view.ts'
import { FAILURES, PROBLEMS } from './quote-words.ts'
import { wideButton } from './wide-button.ts'

type WordFormProps = { view: QuoteView; attempt: QuoteAttempt | null }

/** The two forms that a couple opens: a question, and a refusal while there is something to refuse. */
export function WordForms({ view, attempt }: WordFormProps) {
  const isRefusable = view.state === 'open'
  return (
    <div className="mt-4">
      <section id="duda" className="border-t border-line">
        <details className="qt-fold" open={attempt?.act === 'question'}>
          <summary>Tengo una duda</summary>
          <QuestionForm view={view} attempt={attempt} button="Enviar la duda" />
        </details>
        <AskedQuestion view={view} />
      </section>
      {isRefusable && (
        <section id="no-encaja" className="border-t border-line">
          <details className="qt-fold" open={attempt?.act === 'declined'}>
            <summary>No nos encaja</summary>
            <RefusalForm view={view} attempt={attempt} />
          </details>
        </section>
      )}
    </div>
  )
}

type QuestionFormProps = WordFormProps & { button: string; begun?: string; isMain?: boolean }

export function QuestionForm({ view, attempt, button, begun = '', isMain }: QuestionFormProps) {
  const { path, version, planner } = view
  const own = attempt?.act === 'question' ? attempt : null
  const problem = own?.problems.words
  return (
    <form
      method="post"
      action={`${path}#duda`}
      noValidate
      className={isMain ? 'grid gap-3' : 'grid gap-3 pb-5'}
    >
      <input type="hidden" name="version" value={version} />
      {own?.failure && <Failure>{FAILURES[own.failure](planner)}</Failure>}
      <QuoteTextField
        id="texto-duda"
        name="words"
        label={`Vuestro mensaje para ${planner.name}`}
        value={own?.words ?? begun}
        maxLength={QUOTE_WORDS_MAX}
        problem={problem && PROBLEMS.words[problem]}
        isLong
      />
      <button
        type="submit"
        name="act"
        value="question"
        className={wideButton(isMain ? 'primary' : 'secondary')}
      >
        {button}
      </button>
    </form>
  )
}

function RefusalForm({ view, attempt }: WordFormProps) {
  const { path, version, planner } = view
  const own = attempt?.act === 'declined' ? attempt : null
  const problem = own?.problems.words
  return (
    <form method="post" action={`${path}#no-encaja`} noValidate className="grid gap-3 pb-5">
      <input type="hidden" name="version" value={version} />
      {own?.failure && <Failure>{FAILURES[own.failure](planner)}</Failure>}
      <QuoteTextField
        id="texto-motivo"
        name="words"
        label="El motivo (opcional)"
        value={own?.words ?? ''}
        maxLength={QUOTE_WORDS_MAX}
        problem={problem && PROBLEMS.words[problem]}
        isOptional
        isLong
      />
      <button type="submit" name="act" value="declined" className={wideButton('secondary')}>
        Decir que no nos encaja
      </button>
    </form>
  )
}

/** The last thing that was asked, with its day. */
export function AskedQuestion({ view: { question, planner } }: { view: QuoteView }) {
  if (!question) return null
  return (
    <div className="pb-4 text-sm wrap-anywhere text-ink-2">
      <p>
        Se lo hemos enviado a {planner.name} el {spanishDayAt(question.at)}:
      </p>
      <p className="mt-1 whitespace-pre-line text-ink">«{question.words}»</p>
    </div>
  )
}
