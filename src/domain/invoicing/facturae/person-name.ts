/** A name in the parts that Facturae has for persons. */
export type PersonName = { name: string; first: string; second: string | null }

/** Words that belong to the one behind them: `de la Cruz`. */
const PARTICLES = new Set([
  ...['de', 'del', 'la', 'las', 'los', 'el', 'da', 'das', 'do', 'dos', 'di', 'van', 'von', 'der', 'y', 'i'],
  ...['san', 'santa'],
])

/** Stands for a surname where there is none, because Facturae has no person without one. */
const NO_SURNAME = '-'

/**
 * Parts a name as it is written in Spain: the last two words are surnames, or those before a comma, as in
 * `Rey Lara, Inés`. A person with one surname and two names is told apart by the comma alone.
 */
export function personName(whole: string): PersonName {
  const [before = '', after] = whole.trim().split(/\s*,\s*/, 2)
  if (after) return partsOf(after, wordsOf(before))
  const words = wordsOf(before)
  const count = Math.min(2, words.length - 1)
  return partsOf(words.slice(0, words.length - count).join(' '), words.slice(words.length - count))
}

function partsOf(name: string, surnames: readonly string[]): PersonName {
  const [first = NO_SURNAME, ...others] = surnames
  return { name, first, second: others.join(' ') || null }
}

function wordsOf(text: string): string[] {
  const words: string[] = []
  let particles = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (PARTICLES.has(word.toLowerCase())) particles += `${word} `
    else {
      words.push(particles + word)
      particles = ''
    }
  }
  return particles ? [...words, particles.trim()] : words
}
