import type { AnswerProgress } from '#contract/answer-progress.ts'
import type { AnswerPace } from '#domain/households/answer-pace.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { daysBetween, type IsoDate } from '#domain/time/dates.ts'

/** `52 familias, 37 han respondido. Quedan 20 días.` What a device has kept of before names none who may come. */
export function progressInWords(
  {
    families,
    answered,
    maybe = 0,
    closingDate,
  }: Pick<AnswerProgress, 'families' | 'answered' | 'maybe' | 'closingDate'>,
  today: IsoDate,
): string {
  const all = families === 1 ? '1 familia' : `${families} familias`
  const said =
    answered === 0
      ? 'ninguna ha respondido'
      : answered === 1
        ? '1 ha respondido'
        : `${answered} han respondido`
  const open = maybe === 1 ? '1 persona dice que puede que sí.' : `${maybe} personas dicen que puede que sí.`
  return [`${all}, ${said}.`, maybe > 0 && open, closingDate && daysLeft(daysBetween(today, closingDate))]
    .filter(Boolean)
    .join(' ')
}

function daysLeft(days: number): string {
  if (days < 0) return 'El plazo ha terminado.'
  if (days === 0) return 'Hoy es el último día.'
  return days === 1 ? 'Queda 1 día.' : `Quedan ${formatNumber(days)} días.`
}

/** `Al ritmo de siempre (2 al día) responderán 24 de las 31 que faltan.` */
export function paceInWords({ perDay, expected }: AnswerPace, left: number): string | null {
  if (left === 0) return null
  const rate = `Al ritmo de siempre, ${rateInWords(perDay)}`
  const missing =
    left === 1 ? 'Falta 1 familia por responder.' : `Faltan ${formatNumber(left)} familias por responder.`
  if (expected === null) return `${missing} ${rate}.`
  if (expected === 0) return `${missing} ${rate}, no llegará ninguna más a tiempo.`
  if (expected >= left) return `${missing} ${rate}, llegarán todas antes del cierre.`
  return `${missing} ${rate}, antes del cierre ${expected === 1 ? 'llegará 1' : `llegarán ${expected}`}: habrá que recordárselo a ${left - expected}.`
}

const rateInWords = (perDay: number) =>
  perDay < 1 ? `${formatNumber(perDay * 7, 1)} a la semana` : `${formatNumber(perDay, 1)} al día`

const FIELDS: Record<string, string> = {
  rsvp: 'quién viene',
  event: 'los otros eventos',
  menu: 'el menú',
  needs: 'las alergias o la dieta',
  needsHighChair: 'la trona',
  busOut: 'el autobús',
  busBack: 'el autobús',
  companion: 'el acompañante',
  song: 'la canción',
  message: 'unas palabras',
}

type Answer = AnswerProgress['recent'][number]

/** Says a family's answer: `vienen 3 de 4`, and of a changed answer what is new. */
export function answerInWords({ isFirst, fields, ...counts }: Answer): string {
  const said = comingInWords(counts)
  const changed = [...new Set(fields.flatMap((field) => FIELDS[field] ?? []))]
  if (isFirst || changed.length === 0) return said
  return `${said}; ha cambiado ${inSpanishList(changed)}`
}

function comingInWords({
  yes,
  no,
  pending,
  maybe = 0,
}: Pick<Answer, 'yes' | 'no' | 'pending' | 'maybe'>): string {
  const total = yes + no + pending
  const left = pending - maybe
  if (yes === total) return total === 1 ? 'viene' : `vienen los ${total}`
  if (no === total) return total === 1 ? 'no viene' : 'no vienen'
  if (maybe === total) return total === 1 ? 'puede que venga' : 'puede que vengan'
  const doubt = maybe === 0 ? '' : maybe === 1 ? ', 1 puede que sí' : `, ${maybe} puede que sí`
  const open = left === 0 ? '' : left === 1 ? ', falta 1 por decidir' : `, faltan ${left} por decidir`
  return `${yes === 1 ? 'viene 1' : `vienen ${yes}`} de ${total}${doubt}${open}`
}
