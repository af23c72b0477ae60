import type { SettingsConflict } from '#contract/household-rows.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import type { OwnQuestion, OwnQuestionKind, WeddingEvent } from '#domain/households/invitation-settings.ts'
import { wordsIn } from '#domain/households/own-questions.ts'
import type { HouseholdList } from '../../../shared/households/families.ts'

export const KIND_NAMES: Record<OwnQuestionKind, string> = {
  text: 'Con sus palabras',
  choice: 'Eligiendo una opción',
  number: 'Con una cifra',
}

/** `Opciones, a cada persona con invitación a Tornaboda`: the kind of a question and those it is asked of. */
export function kindInWords(
  { kind, isOfFamily, eventId, options }: OwnQuestion,
  events: readonly WeddingEvent[],
): string {
  const event =
    eventId === null ? null : (events.find(({ id }) => id === eventId)?.name ?? 'un evento que ya no está')
  const how = { text: 'Texto', choice: 'Opciones', number: 'Cifra' }[kind]
  const whom = isOfFamily ? 'una vez por familia' : 'a cada persona'
  const isMissing = kind === 'choice' && options.length === 0
  return `${how}, ${whom}${event ? `, ${event}` : ''}${isMissing ? '. Falta una opción' : ''}`
}

type Known = Pick<HouseholdList, 'events' | 'settings'> | undefined

const PARTS: Record<string, string> = {
  kind: 'cómo se responde',
  isOfFamily: 'a quién se pregunta',
  eventId: 'con invitación a',
}

/** `¿Vienes?, a quién se pregunta`: the part of a question that two have changed; `null` for what is of no question. */
export function questionTitle({ field, part }: SettingsConflict, known: Known): string | null {
  if (field !== 'questions' || part === null) return null
  const [key, piece, ...rest] = part.split('.')
  const question = known?.settings.questions.find((one) => one.key === key)
  const asked = question ? wordsIn(question, 'es') : 'Pregunta propia'
  const language = LANGUAGE_NAMES[rest.at(-1) as InvitationLanguage]
  if (piece === 'texts') return `${asked}, sus palabras (${language})`
  return piece === 'options' ? `${asked}, una opción (${language})` : `${asked}, ${PARTS[piece!]}`
}

/** One of its two values in words; `null` for what reads as it is. */
export function questionValue(
  { field, part }: SettingsConflict,
  value: SettingsConflict['stored'],
  known: Known,
): string | null {
  if (field !== 'questions' || part === null) return null
  if (part.endsWith('.kind')) return KIND_NAMES[value as OwnQuestionKind]
  if (part.endsWith('.isOfFamily')) return value ? 'Una vez por familia' : 'A cada persona'
  if (!part.endsWith('.eventId')) return value === null ? 'Vacío' : null
  if (value === null) return 'Todos'
  return known?.events.find(({ id }) => id === value)?.name ?? 'Un evento que ya no está'
}
