import { beginsWithGivenName, isGivenName } from './given-names.ts'
import { one, type PeopleOfText, type ReadPeople, type SeveralAs, together } from './people-of-text.ts'

const HARD = /\s*\|\s*|\s+\/\s+|(?<=\p{Ll})\/(?=\p{Lu}\p{Ll})/u

/** The words after a semicolon in small letters say who a person is: 'Tía Puri; la de Soria'. */
function atSemicolons(line: string): string[] {
  const parts: string[] = []
  for (const part of line.split(/\s*;\s*/)) {
    const isRemark = /^\p{Ll}/u.test(part) && !beginsWithGivenName(part)
    if (isRemark && parts.length > 0) parts[parts.length - 1] += `; ${part}`
    else parts.push(part)
  }
  return parts
}

/** One comma parts surnames and name; more of them part people, who have names of a few words. */
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}.ªº'’-]*(?: [\p{L}\p{M}.ªº'’-]+){0,4}$/u

export function parted(line: string, as: SeveralAs, read: ReadPeople): PeopleOfText {
  const hard = atSemicolons(line)
    .flatMap((part) => part.split(HARD))
    .filter((part) => /\p{L}/u.test(part))
  if (hard.length > 1)
    return together(
      hard.map((part) => read(part)),
      null,
    )
  const parts = line.split(/\s*,\s*/).filter((part) => part !== '')
  const isList =
    (parts.length > 2 && parts.every((part) => CAPITALISED.test(part))) ||
    (parts.length > 1 && parts.every((part) => CAPITALISED.test(part) && beginsWithGivenName(part)))
  if (isList)
    return together(
      parts.map((part) => read(part)),
      null,
    )
  return joined(line, as)
}

const JOINED = /\s+(y|e|i|eta|and|und|et|og|och|en)\s+|\s*(&)\s*|\s+(\+)\s*/i

/** `Ana y Luis García`, `Marcos & Ginés`: two people, unless the word joins two surnames ('Puig i Mas'). */
function joined(line: string, as: SeveralAs): PeopleOfText {
  const words = line.split(JOINED)
  if (words.length < 5) return one(line)
  const names: string[] = [words[0]!.trim()]
  let isEnglish = false
  for (let at = 1; at < words.length; at += 4) {
    const mark = (words[at] ?? words[at + 1] ?? words[at + 2] ?? '').toLowerCase()
    const next = (words[at + 3] ?? '').trim()
    if (!partsPeople(names.at(-1)!, mark, next)) names[names.length - 1] += ` ${mark} ${next}`
    else names.push(next)
    isEnglish ||= mark === 'and'
  }
  const couldShare = names.length > 1 && isGivenAlone(names[0]!) && surnamesAfter(names.at(-1)!) !== ''
  const shares = couldShare && (as === 'shared' || isEnglish)
  const surnames = shares ? surnamesAfter(names.at(-1)!) : ''
  return one('', {
    names: names.map((name) => (shares && isGivenAlone(name) ? `${name} ${surnames}` : name)),
    couldShare: couldShare && !isEnglish,
  })
}

/** Words that only join names, and those that join surnames as well. */
const SURE = new Set(['&', '+', 'and', 'und', 'og', 'och'])

function partsPeople(before: string, mark: string, after: string): boolean {
  if (!/^\p{Lu}/u.test(after) && !beginsWithGivenName(after)) return false
  if (before === '' || !/\p{L}/u.test(before)) return false
  if (SURE.has(mark) || beginsWithGivenName(after)) return true
  // `Joan Puig i Mas` has a name before its surnames; `Xisca y Pruden` has nothing before the first.
  return !before.includes(' ') && !after.includes(' ')
}

const isGivenAlone = (name: string): boolean =>
  name.split(' ').every((word, at) => at === 0 || isGivenName(word) || /^(?:de|del|la|los)$/i.test(word))

/** The surnames behind the given names at the beginning. */
function surnamesAfter(name: string): string {
  const words = name.split(' ')
  let given = 1
  while (given < words.length - 1 && isGivenName(words[given]!)) given += 1
  return words.slice(given).join(' ')
}
