import type { GuestListReading } from '#domain/guest-import/guest-list/reading.ts'
import type { Delimiter } from '#readers/delimiter.ts'
import type { GuestList, ReadingChange } from '../import/guest-list.ts'

/** How a list is to be read instead, from how it is read now. */
export type ListChange = (list: GuestList) => ReadingChange

/**
 * The list with what the person has answered since it was read: their answers stand at once, and what they make of the
 * guests follows. The page that is looked at stays, for its columns come with the next reading.
 */
export function withChanges(
  list: GuestList,
  changes: readonly ListChange[],
  delimiter: Delimiter | undefined = list.delimiter,
): GuestList {
  const shown = changes.reduce((now, change) => answered(now, change(now)), list)
  return delimiter === list.delimiter ? shown : { ...shown, delimiter }
}

function answered(
  list: GuestList,
  { readings, reading, headerRow, chosen, active }: ReadingChange,
): GuestList {
  if (active !== undefined && active !== list.active) return { ...list, chosen: chosen ?? list.chosen }
  const now = reading ?? readings?.[list.active] ?? list.reading
  const shown = headerRow === undefined ? now : { ...now, headerRow }
  return {
    ...list,
    readings: (readings ?? list.readings).with(list.active, shown),
    chosen: chosen ?? list.chosen,
    reading: shown,
  }
}

export const changeReading =
  (change: (reading: GuestListReading) => Partial<GuestListReading>): ListChange =>
  ({ reading }) => ({ reading: { ...reading, ...change(reading) } })

type SettledEverywhere = Partial<Pick<GuestListReading, 'severalAs' | 'untickedIs'>>

/** The same for every page of the list. Answers that are no boxes have none that could be empty. */
export const settleAll =
  (settled: SettledEverywhere): ListChange =>
  ({ readings }) => ({
    readings: readings.map((reading) => ({
      ...reading,
      ...settled,
      untickedIs: reading.untickedIs === null ? null : (settled.untickedIs ?? reading.untickedIs),
    })),
  })

/** Takes a page in or out; one stays. */
export const toggleSheet =
  (sheet: number): ListChange =>
  ({ chosen, active }) => {
    const next = chosen.includes(sheet)
      ? chosen.filter((one) => one !== sheet)
      : [...chosen, sheet].toSorted((a, b) => a - b)
    if (next.length === 0) return {}
    return { chosen: next, active: next.includes(active) ? active : next[0]! }
  }
