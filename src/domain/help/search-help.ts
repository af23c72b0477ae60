import { foldText } from '../text/fold-text.ts'

/** Longest question that the search of the help reads, in characters. */
export const HELP_QUERY_MAX = 120

/** A text that is searched: what counts most first. */
export type Searched = { title: string; words: string; texts: readonly string[] }

export type Found<T> = { item: T; passage: string }

/**
 * The texts that answer a question, the best first: every word of it is in them, or, when that finds nothing, half
 * of the words are. Accents, case and endings make no difference ('importó' finds 'importar').
 */
export function searchHelp<T extends Searched>(items: readonly T[], question: string): Found<T>[] {
  const stems = stemsOf(question)
  if (stems.length === 0) return []
  const rated = items.map((item) => ({ item, ...rate(item, stems) }))
  const all = rated.filter(({ hits }) => hits === stems.length)
  const found = all.length > 0 ? all : rated.filter(({ hits }) => hits > 0 && hits * 2 >= stems.length)
  return found
    .sort((one, other) => other.hits - one.hits || other.score - one.score)
    .map(({ item }) => ({ item, passage: passageOf(item.texts, stems) }))
}

/** A text in pieces, those that a question asks for marked. */
export function markWords(text: string, question: string): { text: string; isMarked: boolean }[] {
  const stems = stemsOf(question)
  return text
    .split(WORD)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMarked: stems.some((stem) => foldText(piece).startsWith(stem)) }))
}

const WORD = /([\p{L}\p{M}\p{N}]+)/u

/** How much a hit in the title, in the words people search by, and in the text counts. */
const WEIGHTS = { title: 6, words: 4, text: 1 }

function rate({ title, words, texts }: Searched, stems: readonly string[]) {
  const places = [
    { weight: WEIGHTS.title, words: wordsOf(title) },
    { weight: WEIGHTS.words, words: wordsOf(words) },
    { weight: WEIGHTS.text, words: wordsOf(texts.join(' ')) },
  ]
  let hits = 0
  let score = 0
  for (const stem of stems) {
    const weights = places.filter((place) => place.words.some((word) => word.startsWith(stem)))
    if (weights.length > 0) hits += 1
    score += weights.reduce((sum, { weight }) => sum + weight, 0)
  }
  return { hits, score }
}

/** The first text that has a word of the question; without one, the first of all. */
function passageOf(texts: readonly string[], stems: readonly string[]): string {
  const has = (text: string) => wordsOf(text).some((word) => stems.some((stem) => word.startsWith(stem)))
  return texts.find(has) ?? texts[0] ?? ''
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

function stemsOf(question: string): string[] {
  const asked = wordsOf(question.slice(0, HELP_QUERY_MAX))
  const telling = asked.filter((word) => !SAYS_NOTHING.has(word))
  return [...new Set((telling.length > 0 ? telling : asked).map(stemOf))]
}

/** A word without its ending, at least four letters long: 'invitado' and 'invitar' begin alike. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= 4 ? stem : word.replace(/e?s$/, '') || word
}

const ENDING =
  /(?:aciones|acion|iendo|ando|adas|ados|idas|idos|ada|ado|ida|ido|amos|ar|er|ir|as|os|es|a|o|e|s)$/

/** Words of a question that are in every answer. */
const SAYS_NOTHING = new Set(
  'a al como con cual cuando de del donde el ella en es esta este hace hacer hago la las le lo los me mi mis no o para por puede puedo que quien quiero se si sin su sus te tengo tu tus un una uno y ya'.split(
    ' ',
  ),
)
