import { accompanied, counted, married } from './accompanied-people.ts'
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
  const group = /^([^:]{2,60}):\s+(.+)$/.exec(line)
  if (group) {
    const inside = ofLine(group[2]!, as)
    if (inside.names.length + inside.companions + inside.children > 1) return { ...inside, group: group[1]! }
  }
  const read = (part: string) => ofLine(part, as)
  return counted(line, read) ?? accompanied(line, read) ?? married(line) ?? parted(line, as, read)
}
