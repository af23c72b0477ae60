import { EMAIL_MAX, FULL_NAME_MAX } from '../accounts/accounts.ts'
import { parseEuros } from '../budget/money.ts'
import { isEmailAddress, MESSAGE_MAX } from '../operation/contact.ts'
import { dayOfPhrase } from '../tasks/inline/day-of-phrase.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { REQUEST_GUESTS_MAX, REQUEST_PLACE_MAX } from './planner-requests.ts'

/** The facts that a pasted message holds; what it does not say, or says in a way that cannot be read, is `null`. */
export type ReadRequestText = {
  name: string | null
  email: string | null
  phone: string | null
  eventDate: IsoDate | null
  place: string | null
  guests: number | null
  /** Euros. */
  budget: number | null
  /** The text without the headings of a forwarded mail. */
  message: string
}

type Reading = {
  today: IsoDate
  /** Addresses of the planner, which stand in what was forwarded. */
  own: readonly string[]
}

/** Longest text that is read, in characters; more is cut off. */
export const PASTED_REQUEST_MAX = 20_000

/**
 * Reads a mail, a chat or the message of a directory that a planner pastes. Labelled fields ('Invitados: 120') count more
 * than what stands in sentences, and a date must be still to come, as the day on which a mail was sent has passed.
 */
export function readRequestText(pasted: string, { today, own }: Reading): ReadRequestText {
  const text = pasted.slice(0, PASTED_REQUEST_MAX).replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ')
  const lines = text.split('\n').map((line) => line.replace(/^(?:\s*>)+\s?/, '').trim())
  const body = lines.filter((line) => !HEADING.test(line))
  const labelled = fieldsOf(body)
  const plain = body
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const sender = SENDER.exec(lines.find((line) => SENDER.test(line)) ?? '')?.groups
  return {
    name: lineOf(labelled.get('name') ?? sender?.['name'] ?? namedIn(body), FULL_NAME_MAX),
    email: emailIn([labelled.get('email') ?? '', sender?.['email'] ?? '', plain], own),
    phone: phoneIn(labelled.get('phone')) ?? phoneIn(plain),
    eventDate: dayIn(labelled.get('day'), today) ?? dayIn(plain, today),
    place: lineOf(labelled.get('place'), REQUEST_PLACE_MAX),
    guests: countIn(labelled.get('guests'), /(\d{1,4})/) ?? countIn(plain, GUESTS),
    budget: amountIn(labelled.get('budget'), true) ?? amountIn(plain, false),
    message: plain.slice(0, MESSAGE_MAX),
  }
}

type Field = 'name' | 'email' | 'phone' | 'day' | 'place' | 'guests' | 'budget'

/** The labels of the forms of directories and of those on websites, folded. */
const LABELS: readonly (readonly [Field, RegExp])[] = [
  ['name', /^(?:nombres?(?: y apellidos)?|nombre completo|pareja|novios|contacto|name)$/],
  ['email', /^(?:e-?mail|correo(?: electronico)?|mail|direccion de correo)$/],
  ['phone', /^(?:telefono|tel|movil|tfno|whatsapp|phone)\.?$/],
  ['day', /^(?:fecha(?: de (?:la )?boda| del evento| prevista| del enlace)?|dia de la boda|wedding date)$/],
  [
    'place',
    /^(?:lugar(?: de (?:la )?boda| del evento)?|sitio|ubicacion|ciudad|localidad|zona|finca|poblacion)$/,
  ],
  ['guests', /^(?:(?:numero |n\.?o? |nº ?)?(?:de )?(?:invitados|personas|comensales|asistentes)|pax)$/],
  ['budget', /^(?:presupuesto(?: aproximado| estimado| maximo)?|budget)$/],
]

function fieldsOf(lines: readonly string[]): Map<Field, string> {
  const fields = new Map<Field, string>()
  for (const line of lines) {
    const [, label = '', value = ''] = /^[*·•-]?\s*([^:]{2,40}):\s*(\S.*)$/.exec(line) ?? []
    const field = LABELS.find(([, pattern]) => pattern.test(foldText(label)))?.[0]
    if (field && !fields.has(field)) fields.set(field, value.replace(/^\*+\s*/, ''))
  }
  return fields
}

/** The headings of a mail as programs write them above what is forwarded, in Spanish and in English. */
const HEADING =
  /^(?:de|from|para|to|cc|asunto|subject|enviado(?: el)?|sent|date|reply-to|responder a)\s*:|^fecha\s*:.*\d{1,2}:\d{2}|^-{2,}\s*(?:mensaje reenviado|forwarded message|mensaje original|original message)/i

const SENDER =
  /^(?:de|from)\s*:\s*"?(?<name>[^<"@]{2,120}?)"?\s*[<[](?:mailto:)?(?<email>[^\s<>[\]]+@[^\s<>[\]]+)/i

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,3}"
const PRESENTED = new RegExp(
  `(?:[Ss]omos|[Ss]oy|[Mm]e llamo|[Nn]os llamamos) (${NAME}(?: (?:y|e|&) ${NAME})?)`,
  'u',
)
const SIGNED = new RegExp(`^(${NAME}(?: (?:y|e|&) ${NAME})?)[.!]?$`, 'u')
const FAREWELL =
  /^(?:(?:un |muchos )?(?:saludos?|abrazos?|besos?)|gracias|muchas gracias|atentamente|hasta pronto)\b/i

/** The names by which they present themselves, or with which they sign below a farewell. */
function namedIn(lines: readonly string[]): string | null {
  const presented = PRESENTED.exec(lines.join(' '))?.[1]
  if (presented) return presented
  const written = lines.filter((line) => line !== '')
  const farewell = written.findLastIndex((line) => FAREWELL.test(line))
  return farewell < 0 ? null : (SIGNED.exec(written[farewell + 1] ?? '')?.[1] ?? null)
}

function emailIn(texts: readonly string[], own: readonly string[]): string | null {
  const mine = new Set(own.map((address) => address.toLowerCase()))
  for (const text of texts) {
    for (const [found] of text.matchAll(/[^\s<>()[\],;:"']{1,64}@[^\s<>()[\],;:"']{3,255}/g)) {
      const address = found.replace(/[.!?]+$/, '')
      if (address.length <= EMAIL_MAX && isEmailAddress(address) && !mine.has(address.toLowerCase()))
        return address
    }
  }
  return null
}

/** Nine digits of a Spanish number, in any groups, or a number that begins with its country. */
const PHONE = /(?<![\d.,])(?:(?:\+|00)\d{1,3}[ .-]?)?[6-9]\d{2}(?:[ .-]?\d{2,3}){2,3}(?![\d€]|[.,]\d)/g

function phoneIn(text: string | undefined): string | null {
  for (const [found] of (text ?? '').matchAll(PHONE)) {
    const digits = found.replace(/\D/g, '')
    if (digits.length === 9 || /^(?:\+|00)/.test(found)) return found.trim()
  }
  return null
}

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)[a-z]{0,8}'
const DAY = new RegExp(
  `\\b(?:\\d{1,2} (?:de )?${MONTH}\\.?(?:,? (?:de |del )?\\d{4})?|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})|\\d{1,2}[.-]\\d{1,2}[.-]\\d{4}|\\d{4}-\\d{2}-\\d{2})\\b`,
  'g',
)

function dayIn(text: string | undefined, today: IsoDate): IsoDate | null {
  for (const [found] of foldText(text ?? '').matchAll(DAY)) {
    const day = dayOfPhrase(found, today)
    if (day && day > today) return day
  }
  return null
}

const GUESTS = /(\d{1,4})(?:\s*(?:-|a|o)\s*\d{1,4})?\s*(?:invitad[oa]s|personas|comensales|asistentes|pax\b)/i

function countIn(text: string | undefined, pattern: RegExp): number | null {
  const count = Number(pattern.exec(text ?? '')?.[1] ?? 0)
  return count >= 1 && count <= REQUEST_GUESTS_MAX ? count : null
}

/** Less than this is the price of a thing, not of a wedding. */
const BUDGET_MIN_CENTS = 100_000

/** The largest amount of a field, or of the sentences of a text, where it needs the sign or the word of euros. */
function amountIn(text: string | undefined, isField: boolean): number | null {
  const pattern = isField ? /\d[\d.,]*/g : /\d[\d.,]*(?=\s?(?:€|euros?\b))/gi
  const amounts = [...(text ?? '').matchAll(pattern)]
    .map(([found]) => parseEuros(found.replace(/[.,]+$/, '')) ?? 0)
    .filter((cents) => cents >= BUDGET_MIN_CENTS)
  return amounts.length === 0 ? null : Math.max(...amounts) / 100
}

const lineOf = (text: string | null | undefined, max: number): string | null =>
  cleanLine(text ?? '').slice(0, max) || null
