import { Link } from '@tanstack/react-router'
import { formatEuros } from '#domain/budget/money.ts'
import { meanPerHour } from '#domain/profit/per-hour.ts'
import { cx } from '#ui/class-names.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { accountKey, comparedWith, type WeddingEarnings } from './earnings.ts'

type ComparedWeddingsProps = { own: WeddingEarnings; all: readonly WeddingEarnings[] }

/** Weddings that the list shows: the best, the worst, and those around this one stay in sight. */
const SHOWN_MAX = 12

/** 'Tus bodas, por hora': each on the same line, with the mean across. */
export function ComparedWeddings({ own, all }: ComparedWeddingsProps) {
  const { id: pid } = useBusiness()
  const compared = inOrder(comparedWith(own, all))
  const mean = meanPerHour(compared)
  if (mean === null) return null
  const shown = around(own, compared)
  const [low, high] = [Math.min(0, compared.at(-1)!.rate!), Math.max(compared[0]!.rate!, mean, 1) * 1.1]
  const at = (rate: number) => `${((rate - low) / (high - low)) * 100}%`
  return (
    <section aria-label="Tus bodas, por hora">
      <h2>Tus bodas, por hora</h2>
      <ol className="relative mt-3">
        {shown.map(({ account, rate }) => {
          const isOwn = account === own.account
          return (
            <li
              key={accountKey(account)}
              className={cx(COLUMNS, 'min-h-11 items-center border-b border-line')}
            >
              <Link
                to="/app/planner/$pid/profit/$accountId"
                params={{ pid, accountId: accountKey(account) }}
                aria-current={isOwn ? 'page' : undefined}
                className="flex min-h-11 min-w-0 items-center hover:underline"
              >
                <span
                  className={cx('truncate text-[1.1875rem] italic serif', isOwn ? 'text-ink' : 'text-ink-2')}
                >
                  {account.weddingName}
                </span>
              </Link>
              <span aria-hidden="true" className="relative h-px bg-line max-sm:hidden">
                <i className="absolute inset-y-[-1.375rem] w-px bg-ink-3" style={{ left: at(mean) }} />
                <i className={cx(DOT, isOwn ? OWN : OTHER)} style={{ left: at(rate!) }} />
              </span>
              <span className={cx('num text-right', isOwn ? 'font-strong' : 'text-ink-2')}>
                {formatEuros(rate!)}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={cx(COLUMNS, 'mt-1.5 text-xs text-ink-3')}>
        <span className="relative col-start-2 max-sm:hidden">
          <span className="absolute -translate-x-1/2" style={{ left: at(mean) }}>
            media
          </span>
        </span>
        <span className="sr-only">La media son {formatEuros(mean)}.</span>
      </p>
    </section>
  )
}

const COLUMNS =
  'grid grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_5.5rem] gap-x-4 max-sm:grid-cols-[minmax(0,1fr)_5.5rem]'
const DOT = 'absolute top-0 -translate-x-1/2 -translate-y-1/2 rounded-full'
const OWN = 'size-4 bg-primary'
const OTHER = 'size-2.5 border-2 border-primary bg-surface'

const inOrder = (all: readonly WeddingEarnings[]) => all.toSorted((a, b) => b.rate! - a.rate!)

/** The rows that are shown of many: those around the wedding. */
function around(own: WeddingEarnings, ordered: readonly WeddingEarnings[]): readonly WeddingEarnings[] {
  const place = Math.max(ordered.indexOf(own), 0)
  const from = Math.max(0, Math.min(place - SHOWN_MAX / 2, ordered.length - SHOWN_MAX))
  return ordered.slice(from, from + SHOWN_MAX)
}
