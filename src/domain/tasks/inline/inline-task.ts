import { cleanLine } from '../../text/clean-text.ts'
import { foldText } from '../../text/fold-text.ts'
import type { IsoDate } from '../../time/dates.ts'
import { dayOfPhrase } from './day-of-phrase.ts'

/** A person who may be named in a task that is typed. */
export type Mentionable<T> = { name: string; value: T }

/** A task as its line says: the title without the people and the day that stand at its end. */
export type InlineTask<T> = { title: string; people: T[]; day: IsoDate | null }

/** The longest day in words: 'para el viernes 27 de noviembre de 2026'. */
const DAY_WORDS_MAX = 8

/** The longest name behind an @, in words. */
const NAME_WORDS_MAX = 5

/**
 * Reads a line such as 'Probar el menú @elena vie 27'. Only the end of it is read, so that a day or an @ inside of a
 * title stays there; the end that nothing is known of stays too, and so does a line that is nothing else.
 */
export function readInlineTask<T>(
  line: string,
  { people, today }: { people: readonly Mentionable<T>[]; today: IsoDate },
): InlineTask<T> {
  let words: string[] = cleanLine(line).split(' ')
  const found: T[] = []
  let day: IsoDate | null = null
  for (;;) {
    const mention = mentionAtEnd(words, people)
    if (mention) {
      if (!found.includes(mention.value)) found.unshift(mention.value)
      words = mention.rest
      continue
    }
    const dated: DatedEnd | null = day === null ? dayAtEnd(words, today) : null
    if (!dated) return { title: words.join(' '), people: found, day }
    day = dated.day
    words = dated.rest
  }
}

function mentionAtEnd<T>(words: readonly string[], people: readonly Mentionable<T>[]) {
  const first = words.findLastIndex((word) => word.startsWith('@'))
  if (first < 1 || words.length - first > NAME_WORDS_MAX) return null
  const person = personNamed(words.slice(first).join(' ').slice(1), people)
  return person && { value: person.value, rest: words.slice(0, first) }
}

/** Shorter beginnings of a name are as likely to be something else. */
const SHORTEST_BEGINNING = 3

/** The one person whom the text can mean: by the whole name, else by the first name, else by how a name begins. */
function personNamed<T>(text: string, people: readonly Mentionable<T>[]): Mentionable<T> | null {
  const wanted = foldName(text)
  if (wanted === '') return null
  const ways: ((name: string) => boolean)[] = [
    (name) => foldName(name) === wanted,
    (name) => foldName(name.trim().split(/\s+/)[0]!) === wanted,
    (name) => wanted.length >= SHORTEST_BEGINNING && foldName(name).startsWith(wanted),
  ]
  for (const isMeant of ways) {
    const meant = people.filter(({ name }) => isMeant(name))
    if (meant.length > 0) return meant.length === 1 ? meant[0]! : null
  }
  return null
}

const foldName = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]/gu, '')

/** Behind these a day belongs to the title: 'la cena del viernes', 'llamar por la mañana', 'antes del 3 dic'. */
const JOINING = new Set(
  `a al antes cada con de del desde después en entre hasta la las lo los o por que sobre su sus todas todos tras u un
  una y e ni mi nuestra nuestro primer próximo último sin según hacia durante como`
    .split(/\s+/)
    .map(foldText),
)

/** A line that ends in a day: the day, and the words before it. */
type DatedEnd = { day: IsoDate; rest: string[] }

function dayAtEnd(words: readonly string[], today: IsoDate): DatedEnd | null {
  const from = Math.max(1, words.length - DAY_WORDS_MAX)
  for (let first = from; first < words.length; first += 1) {
    const day = dayOfPhrase(foldText(words.slice(first).join(' ')), today)
    if (day === null) continue
    const rest = words.slice(0, first)
    return JOINING.has(foldText(rest.at(-1)!)) ? null : { day, rest: withoutComma(rest) }
  }
  return null
}

/** 'Llamar al DJ, mañana' is a title without its comma. */
function withoutComma(words: readonly string[]): string[] {
  const title = words.join(' ').replace(/\s*[,;:–-]+$/, '')
  return (title === '' ? words.join(' ') : title).split(' ')
}
