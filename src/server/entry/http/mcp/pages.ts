import * as z from 'zod'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

const ROWS_MAX = 100
const ROWS = 50

/** The rows of one answer have so many bytes at most; an assistant reads them all, and pays for it. */
const PAGE_MAX_BYTES = 48 * 1024

/** The input of every tool that answers with a list. */
export const pageInput = {
  from: z
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Primera fila, desde 0: el `next` de la página anterior'),
  limit: z.int().min(1).max(ROWS_MAX).default(ROWS).describe('Filas como mucho'),
}

/** The output of every tool that answers with a list. */
export const pageOutput = <Row extends z.ZodType>(row: Row) => ({
  total: z.int().describe('Filas en total'),
  rows: z.array(row),
  next: z.int().nullable().describe('`from` de la página siguiente; null en la última'),
})

/** The rows of a page, fewer where they are too large; one at least, so that the next page begins further on. */
export function pageOf<Row>(all: readonly Row[], { from, limit }: { from: number; limit: number }) {
  const rows: Row[] = []
  let bytes = 0
  for (const row of all.slice(from, from + limit)) {
    bytes += Buffer.byteLength(JSON.stringify(row))
    if (rows.length > 0 && bytes > PAGE_MAX_BYTES) break
    rows.push(row)
  }
  const end = from + rows.length
  return { total: all.length, rows, next: rows.length > 0 && end < all.length ? end : null }
}

/** `1 familia`, `1.234 familias`. */
export const counted = (count: number, one: string, several: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

/** Whole cents as euros. */
export const euros = (cents: number): number => cents / 100
