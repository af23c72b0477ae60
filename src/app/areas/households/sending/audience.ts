import type { WordsKind } from '#domain/households/own-words.ts'
import type { Family } from '../../../shared/households/families.ts'
import { askedOf } from './invitation-text.ts'

export const AUDIENCES = ['several', 'one'] as const

/** Words are written to several people, and to one where the couple wants other words. */
export type Audience = (typeof AUDIENCES)[number]

export const AUDIENCE_NAMES: Record<Audience, string> = { several: 'A varias personas', one: 'A una sola' }

export const audienceOf = (family: Family, kind: WordsKind): Audience =>
  askedOf(family, kind).people.length === 1 ? 'one' : 'several'
