import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { QuoteCombination } from '#domain/quotes/quote-combinations.ts'
import { QUOTE_WORDS_MAX } from '#domain/quotes/quotes.ts'
import { Combined } from './combined.tsx'
import { Failure, Problem, QuoteTextField } from './quote-field.tsx'
import type { QuoteAttempt, QuoteView } from './quote-view.ts'
import { FAILURES, PROBLEMS } from './quote-words.ts'
import { wideButton } from './wide-button.ts'

type AcceptProps = {
  view: QuoteView
  combinations: readonly QuoteCombination[]
  attempt: QuoteAttempt | null
}

/**
 * The acceptance of a quote. Each choice among the extras has a box of its own, whose value is the total that it
 * shows: a box that was ticked for another choice accepts nothing.
 */
export function AcceptForm({ view, combinations, attempt }: AcceptProps) {
  const { path, version, planner, number } = view
  const { name = '', words = '', problems = {}, failure } = attempt ?? {}
  return (
    <form id="aceptar" method="post" action={`${path}#aceptar`} noValidate className="mt-5 grid gap-4">
      <input type="hidden" name="version" value={version} />
      {failure && <Failure>{FAILURES[failure](planner)}</Failure>}
      <QuoteTextField
        id="nombre"
        name="name"
        label="Nombre y apellidos"
        value={name}
        maxLength={FULL_NAME_MAX}
        problem={problems.name && PROBLEMS.name[problems.name]}
      />
      <QuoteTextField
        id="unas-palabras"
        name="words"
        label={`Unas palabras para ${planner.name} (opcional)`}
        value={words}
        maxLength={QUOTE_WORDS_MAX}
        problem={problems.words && PROBLEMS.words[problems.words]}
        isOptional
        isLong
      />
      <div className="grid gap-1">
        <Combined
          combinations={combinations}
          show={({ totals: { total } }, at) => (
            <label className="qt-confirm">
              <input
                type="checkbox"
                name="total"
                value={total}
                aria-invalid={problems.total ? true : undefined}
                aria-describedby={problems.total ? 'problema-total' : undefined}
                id={`acepto-${at}`}
              />
              <span>
                Aceptamos el presupuesto {number} por <b className="num">{formatEuros(total)}</b>, con IVA.
              </span>
            </label>
          )}
        />
        {problems.total && <Problem id="problema-total">{PROBLEMS.total[problems.total]}</Problem>}
      </div>
      <button type="submit" name="act" value="accept" className={wideButton('primary')}>
        Aceptar el presupuesto
      </button>
      <p className="text-sm text-ink-3">
        Se lo diremos a {planner.name} con vuestro nombre. Aquí no pagáis nada.
      </p>
    </form>
  )
}
