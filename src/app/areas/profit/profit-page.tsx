import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Lock from 'lucide-react/icons/lock'
import type { BookAccount, Books } from '#contract/book-rows.ts'
import type { Profit } from '#contract/profit.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page } from '../../shell/page.tsx'
import { booksQuery } from '../books/books.queries.ts'
import { ComparedWeddings } from './compared-weddings.tsx'
import { CostsSection } from './costs-section.tsx'
import { earningsOf } from './earnings.ts'
import { HourFigures } from './hour-figures.tsx'
import { HoursSection } from './hours-section.tsx'
import { profitQuery } from './profit.queries.ts'

type ProfitPageProps = { plannerId: string; accountId: string }

/** 'Cuentas': what a wedding leaves its planner of an hour, which the planner alone sees. */
export function ProfitPage({ plannerId, accountId }: ProfitPageProps) {
  const books = useQuery(booksQuery)
  const profit = useQuery(profitQuery(accountId))
  const account = books.data?.accounts.find(
    ({ id, weddingId }) => id === accountId || weddingId === accountId,
  )
  const failed = [books, profit].find((query) => query.isError && query.data === undefined)
  return (
    <Page>
      <Link
        to="/app/planner/$pid/billing"
        params={{ pid: plannerId }}
        className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-2 text-sm text-ink-2 hover:underline"
      >
        <Icon of={ArrowLeft} size="sm" />
        Facturación
      </Link>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="min-w-0 italic wrap-anywhere">{account?.weddingName ?? 'Cuentas de la boda'}</h1>
        <p className="flex items-center gap-2 pb-1.5 text-sm text-ink-2">
          <Icon of={Lock} size="sm" className="shrink-0 text-ink-3" />
          Solo tú. Ni la pareja ni el equipo ven esta página.
        </p>
      </header>
      {failed ? (
        <ErrorState
          title="No hemos podido cargar las cuentas de esta boda."
          detail={messageFor(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
          className="mt-8"
        />
      ) : !books.data || !profit.data ? (
        <SkeletonRows rows={8} className="mt-8" />
      ) : account ? (
        <Accounts account={account} books={books.data} profit={profit.data} />
      ) : (
        <ErrorState
          title="Esta boda no está en tus cuentas."
          detail="Puede que ya no la lleves, o que el enlace sea de otra cuenta."
        />
      )}
    </Page>
  )
}

function Accounts({ account, books, profit }: { account: BookAccount; books: Books; profit: Profit }) {
  const all = earningsOf(books, profit.sums)
  const own = all.find((one) => one.account === account)!
  return (
    <div className="mt-7 grid items-start gap-x-18 gap-y-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,8fr)]">
      <div className="grid min-w-0 gap-11">
        <HourFigures own={own} all={all} />
        <HoursSection account={account} profit={profit} today={books.today} />
      </div>
      <div className="grid min-w-0 gap-11">
        <ComparedWeddings own={own} all={all} />
        <CostsSection account={account} costs={profit.costs} today={books.today} />
      </div>
    </div>
  )
}
