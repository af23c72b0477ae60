/** A refused IBAN should have been this; the app has a sentence for it. */
export const IBAN_REFUSED = 'an IBAN whose check digits agree'

/** Characters of an IBAN in the countries whose banks are most common here; others have 15 to 34. */
const LENGTHS: Record<string, number> = {
  ES: 24,
  AD: 24,
  PT: 25,
  FR: 27,
  IT: 27,
  DE: 22,
  GB: 22,
  IE: 22,
  BE: 16,
  NL: 18,
  LT: 20,
  CH: 21,
}

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/**
 * An IBAN as it is stored: in capitals, without blanks. `null` when it has not the form or the length of its
 * country, or its check digits do not agree (ISO 13616, modulo 97).
 */
export function readIban(typed: string): string | null {
  const iban = typed.replace(/[\s.-]/g, '').toUpperCase()
  if (!FORM.test(iban)) return null
  const length = LENGTHS[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return null
  return remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null
}

/** `ES91 2100 0418 4502 0005 1332`: as banks print it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** The remainder of the number in which A stands for 10 and Z for 35. */
function remainderOf97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
