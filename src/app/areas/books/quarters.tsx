import { isWithin, quartersOf } from '#domain/books/periods.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'

/** A receipt or an invoice, in cents. */
type Paper = { issuedOn: string; amount: number; vat: number }

const sumOf = (papers: readonly Paper[], part: 'amount' | 'vat') =>
  papers.reduce((sum, paper) => sum + paper[part], 0)

const QUARTER_NAMES = ['Primer trimestre', 'Segundo', 'Tercero', 'Cuarto']

type QuartersProps = { year: string; today: string; papers: readonly Paper[] }

/** The sums of a year's papers by quarter, with their IVA. */
export function Quarters({ year, today, papers }: QuartersProps) {
  return (
    <dl className="mt-7 grid grid-cols-2 border-t border-line-strong md:grid-cols-4">
      {quartersOf(Number(year)).map((quarter, index) => {
        const own = papers.filter(({ issuedOn }) => isWithin(issuedOn, quarter))
        const isNow = isWithin(today, quarter)
        return (
          <div key={quarter} className={QUARTER}>
            <dt className={cx('text-sm', isNow ? 'font-strong' : 'text-ink-2')}>
              {QUARTER_NAMES[index]}
              {isNow && ', hasta hoy'}
            </dt>
            <dd className="text-[1.375rem] leading-tight serif">{formatEuros(sumOf(own, 'amount'))}</dd>
            <dd className="num text-xs text-ink-2">IVA {formatEuros(sumOf(own, 'vat'))}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const QUARTER =
  'border-line-strong px-5 py-3.5 not-first:border-l max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:first:pl-0'
