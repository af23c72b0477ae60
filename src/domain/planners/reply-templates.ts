import { dateInWords } from '../time/spanish-day.ts'

/** Bounds of the answers that a planner keeps. */
export const REPLY_TEMPLATES_MAX = 40
export const REPLY_TEMPLATE_NAME_MAX = 80

/** The fields of an answer, as they are typed in it. */
export const REPLY_FIELDS = ['nombre', 'fecha', 'lugar', 'invitados'] as const
export type ReplyField = (typeof REPLY_FIELDS)[number]

type Known = { name: string; eventDate: string | null; place: string | null; guests: number | null }

const FIELD = new RegExp(`\\{(${REPLY_FIELDS.join('|')})\\}`, 'g')

/** A template with what is known of a request in the place of its fields; one of which nothing is known stays. */
export function fillReply(text: string, { name, eventDate, place, guests }: Known): string {
  const values: Record<ReplyField, string | null> = {
    nombre: name,
    fecha: eventDate && dateInWords(eventDate),
    lugar: place,
    invitados: guests === null ? null : String(guests),
  }
  return text.replaceAll(FIELD, (field, word: ReplyField) => values[word] ?? field)
}

/** The first field that still stands in a text, with its braces: an answer with one is not sent. */
export const openField = (text: string): string | null => text.match(FIELD)?.[0] ?? null

/** Answers to begin with. */
export const REPLY_EXAMPLES: readonly { name: string; text: string }[] = [
  {
    name: 'Fecha libre',
    text: 'Hola, {nombre}:\n\n¡Enhorabuena! El {fecha} lo tengo libre y me encantaría acompañaros.\n\n¿Os viene bien que hablemos por teléfono esta semana? Decidme qué día y a qué hora os llamo.\n\nUn abrazo',
  },
  {
    name: 'Fecha ocupada',
    text: 'Hola, {nombre}:\n\n¡Enhorabuena! El {fecha} ya tengo una boda, así que ese día no podré acompañaros.\n\nSi la fecha todavía se puede mover, contádmelo y miramos juntos otra.\n\nUn abrazo',
  },
  {
    name: 'Me faltan datos',
    text: 'Hola, {nombre}:\n\n¡Enhorabuena! Para prepararos un presupuesto necesito saber la fecha, el lugar y cuántos invitados seréis, aunque sea más o menos.\n\nUn abrazo',
  },
]
