import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import { readingsOf } from './password-readings.ts'
import { SPANISH_PASSWORD_WORDS } from './spanish-passwords.ts'

/** Why a new password would be among the first that are tried. */
export type GuessableProblem = 'PASSWORD_BREACHED' | 'PASSWORD_GUESSABLE'

/** The person who chooses it. */
export type PasswordOwner = { name: string; email: string }

const LISTED = dictionary['passwords-common'].map(String)

/** The passwords that turn up most often in breaches, as far as they are long enough to be chosen here. */
const BREACHED: ReadonlySet<string> = new Set(LISTED.filter((password) => password.length >= PASSWORD_MIN))

/** Words that are no better with digits around them. */
const BREACHED_WORDS: ReadonlySet<string> = new Set(LISTED.filter((password) => /^[a-z]{4,}$/.test(password)))
const NONE: ReadonlySet<string> = new Set()
const COMMON: ReadonlySet<string> = new Set(SPANISH_PASSWORD_WORDS)
const CONTEXT = [
  'azahar',
  'boda',
  'bodas',
  'novios',
  'novio',
  'novia',
  'casamiento',
  'matrimonio',
  'wedding',
  'planner',
]
const JOINTS: ReadonlySet<string> = new Set([
  'y',
  'e',
  'i',
  'de',
  'del',
  'la',
  'el',
  'mi',
  'tu',
  'con',
  'nuestra',
])

/** A word of the list of breaches with more around it is something to guess by itself. */
const AROUND_LISTED_MAX = 4

/** Two words that are no one's own are guessed as well as one; three are a phrase. */
const COMMON_MAX = 2

const WORD_MIN = 3

/**
 * Whether a new password is one that is tried first: of a list of breaches, a word that many choose in Spain, or made of
 * words about its person, the product and weddings (ASVS 6.1.2, 6.2.4, 6.2.11). Capitals, accents, digits, symbols and
 * digits for letters make it no other.
 */
export function guessableProblem(password: string, owner: PasswordOwner | null): GuessableProblem | null {
  if (BREACHED.has(password.toLowerCase())) return 'PASSWORD_BREACHED'
  const own: ReadonlySet<string> = new Set([...CONTEXT, ...wordsOf(owner)])
  const readings = [...readingsOf(fold(password))]
  const isOf = (words: ReadonlySet<string>, common: ReadonlySet<string>) =>
    readings.some(({ letters }) => isMadeOf(letters, words, common))
  if (isOf(own, NONE)) return 'PASSWORD_GUESSABLE'
  if (isOf(NONE, COMMON)) return 'PASSWORD_BREACHED'
  if (isOf(own, COMMON)) return 'PASSWORD_GUESSABLE'
  const isListed = readings.some(
    ({ letters, around }) => around <= AROUND_LISTED_MAX && BREACHED_WORDS.has(letters),
  )
  return isListed ? 'PASSWORD_BREACHED' : null
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words by which a person is known: of the name and of the address, each by itself. */
function wordsOf(owner: PasswordOwner | null): string[] {
  if (!owner) return []
  return `${fold(owner.name)} ${fold(owner.email)}`.split(/[^a-z]+/).filter((word) => word.length >= WORD_MIN)
}

/** Whether letters are a row of these words: any number of a person's own, and no more than a few common ones. */
function isMadeOf(letters: string, own: ReadonlySet<string>, common: ReadonlySet<string>): boolean {
  const longest = Math.max(...[...own, ...common].map((word) => word.length), 0)
  /** The fewest common words that the letters up to here are made of; a row of joints alone is none. */
  const fewest: (number | undefined)[] = [0]
  let hasWord = false
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = fewest[start]
      if (before === undefined) continue
      const word = letters.slice(start, end)
      const cost = own.has(word) || JOINTS.has(word) ? 0 : common.has(word) ? 1 : null
      if (cost === null) continue
      hasWord ||= word.length >= WORD_MIN
      fewest[end] = Math.min(fewest[end] ?? Number.POSITIVE_INFINITY, before + cost)
    }
  }
  const whole = fewest[letters.length]
  return hasWord && whole !== undefined && whole <= COMMON_MAX
}
