import { isDeepStrictEqual } from 'node:util'
import { foldText } from '#domain/text/fold-text.ts'
import type { NotedChange } from './net-changes.ts'
import type { Reverting } from './reverting.ts'
import { holdRows, writeRows } from './row-tables.commands.ts'

/** Gives the removed guests whose row another one stands for now. */
export async function takeOver(
  reverting: Reverting,
  removed: readonly NotedChange[],
  added: readonly NotedChange[],
  leaving: readonly NotedChange[],
): Promise<Set<string>> {
  const { tx, weddingId } = reverting
  const replaced = new Set<string>()
  if (removed.length === 0) return replaced
  const gone = new Set(leaving)
  const staying = added.filter((change) => !gone.has(change))
  const present = await holdRows(
    tx,
    weddingId,
    'guests',
    staying.map(({ key }) => key),
  )
  const byName = new Map(
    removed.map((change) => [foldText(String(change.before?.['full_name'] ?? '')), change]),
  )
  for (const { key, after } of staying) {
    const row = present.get(key)
    const former = row && byName.get(foldText(String(row['full_name'])))
    if (!row || !former || replaced.has(former.key)) continue
    replaced.add(former.key)
    const untouched = CARRIED_OVER.filter((column) =>
      isDeepStrictEqual(row[column] ?? null, after?.[column] ?? null),
    )
    const values = Object.fromEntries(untouched.map((column) => [column, former.before?.[column] ?? null]))
    await writeRows(tx, weddingId, 'guests', untouched, [{ key, values }])
    reverting.undone += 1
  }
  return replaced
}

/** The columns of a person in a list, beside the answer and the family. */
const CARRIED_OVER = ['email', 'notes', 'side', 'phone', 'age_years', 'menu', 'bus_out', 'bus_back']
