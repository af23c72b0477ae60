import { formatAmount, formatEuros } from '#domain/budget/money.ts'
import type { QuoteCombination } from '#domain/quotes/quote-combinations.ts'
import type { QuoteInstalment } from '#domain/quotes/quotes.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Combined } from './combined.tsx'
import { vatInWords } from './quote-words.ts'

type TotalProps = { combinations: readonly QuoteCombination[]; instalments: readonly QuoteInstalment[] }

/** The total with its IVA and its instalments, of each choice among the extras. */
export function QuoteTotal({ combinations, instalments }: TotalProps) {
  return (
    <>
      <div id="total">
        <p className="text-sm text-ink-2">Total, con IVA</p>
        <p aria-live="polite" className="serif text-[3.5rem] leading-none tracking-[-.025em] wrap-anywhere">
          <Combined combinations={combinations} show={({ totals }) => <Large cents={totals.total} />} />
        </p>
        <p className="num mt-2 text-sm text-ink-2">
          <Combined combinations={combinations} show={({ totals }) => vatInWords(totals)} />
        </p>
      </div>
      {instalments.length > 0 && (
        <ol aria-label="Pagos" className="mt-4 border-b border-line text-ui">
          {instalments.map(({ id, label, dueOn }, index) => (
            <li key={id} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
              <span className="min-w-0 wrap-anywhere">
                <b className="block font-strong">{label || `Pago ${index + 1}`}</b>
                <span className="num block text-xs text-ink-3">
                  {dueOn ? dateInWords(dueOn) : 'Al aceptar'}
                </span>
              </span>
              <span className="num whitespace-nowrap">
                <Combined
                  combinations={combinations}
                  show={({ instalments: amounts }) => formatEuros(amounts[index]!)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** `5.324,00 €`, its cents in small figures. */
function Large({ cents }: { cents: number }) {
  const [whole, decimals] = formatAmount(cents).split(',')
  return (
    <>
      {whole}
      <small className="text-[.5em] text-ink-2">,{decimals}&nbsp;€</small>
    </>
  )
}

/** On phones the total stays in sight while the page is read. */
export function QuoteBar({ combinations }: Pick<TotalProps, 'combinations'>) {
  return (
    <div className="qt-bar">
      <p>
        <span className="block text-xs text-ink-3">Total, con IVA</span>
        <span className="serif text-[1.625rem] leading-tight whitespace-nowrap">
          <Combined combinations={combinations} show={({ totals }) => formatEuros(totals.total)} />
        </span>
      </p>
      <a href="#aceptar" className="qt-on">
        Continuar
      </a>
    </div>
  )
}
