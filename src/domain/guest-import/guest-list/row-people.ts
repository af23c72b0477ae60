import { cleanLine } from '../../text/clean-text.ts'
import { namesGroup } from './accompanied-people.ts'
import { type ColumnRole, personOf } from './column-role.ts'
import { named } from './named-people.ts'
import { CHILD, type PeopleOfRow, type RowCells } from './people-of-row.ts'
import type { PeopleOfText, SeveralAs } from './people-of-text.ts'
import { count, hasCounts } from './row-counts.ts'
import { withoutNumber } from './section-rows.ts'
import { peopleOf } from './several-people.ts'
import { isUnnamed, unnamedPeople } from './unnamed-people.ts'

/** The columns of names, which tell how many people a row may name. */
export const peopleOfColumns = (columns: readonly ColumnRole[]): { person: number; isChild: boolean }[] => {
  const found = new Map<number, boolean>()
  for (const role of columns)
    if (role.use === 'name' || role.use === 'surname')
      found.set(personOf(role), (found.get(personOf(role)) ?? false) || 'isChild' in role)
  return [...found].map(([person, isChild]) => ({ person, isChild })).toSorted((a, b) => a.person - b.person)
}

/** The people of a row: those who are named, and those who are only counted. */
export function readPeople(
  cells: RowCells,
  columns: readonly { person: number; isChild: boolean }[],
  severalAs: SeveralAs,
): PeopleOfRow {
  const row: PeopleOfRow = {
    ...{ people: [], several: [], group: null, open: [], couldShare: false, isCompanionOnly: false },
  }
  const more = { companions: 0, children: 0 }
  let groupOnly: PeopleOfText | null = null
  for (const { person, isChild } of columns) {
    const surnames = cells.of('surname', person).map(cleanLine)
    const written = cells.of('name', person).filter((cell) => cell.trim() !== '')
    if (isUnnamed(written.join(' ').trim())) {
      if (isChild) more.children += 1
      else more.companions += 1
      if (person === 0) row.isCompanionOnly = true
      continue
    }
    const text = withoutNumber(written.join(written.length > 1 ? ' ' : '').trim())
    const read = peopleOf(text, severalAs)
    note(row, text, severalAs)
    if (read.isGroupOnly) groupOnly = read
    else more.companions += read.companions
    more.children += read.isGroupOnly ? 0 : read.children
    row.group ??= read.group
    row.people.push(...named(read, surnames, person, isChild))
  }
  const first = row.people[0]
  if (first && groupOnly) addUnnamed(row, groupOnly)
  if (severalAs !== 'written' && cells.counts) count(row, cells, more)
  else if (cells.counts && row.several.length === 0 && hasCounts(cells, row))
    row.several.push(row.people[0]?.name ?? '')
  if (row.people.length === 0) {
    if (!row.isCompanionOnly) return row
    row.people.push({ name: '', email: '', person: 0, age: null })
    return row
  }
  const isGroup = row.people.length === 1 && !groupOnly && namesGroup(first!.name)
  if (isGroup && more.companions + more.children > 0) {
    row.group ??= first!.name
    row.people[0] = { ...first!, name: `${row.group} 1` }
    row.open.length = 0
  }
  addUnnamed(row, { ...more, group: row.group, isGroupOnly: isGroup })
  return row
}

/** Notes how a text would read as several people, which is asked even where it stays as written. */
function note(row: PeopleOfRow, text: string, severalAs: SeveralAs): void {
  const apart = peopleOf(text, severalAs === 'written' ? 'own' : severalAs)
  if (apart.names.length + apart.companions + apart.children > 1) row.several.push(text)
  if (apart.isOpen || (namesGroup(text) && apart.names.length + apart.companions === 1)) row.open.push(text)
  row.couldShare ||= apart.couldShare
}

function addUnnamed(
  row: PeopleOfRow,
  counted: Pick<PeopleOfText, 'companions' | 'children' | 'group' | 'isGroupOnly'>,
): void {
  const [first] = row.people
  if (!first) return
  for (const { name, isChild } of unnamedPeople(first.name, counted))
    row.people.push({ name, email: '', person: -1, age: isChild ? CHILD : null })
}
