import { lazily } from './lazy.ts'

/** The numbers up to twelve, of something masculine. */
export const NUMBER_WORDS: readonly string[] = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

/** How many of something masculine: `un cambio`, `dos cambios`, `13 cambios`. Up to twelve stand in letters. */
export const countInSpanish = (count: number, one: string, several: string): string =>
  `${NUMBER_WORDS[count] ?? formatNumber(count)} ${count === 1 ? one : several}`

/** `Dos cambios`: the first letter as at the beginning of a sentence. */
export const asSentence = (phrase: string): string =>
  phrase.slice(0, 1).toLocaleUpperCase('es') + phrase.slice(1)

const formats = [0, 1, 2, 3].map((maximumFractionDigits) =>
  lazily(() => new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits })),
)

/** `1.234` and `10.000,5`: the thousands have their point from four digits on, wherever people read a number. */
export const formatNumber = (value: number, decimals: 0 | 1 | 2 | 3 = 3): string =>
  formats[decimals]!().format(value)
