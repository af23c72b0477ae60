import { useMemo } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { foldText } from '#domain/text/fold-text.ts'
import {
  archiveYear,
  compareWeddings,
  isWeddingFound,
  type WeddingOrder,
} from '#domain/weddings/dashboard-order.ts'
import { weddingStatus } from '#domain/weddings/weddings.ts'

type SortedWeddings = {
  /** The next one to come, which leads. */
  next: Wedding | null
  /** The others that are not archived. */
  current: Wedding[]
  /** The newest year first. */
  archive: [year: number, weddings: Wedding[]][]
}

/** The weddings as the dashboard shows them without a search. */
export function useSortedWeddings(weddings: Wedding[], order: WeddingOrder, now: Date): SortedWeddings {
  return useMemo(() => {
    const sorted = weddings.toSorted(compareWeddings(order, now))
    const years = new Map<number, Wedding[]>()
    const notArchived: Wedding[] = []
    for (const wedding of sorted) {
      const year = archiveYear(wedding, now)
      if (year === null) notArchived.push(wedding)
      else if (!years.get(year)?.push(wedding)) years.set(year, [wedding])
    }
    const [soonest] = order === 'date' ? notArchived : notArchived.toSorted(compareWeddings('date', now))
    const next = soonest && weddingStatus(soonest, now) === 'ongoing' ? soonest : null
    const archive = [...years].toSorted(([a], [b]) => b - a)
    return { next, current: notArchived.filter((wedding) => wedding !== next), archive }
  }, [weddings, order, now])
}

/** The weddings whose name holds the words of the search, accents aside, archived ones too; none without a search. */
export function useFoundWeddings(
  weddings: Wedding[],
  search: string,
  order: WeddingOrder,
  now: Date,
): Wedding[] {
  const isSearching = search !== ''
  const sorted = useMemo(
    () => (isSearching ? weddings.toSorted(compareWeddings(order, now)) : []),
    [isSearching, weddings, order, now],
  )
  const folded = useMemo(() => sorted.map((wedding) => ({ wedding, name: foldText(wedding.name) })), [sorted])
  return useMemo(
    () => folded.flatMap(({ wedding, name }) => (isWeddingFound(name, search) ? [wedding] : [])),
    [folded, search],
  )
}
