import { familyNameOf } from '../../guest-import/imported-households.ts'
import type { ImportedGuest } from '../../guests/imported-guest.ts'
import { foldText } from '../../text/fold-text.ts'
import { contentsOf, type PlacedPart, partKey } from './known-wedding.ts'

/** A guest of a list, by the file and the row that name them; `likely` is a family that they may be of. */
export type Row = {
  guest: ImportedGuest
  likely: string | null
  fileId: string
  at: number
  row: number
  key: string
}

/** The guests of all lists, in their order. The code of a family is one of its list: two lists may count alike. */
export function listedPeople(parts: readonly PlacedPart[]): Row[] {
  return contentsOf(parts, 'guests').flatMap(({ fileId, at, content }) => {
    const codeIn = (code: string) => `#${code} ${partKey(fileId, at)}`
    return content.guests.map(({ row, likelyHousehold, ...guest }, index): Row => {
      const { household } = guest
      const isCode = household !== undefined && familyNameOf(household) === null
      return {
        ...{ fileId, at, row, key: `${fileId}:${at}:${row}:${index}` },
        guest: isCode ? { ...guest, household: codeIn(household) } : guest,
        likely: likelyHousehold ? codeIn(likelyHousehold) : null,
      }
    })
  })
}

/** People whom several files name, once each where they are the same. */
export function onceEach(rows: readonly Row[], areSame: boolean): { people: Row[]; twice: string[] } {
  const seen = new Map<string, number>()
  const people: Row[] = []
  const twice: string[] = []
  for (const row of rows) {
    const name = foldText(row.guest.fullName)
    const at = seen.get(name)
    const first = at === undefined ? undefined : people[at]
    if (first === undefined || first.fileId === row.fileId) {
      if (first === undefined) seen.set(name, people.length)
      people.push(row)
      continue
    }
    twice.push(row.guest.fullName)
    if (areSame) people[at!] = { ...first, guest: completed(first.guest, row.guest) }
    else people.push(row)
  }
  return { people, twice }
}

/** The person of the first list, with the facts that only the second one knows. */
const completed = (first: ImportedGuest, second: ImportedGuest): ImportedGuest => ({
  ...second,
  ...(Object.fromEntries(
    Object.entries(first).filter(([, value]) => value !== null && value !== undefined),
  ) as ImportedGuest),
})
