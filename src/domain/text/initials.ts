/** First letters of the first and the second word, `?` when there are none: 'Lucía & Martín' is LM. */
export function initialsOf(name: string): string {
  const letters = name.split(/[^\p{L}\p{M}\p{N}'’.-]+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
  return letters.slice(0, 2).join('').toLocaleUpperCase('es') || '?'
}
