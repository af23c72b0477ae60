const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const COMPANY_LETTERS = 'JABCDEFGHI'

const PERSON = /^(\d{8})([A-Z])$/
/** A foreigner's number, or one of a person without a number: K under 14, L abroad, M without a NIE. */
const OTHER_PERSON = /^([XYZKLM])(\d{7})([A-Z])$/
const COMPANY = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/

/** Forms of companies whose check character is always a letter, and those in which it is always a figure. */
const WITH_LETTER = 'NPQRSW'
const WITH_FIGURE = 'ABEH'

/**
 * A Spanish tax number as it is stored: in capitals, without blanks, dots and dashes, without the country of a VAT
 * number, and with the zeros in front that people leave out. `null` when it is no DNI, NIE
 * or CIF, or its check character does not agree (RD 1065/2007, Orden EHA/451/2008).
 */
export function readNif(typed: string): string | null {
  const written = typed.replace(/[\s./\p{Pd}\p{Cf}]/gu, '').toUpperCase()
  const nif = written
    .replace(/^ES(?=.{8,9}$)/, '')
    .replace(/^\d{6,7}(?=[A-Z]$)/, (digits) => digits.padStart(8, '0'))
  return isOfPerson(nif) || isOfCompany(nif) ? nif : null
}

/** Whether a stored NIF is one of a company, which may have to keep IRPF back. */
export const isCompanyNif = (nif: string): boolean => COMPANY.test(nif)

function isOfPerson(nif: string): boolean {
  const [, digits, letter] = PERSON.exec(nif) ?? []
  if (digits) return PERSON_LETTERS[Number(digits) % 23] === letter
  const [, form, number, last] = OTHER_PERSON.exec(nif) ?? []
  if (!form) return false
  // X, Y and Z stand for 0, 1 and 2; the others do not count.
  const prefix = 'XYZ'.includes(form) ? String('XYZ'.indexOf(form)) : ''
  return PERSON_LETTERS[Number(prefix + number) % 23] === last
}

function isOfCompany(nif: string): boolean {
  const [, form, digits, check] = COMPANY.exec(nif) ?? []
  if (!form) return false
  const sum = Array.from(digits!, Number).reduce((before, digit, index) => {
    if (index % 2 === 1) return before + digit
    const doubled = digit * 2
    return before + Math.floor(doubled / 10) + (doubled % 10)
  }, 0)
  const control = (10 - (sum % 10)) % 10
  const isFigure = check === String(control)
  const isLetter = check === COMPANY_LETTERS[control]
  if (WITH_LETTER.includes(form)) return isLetter
  if (WITH_FIGURE.includes(form)) return isFigure
  return isFigure || isLetter
}
