import { accompanied, counted, married, namesGroup } from './accompanied-people.ts'
import { parted } from './joined-people.ts'
import { one, type PeopleOfText, type SeveralAs, together } from './people-of-text.ts'

/** A longer cell is taken as it stands; it also bounds the work of the patterns. */
const LONGEST_SPLIT = 600

/** Reads the people of one text; a text of one person gives that one. */
export function peopleOf(text: string, as: SeveralAs): PeopleOfText {
  if (as === 'written' || text.length > LONGEST_SPLIT || /^=|"/.test(text)) return one(text)
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  // A name may break over two lines; whole names on lines of their own are people.
  if (lines.length > 1 && lines.every((line) => /\p{L}\s+\p{L}/u.test(line)))
    return together(
      lines.map((line) => ofLine(line, as)),
      null,
    )
  return ofLine(text.replace(/\s+/g, ' ').trim(), as)
}

function ofLine(line: string, as: SeveralAs): PeopleOfText {
  const group = groupOf(line)
  if (group) {
    const inside = ofLine(group.people, as)
    if (inside.names.length + inside.companions + inside.children > 1) return { ...inside, group: group.name }
  }
  const read = (part: string) => ofLine(part, as)
  const found = counted(line, read) ?? accompanied(line, read) ?? married(line) ?? parted(line, as, read)
  return found.names.every(isWhole) ? found : one(line)
}

/** `Mesa 3: Ana y Luis`, and `Familia Ruiz (Ana, Luis y Eva)`. */
function groupOf(line: string): { name: string; people: string } | null {
  const [, name, people] = /^([^:()]{2,60}):\s+(.+)$/.exec(line) ?? []
  if (name && people) return { name, people }
  const [, family, inside] = /^([^:()]{2,60}?)\s*\(([^()]+)\)$/.exec(line) ?? []
  return family && inside && namesGroup(family) ? { name: family, people: inside } : null
}

/** Whether no bracket is left open: what stands within them is a remark, as in 'Ana (prima de Luis y Marta)'. */
const isWhole = (name: string): boolean => name.split('(').length === name.split(')').length
