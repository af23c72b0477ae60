import type { ReactNode } from 'react'
import { formatEuros } from '#domain/budget/money.ts'
import { durationInWords } from '#domain/profit/noted-time.ts'
import { meanPerHour } from '#domain/profit/per-hour.ts'
import { cx } from '#ui/class-names.ts'
import { comparedWith, type WeddingEarnings } from './earnings.ts'

type HourFiguresProps = { own: WeddingEarnings; all: readonly WeddingEarnings[] }

/** The one large figure, and the sum that it comes from. */
export function HourFigures({ own, all }: HourFiguresProps) {
  const { fee, costs, minutes, rate, year } = own
  const mean = meanPerHour(comparedWith(own, all))
  const [whole = '', decimals] = formatEuros(rate ?? 0).split(',')
  return (
    <section aria-label="Lo que te queda">
      <p className="text-sm text-ink-2">Lo que te queda por hora</p>
      {rate === null ? (
        <p className="mt-2 max-w-96 text-ui text-ink-2">
          Apunta las horas que le dedicas y aquí verás lo que te queda de cada una.
        </p>
      ) : (
        <>
          <p className="text-[clamp(3.5rem,2.4rem+4vw,5rem)] leading-[.95] tracking-[-.03em] serif">
            {whole}
            <small className="-ml-[.03em] text-[.56em] tracking-[-.01em] text-ink-2">,{decimals}</small>
          </p>
          {mean !== null && (
            <p className="mt-3 text-sm text-ink-2">
              {year ? `Tu media de ${year} son` : 'La media de tus bodas sin fecha son'}{' '}
              <span className="num">{formatEuros(mean)}</span>.
            </p>
          )}
        </>
      )}
      <dl className="mt-5 border-t border-line">
        <Sum label="Tus honorarios, sin IVA">{formatEuros(fee)}</Sum>
        <Sum label="Gastos tuyos">{costs > 0 ? `−${formatEuros(costs)}` : formatEuros(0)}</Sum>
        <Sum label="Te queda" isTotal>
          {fee < costs ? `−${formatEuros(costs - fee)}` : formatEuros(fee - costs)}
        </Sum>
        <Sum label="Entre las horas apuntadas">{durationInWords(minutes)}</Sum>
      </dl>
    </section>
  )
}

type SumProps = { label: string; isTotal?: boolean; children: ReactNode }

const Sum = ({ label, isTotal = false, children }: SumProps) => (
  <div
    className={cx(
      'flex items-baseline justify-between gap-4 border-b border-line py-2.5',
      isTotal && 'font-strong',
    )}
  >
    <dt className={cx('text-ui', isTotal ? 'text-ink' : 'text-ink-2')}>{label}</dt>
    <dd className="num shrink-0 font-strong">{children}</dd>
  </div>
)
