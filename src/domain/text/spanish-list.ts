import { lazily } from './lazy.ts'

const list = lazily(() => new Intl.ListFormat('es', { type: 'conjunction' }))

/** A word that begins with the sound of an i, which `Intl` knows only without an accent: 'íntima', 'Íñigo'. */
const BEGINS_WITH_ACCENTED_I = /^h?í(?![aeouáéóú])/i

/** `La Alacena de Triana, Lucía y Martín`: with 'y' before the last, or 'e' where Spanish asks for it. */
export function inSpanishList(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !BEGINS_WITH_ACCENTED_I.test(last)) return list().format(words)
  return `${words.slice(0, -1).join(', ')} e ${last}`
}

/** A word as it stands inside a sentence: `íntima`; one of capitals, such as DIY, stays. */
export const insideSentence = (word: string): string =>
  /^\p{Lu}\p{Lu}/u.test(word) ? word : word.slice(0, 1).toLocaleLowerCase('es') + word.slice(1)

/** `Patio andaluz, campo e íntima`: labels as one phrase, in which only the first keeps its capital. */
export function inSpanishPhrase(labels: readonly string[]): string {
  return inSpanishList(labels.map((label, index) => (index === 0 ? label : insideSentence(label))))
}
