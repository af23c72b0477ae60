import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import type { WeddingOrder } from '#domain/weddings/dashboard-order.ts'
import { useAfterPaint } from '../../../shared/page/use-after-paint.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { useFoundWeddings } from './sorted-weddings.ts'
import { WeddingGrid } from './wedding-grid.tsx'
import { WholeList } from './whole-list.tsx'

type DashboardListProps = {
  weddings: Wedding[]
  order: WeddingOrder
  search: string
  year: number | null
  onYear: (year: number | null) => void
  onLeave: (wedding: Wedding) => void
  nextDays: ReactNode
}

/** The weddings themselves: all in their places, or those that the search finds. */
export function DashboardList(props: DashboardListProps) {
  // The key and the press are answered first; hundreds of weddings are sorted after that.
  const search = useAfterPaint(props.search).trim()
  const order = useAfterPaint(props.order)
  const year = useAfterPaint(props.year)
  const now = useNow()
  const found = useFoundWeddings(props.weddings, search, order, now)
  return (
    <>
      {search === '' ? (
        <WholeList
          weddings={props.weddings}
          order={order}
          year={year}
          onYear={props.onYear}
          onLeave={props.onLeave}
          nextDays={props.nextDays}
          now={now}
        />
      ) : (
        <WeddingGrid weddings={found} now={now} onLeave={props.onLeave} listKey={`${order} ${search}`} />
      )}
      <p role="status" className={found.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {search !== '' && foundInWords(found.length, search)}
      </p>
    </>
  )
}

function foundInWords(count: number, search: string): string {
  if (count === 0) return `Ninguna boda se llama «${search}».`
  return count === 1 ? 'Una boda encontrada' : `${count} bodas encontradas`
}
