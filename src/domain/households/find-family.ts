import { mayBeSameName } from '../guests/nicknames.ts'
import { PARTICLES } from '../guests/person-name.ts'
import { foldText } from '../text/fold-text.ts'
import { phoneKeys } from '../text/phone.ts'

/** A family as it is looked for: the names of its people, and their phones and addresses as the couple has them. */
export type FindableFamily = { people: readonly string[]; contacts: readonly string[] }

/** Words that may be typed beside those that are stored: a second given name, a second surname. */
const MORE_WORDS_MAX = 2

/**
 * Whether a typed name may be that of a person. Accents, case, order, particles and short forms make no difference
 * (`pérez garcía, pepe` is `José Pérez`); two words of the name are needed where it has two, and one that is longer
 * than what is stored must hold all of that. It is no proof: the phone or the address is.
 */
export function mayName(typed: string, fullName: string): boolean {
  const stored = wordsOf(fullName)
  if (stored.length === 0) return foldText(fullName) !== '' && foldText(typed) === foldText(fullName)
  const left = wordsOf(typed)
  const found = stored.filter((word) => take(left, word))
  if (found.length < Math.min(2, stored.length)) return false
  return left.length === 0 || (found.length === stored.length && left.length <= MORE_WORDS_MAX)
}

/** The families of a name; of several, the phone or the address tells which. */
export const familiesNamed = <Family extends FindableFamily>(
  families: readonly Family[],
  typed: string,
): Family[] => families.filter(({ people }) => people.some((person) => mayName(typed, person)))

/** Whether a whole phone or address is one of the family's: neither a part of it nor one that is much the same. */
export function isContactOf({ contacts }: FindableFamily, typed: string): boolean {
  const wanted = contactKeys(typed)
  return wanted.length === 1 && contacts.some((contact) => contactKeys(contact).includes(wanted[0]!))
}

/** Whether anything is stored by which the family could show whose it is. */
export const canBeFound = ({ contacts }: Pick<FindableFamily, 'contacts'>): boolean =>
  contacts.some((contact) => contactKeys(contact).length > 0)

/** An address with both of its sides: `@` alone, and the name in another network, are none. */
const ADDRESS = /[^\s@<>()[\],;:/|"]+@[^\s@<>()[\],;:/|"]+/g

/** The addresses and the phones of a field, which may hold several. */
const contactKeys = (contact: string): string[] => [
  ...(contact.match(ADDRESS) ?? []).map((address) => address.toLowerCase()),
  ...phoneKeys(contact.replace(ADDRESS, ' ')),
]

/** Takes a word out of those that are left, itself before another form of it. */
function take(left: string[], word: string): boolean {
  const same = left.indexOf(word)
  const at = same >= 0 ? same : left.findIndex((other) => mayBeSameName(word, other))
  if (at < 0) return false
  left.splice(at, 1)
  return true
}

/** `Mª del Carmen Gil-Ortiz` as `maria carmen gil ortiz`; initials and particles tell no two people apart. */
const wordsOf = (name: string): string[] =>
  foldText(name.replace(/\bm\.?ª/giu, 'maría '))
    .replace(/['’·]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !PARTICLES.has(word))
