import { fillMerged } from './merged-rows.ts'
import { exportRoles } from './own-export.ts'
import { type GuestListReading, proposeReading } from './reading.ts'

/** Cells of a page, blank rows included. Merged rows are from 0, both included. */
export type GuestPage = {
  rows: string[][]
  merged: readonly { column: number; from: number; to: number }[]
  /** Exported here, so that every cell is meant as it stands. */
  isExport: boolean
}

/** The reading that fits a page best, with what its merged cells say of every row that they reach. */
export function readingOfPage({ rows, merged, isExport }: GuestPage): GuestListReading {
  const columns = merged.length > 0 ? proposeReading(rows).columns : []
  const proposed = proposeReading(fillMerged(rows, [...merged], columns))
  if (!isExport) return { ...proposed, isExport }
  return {
    ...proposed,
    ...{
      columns: exportRoles(rows[0]!),
      doubts: [],
      severalAs: 'written',
      familyReachesDown: false,
      isExport,
    },
  }
}
