const WORDS = [
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
] as const

/** How many of something masculine: `un cambio`, `dos cambios`, `13 cambios`. Up to twelve stand in letters. */
export const countInSpanish = (count: number, one: string, several: string): string =>
  `${WORDS[count] ?? count} ${count === 1 ? one : several}`

/** `Dos cambios`: the first letter as at the beginning of a sentence. */
export const asSentence = (phrase: string): string =>
  phrase.slice(0, 1).toLocaleUpperCase('es') + phrase.slice(1)
