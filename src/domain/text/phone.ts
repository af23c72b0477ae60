import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number without a country is of this one. */
const HOME = 'ES'

/** Digits from which a number that begins with its country may leave out the sign of it: `351 912 345 678`. */
const WITH_COUNTRY_MIN = 11

/** The separators of two numbers in one field. */
const BETWEEN = /[/,;|\n]|\s[yo]\s|\s(?=\+)/

/** A text that is a number and nothing else, which can be written anew without a loss. */
const NUMBER_ALONE = /^[\d\s+().–-]+$/

/** Reads a phone as it was typed; `null` when it holds no number that exists. Of several it is the first. */
function readPhone(typed: string | null | undefined): PhoneNumber | null {
  for (const part of (typed ?? '').split(BETWEEN)) {
    const number = readNumber(part)
    if (number) return number
  }
  return null
}

function readNumber(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, HOME)
  if (number?.isValid()) return number
  if (hasCountry(text)) return number?.isPossible() ? number : null
  const digits = text.replace(/\D/g, '')
  if (digits.length < WITH_COUNTRY_MIN) return null
  const foreign = parsePhoneNumberFromString(`+${digits}`)
  return foreign?.isValid() ? foreign : null
}

const hasCountry = (text: string) => /^\D*(\+|00)/.test(text)

/** A phone in the form of E.164, `+34612345678`, in which two are compared; `null` when it holds no number. */
export const phoneNumber = (typed: string | null | undefined): string | null =>
  readPhone(typed)?.number ?? null

/**
 * The number to dial for a phone as it was typed; `null` when it holds no number. Spanish numbers that were typed
 * without their country are dialled so, and so are short ones, which have none (112).
 */
export function dialNumber(typed: string | null | undefined): string | null {
  const number = readPhone(typed)
  if (number) return isDomestic(number, typed!) ? number.nationalNumber : number.number
  const digits = (typed ?? '')
    .split(BETWEEN, 1)[0]!
    .trim()
    .replace(/(?!^\+)[^\d]/g, '')
  return /\d{3}/.test(digits) ? digits : null
}

/** The address that calls a phone as it was typed; `null` when it holds no number. */
export function phoneHref(typed: string | null | undefined): string | null {
  const number = dialNumber(typed)
  return number && `tel:${number}`
}

/** The last digits of a number tell it, with or without its country; shorter ones than the fewest are those of many. */
const KEY_DIGITS = 9
const KEY_DIGITS_MIN = 6

/** Each number of a field as its last nine digits, by which two are one also with other marks and a country around them. */
export const phoneKeys = (typed: string | null | undefined): string[] =>
  (typed ?? '')
    .split(BETWEEN)
    .map((part) => (readNumber(part)?.number ?? part).replace(/\D/g, ''))
    .filter(({ length }) => length >= KEY_DIGITS_MIN)
    .map((digits) => digits.slice(-KEY_DIGITS))

/** The number for WhatsApp, which wants the country and nothing before it; `null` when there is none to write to. */
export const whatsAppNumber = (typed: string | null | undefined): string | null =>
  phoneNumber(typed)?.slice(1) ?? null

/** A phone as it is shown: `612 34 56 78`, `+44 20 7946 0018`. What is more than a number stays as it was typed. */
export function shownPhone(typed: string): string {
  const number = NUMBER_ALONE.test(typed) ? readPhone(typed) : null
  if (!number) return typed
  return isDomestic(number, typed) ? number.formatNational() : number.formatInternational()
}

/** Whether a Spanish number was typed without its country. */
const isDomestic = ({ country, nationalNumber }: PhoneNumber, typed: string) =>
  country === HOME && typed.replace(/\D/g, '').startsWith(nationalNumber)
