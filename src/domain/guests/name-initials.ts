import { splitName } from './person-name.ts'

/** The first letter of the last word: particles such as 'de la' are no initial. */
export function initialOf(words: string): string {
  const [word = ''] = words.split(/\s+/).slice(words.includes(' ') ? -1 : 0)
  const [letter] = word.normalize('NFC')
  return letter ? `${letter.toLocaleUpperCase('es')}.` : ''
}

/**
 * The given names of people with the initial of a surname, as a list that leaves the house calls them: `Joaquín F.`.
 * Those who would be called the same have both initials.
 */
export function namesWithInitial(fullNames: readonly string[]): string[] {
  const shown = (count: number) => (fullName: string) => {
    const { given, surnames } = splitName(fullName)
    return [given, ...surnames.slice(0, count).map(initialOf)].filter(Boolean).join(' ')
  }
  const short = fullNames.map(shown(1))
  const isShared = (name: string) => short.indexOf(name) !== short.lastIndexOf(name)
  return fullNames.map((fullName, at) => (isShared(short[at]!) ? shown(2)(fullName) : short[at]!))
}
