import Check from 'lucide-react/icons/check'
import { formatEuros } from '#domain/budget/money.ts'
import { COMBINED_EXTRAS_MAX } from '#domain/quotes/quote-combinations.ts'
import { lineTotal, quoteTotals } from '#domain/quotes/quote-totals.ts'
import type { QuoteContent, QuoteLine } from '#domain/quotes/quotes.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { boxId } from './combined.tsx'
import type { QuoteView } from './quote-view.ts'
import { amountInWords } from './quote-words.ts'

const NONE: ReadonlySet<string> = new Set()

/** The lines of a quote and its extras, to be ticked or, once it is accepted, as they were. */
export function QuoteContents({ content, chosen, path, state }: QuoteView) {
  const isOpen = state !== 'accepted'
  const extras = isOpen ? content.extras : content.extras.filter(({ id }) => chosen.has(id))
  return (
    <>
      <section className="mt-8 md:mt-9">
        <h2 className="mb-3.5">Qué incluye</h2>
        <ul>
          {content.lines.map((line) => (
            <Included key={line.id} line={line} content={content} />
          ))}
        </ul>
        <p className="flex justify-between gap-4 border-t border-line-strong pt-3.5">
          <span>Todo esto</span>
          <b className="num font-strong whitespace-nowrap">{formatEuros(quoteTotals(content, NONE).total)}</b>
        </p>
      </section>
      {extras.length > 0 && (
        <section className="mt-8 md:mt-9">
          <h2 className="mb-3.5">{isOpen ? 'Si os apetece' : 'Lo que habéis añadido'}</h2>
          <ul className="border-b border-line">
            {extras.map((extra, index) =>
              isOpen ? (
                <li key={extra.id}>
                  <label className="qt-extra">
                    <input
                      type="checkbox"
                      id={boxId(index)}
                      name="extra"
                      value={extra.id}
                      form="aceptar"
                      defaultChecked={chosen.has(extra.id)}
                    />
                    <LineText line={extra} guests={content.guests} />
                    <Price line={extra} content={content} />
                  </label>
                </li>
              ) : (
                <Included key={extra.id} line={extra} content={content} hasPrice />
              ),
            )}
          </ul>
          {isOpen && (
            <p className={extras.length > COMBINED_EXTRAS_MAX ? 'mt-4' : 'mt-4 qt-add-up'}>
              <button
                type="submit"
                form="aceptar"
                name="act"
                value="calculate"
                formAction={`${path}#total`}
                className={buttonClass()}
              >
                Calcular
              </button>
            </p>
          )}
        </section>
      )}
    </>
  )
}

type LineProps = { line: QuoteLine; content: QuoteContent; hasPrice?: boolean }

function Included({ line, content, hasPrice }: LineProps) {
  return (
    <li className="flex gap-3.5 border-t border-line py-3">
      <Icon of={Check} className="mt-0.5 text-link" />
      <LineText line={line} guests={content.guests} />
      {hasPrice && <Price line={line} content={content} />}
    </li>
  )
}

function LineText({ line, guests }: { line: QuoteLine; guests: number | null }) {
  const amount = amountInWords(line, guests)
  return (
    <span className="min-w-0 grow wrap-anywhere">
      <b className="block font-strong">{line.concept}</b>
      {line.detail && <span className="block text-ui text-ink-2">{line.detail}</span>}
      {amount && <span className="num block text-sm text-ink-3">{amount}</span>}
    </span>
  )
}

const Price = ({ line, content }: LineProps) => (
  <b className="num pt-0.5 font-strong whitespace-nowrap">{formatEuros(lineTotal(line, content))}</b>
)
