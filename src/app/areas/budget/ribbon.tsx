import { formatEuros } from '#domain/budget/money.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { percentInWords, type RankedCategory } from './ranked-categories.ts'

/** Narrower than this, in per cent, a label would run into the next; up to the second it is shortened. */
const LABEL_FROM = 8
const WHOLE_LABEL_FROM = 20

/** How what is confirmed is shared out among the categories; the list below says the same in words. */
export function Ribbon<V>({ categories }: { categories: readonly RankedCategory<V>[] }) {
  const shown = categories.filter(({ confirmedCents }) => confirmedCents > 0)
  const summary = inSpanishList(shown.map((one) => `${one.category} ${percentInWords(one)}`))
  return (
    <figure className="mt-8 max-md:mt-6">
      <div
        role="img"
        aria-label={summary ? `Reparto por categoría: ${summary}` : 'Reparto por categoría: nada confirmado'}
        className="flex h-18 gap-0.5 overflow-hidden rounded-control bg-surface-2 max-md:h-14 print:[print-color-adjust:exact]"
      >
        {shown.map(({ category, confirmedCents, colour }) => (
          <div
            key={category}
            title={`${category}: ${formatEuros(confirmedCents)}`}
            className="min-w-1.25 transition-[flex-grow] duration-(--t-slow)"
            style={{ flexGrow: confirmedCents, flexBasis: 0, background: colour }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-2 flex min-h-9 gap-0.5 text-xs text-ink-2 max-md:hidden">
        {shown.map(({ category, confirmedCents, percent }) => (
          <span
            key={category}
            className="min-w-1.25 overflow-hidden leading-tight text-ellipsis whitespace-nowrap"
            style={{ flexGrow: confirmedCents, flexBasis: 0 }}
          >
            {percent >= LABEL_FROM && (
              <>
                <b className="num block font-semibold text-ink">{percent}&nbsp;%</b>
                {percent >= WHOLE_LABEL_FROM ? category : category.split(' & ')[0]}
              </>
            )}
          </span>
        ))}
      </div>
    </figure>
  )
}
