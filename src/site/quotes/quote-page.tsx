import { formatEuros } from '#domain/budget/money.ts'
import { quoteCombinations } from '#domain/quotes/quote-combinations.ts'
import { dateInWords, spanishDayAt, spanishMomentAt } from '#domain/time/spanish-day.ts'
import { renderDocument } from '../document.tsx'
import { socialImagePath } from '../fixed-pages.tsx'
import { AcceptForm } from './accept-form.tsx'
import { ExpiredQuote } from './expired-quote.tsx'
import { QuoteContents } from './quote-contents.tsx'
import { QuoteFrame } from './quote-frame.tsx'
import styles from './quote-page.tsx?own-styles'
import { quoteStyles } from './quote-styles.ts'
import { QuoteBar, QuoteTotal } from './quote-total.tsx'
import type { QuoteAttempt, QuoteView } from './quote-view.ts'
import { weddingInWords } from './quote-words.ts'
import { wideButton } from './wide-button.ts'
import { WordForms } from './word-forms.tsx'

type PageProps = { view: QuoteView; attempt: QuoteAttempt | null }

/** `/presupuesto/{token}`: the quote of a planner as its couple sees it. */
export function renderQuote(props: PageProps, origin: string): string {
  const { view } = props
  return renderDocument(
    {
      path: view.path,
      styles,
      ownStyles: quoteStyles(view.planner.color),
      title: `Vuestro presupuesto · ${view.planner.name}`,
      description: `El presupuesto ${view.number} de ${view.planner.name}.`,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    <QuoteFrame planner={view.planner} {...(view.contractPath && { step: 1 })}>
      {view.state === 'expired' ? <ExpiredQuote {...props} /> : <QuoteSheet {...props} />}
    </QuoteFrame>,
  )
}

/** The quote beside its total, and below it on phones. */
function QuoteSheet({ view, attempt }: PageProps) {
  const { content, number, version, validUntil, state, chosen, acceptance } = view
  const combinations = quoteCombinations(content, chosen)
  const shown = acceptance ? combinations.filter(({ isChosen }) => isChosen) : combinations
  const where = weddingInWords(content)
  return (
    <>
      <main id="contenido" className="qt-in qt-columns">
        <div className="min-w-0 wrap-anywhere">
          <p className="num mb-3.5 text-sm text-ink-3">
            Presupuesto {number}
            {version > 1 && `, versión ${version}`}
            {state !== 'accepted' && ` · vale hasta el ${dateInWords(validUntil)}`}
          </p>
          <h1 className="text-[clamp(2.75rem,1.9rem+3.2vw,4.5rem)] leading-none tracking-[-.025em]">
            <em>{content.title}</em>
          </h1>
          {where && <p className="mt-4 text-lead text-ink-2">{where}</p>}
          <QuoteAnswer view={view} />
          {content.note && <p className="mt-6 max-w-136 whitespace-pre-line">{content.note}</p>}
          <QuoteContents {...view} />
        </div>
        <aside aria-label="Total y respuesta" className="qt-card">
          <QuoteTotal combinations={shown} instalments={content.instalments} />
          {state !== 'accepted' && (
            <AcceptForm
              view={view}
              combinations={combinations}
              attempt={attempt?.act === 'accept' || attempt?.act === 'calculate' ? attempt : null}
            />
          )}
          <WordForms view={view} attempt={attempt} />
        </aside>
      </main>
      {state !== 'accepted' && <QuoteBar combinations={combinations} />}
    </>
  )
}

/** The last answer of the couple. */
function QuoteAnswer({ view }: { view: QuoteView }) {
  const { acceptance, acceptedBefore, state, planner, contractPath } = view
  if (acceptance) {
    const { name, words, total, at } = acceptance
    return (
      <div role="status" className="qt-said">
        <p>
          <b className="font-strong">Presupuesto aceptado.</b> {name} lo aceptó el {spanishMomentAt(at)}, por{' '}
          <span className="num">{formatEuros(total)}</span> con IVA. Se lo hemos dicho a {planner.name}.
        </p>
        {words && <p className="mt-2 whitespace-pre-line">«{words}»</p>}
        {contractPath && (
          <p className="mt-3">
            <a href={contractPath} className={wideButton('primary')}>
              Leer y firmar el contrato
            </a>
          </p>
        )}
      </div>
    )
  }
  if (state === 'declined')
    return (
      <p role="status" className="qt-said">
        Le hemos dicho a {planner.name} que no os encaja. Si cambiáis de idea, podéis aceptarlo mientras
        valga.
      </p>
    )
  if (!acceptedBefore) return null
  return (
    <p className="qt-said">
      Esta versión es más nueva que la que aceptasteis el {spanishDayAt(acceptedBefore)}. Miradla y, si os
      encaja, aceptadla también.
    </p>
  )
}
