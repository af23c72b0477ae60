import type { ReactNode } from 'react'
import { memo } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import type { WeddingOrder } from '#domain/weddings/dashboard-order.ts'
import { Archive } from './archive.tsx'
import { NextWedding } from './next-wedding.tsx'
import { useSortedWeddings } from './sorted-weddings.ts'
import { WeddingGrid } from './wedding-grid.tsx'

type WholeListProps = {
  weddings: Wedding[]
  order: WeddingOrder
  year: number | null
  onYear: (year: number | null) => void
  onLeave: (wedding: Wedding) => void
  nextDays: ReactNode
  now: Date
}

/** Drawn anew only when it differs, not with every key and press. */
export const WholeList = memo(function WholeList({
  weddings,
  order,
  year,
  onYear,
  onLeave,
  nextDays,
  now,
}: WholeListProps) {
  const { next, current, archive } = useSortedWeddings(weddings, order, now)
  return (
    <>
      {next && <NextWedding wedding={next} now={now} onLeave={onLeave} />}
      {nextDays}
      <WeddingGrid weddings={current} now={now} onLeave={onLeave} listKey={order} />
      <Archive years={archive} openYear={year} onYear={onYear} now={now} onLeave={onLeave} listKey={order} />
    </>
  )
})
