import type { BookEntry } from '#contract/book-rows.ts'
import { totalsOf } from '#domain/books/ledger.ts'
import {
  isWithin,
  monthName,
  monthsOfYear,
  type Period,
  periodName,
  quartersOf,
} from '#domain/books/periods.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'

type PeriodTotalsProps = { year: string; entries: readonly BookEntry[] }

/** The money received by quarter and by month, with its base and taxes; empty months are left out. */
export function PeriodTotals({ year, entries }: PeriodTotalsProps) {
  if (entries.length === 0) return null
  const within = (period: Period) => entries.filter(({ paidOn }) => isWithin(paidOn, period))
  const rows = quartersOf(Number(year)).flatMap((quarter) => {
    const months = monthsOfYear(Number(year)).filter(
      (month) => isWithin(`${month}-01`, quarter) && within(month).length > 0,
    )
    if (months.length === 0) return []
    return [
      ...months.map((month) => ({ period: month, isQuarter: false })),
      { period: quarter, isQuarter: true },
    ]
  })
  return (
    <section aria-labelledby="period-totals" className="mt-12">
      <h2 id="period-totals" className="text-d3">
        Por meses y trimestres
      </h2>
      <table className="mt-3 w-full text-sm">
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-3 *:py-2 *:pl-4 *:text-right *:font-normal *:first:pl-0 *:first:text-left">
            <th scope="col">Periodo</th>
            <th scope="col" className="max-md:hidden">
              Base
            </th>
            <th scope="col">IVA</th>
            <th scope="col" className="max-md:hidden">
              IRPF
            </th>
            <th scope="col">Cobrado</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, isQuarter }) => (
            <TotalsRow
              key={period}
              name={isQuarter ? periodName(period) : monthName(period)}
              isStrong={isQuarter}
              entries={within(period)}
            />
          ))}
          <TotalsRow name={`Todo ${year}`} isStrong entries={entries} />
        </tbody>
      </table>
    </section>
  )
}

type TotalsRowProps = { name: string; isStrong: boolean; entries: readonly BookEntry[] }

function TotalsRow({ name, isStrong, entries }: TotalsRowProps) {
  const { amount, base, vat, irpf } = totalsOf(entries)
  return (
    <tr
      className={cx(
        'border-b border-line *:py-2.5 *:pl-4 *:text-right *:first:pl-0 *:first:text-left',
        isStrong ? 'font-strong' : 'text-ink-2',
      )}
    >
      <th scope="row" className="font-[inherit] first-letter:uppercase">
        {name}
      </th>
      <td className={cx(AMOUNT, 'max-md:hidden')}>{formatEuros(base)}</td>
      <td className={AMOUNT}>{formatEuros(vat)}</td>
      <td className={cx(AMOUNT, 'max-md:hidden')}>{formatEuros(irpf)}</td>
      <td className={AMOUNT}>{formatEuros(amount)}</td>
    </tr>
  )
}

const AMOUNT = 'num whitespace-nowrap'
