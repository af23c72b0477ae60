import type { OwnQuestion, OwnQuestionKind, WeddingEvent } from '#domain/households/invitation-settings.ts'

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
  const event = events.find(({ id }) => id === eventId)
  const how = { text: 'Texto', choice: 'Opciones', number: 'Cifra' }[kind]
  const whom = isOfFamily ? 'una vez por familia' : 'a cada persona'
  const isMissing = kind === 'choice' && options.length === 0
  return `${how}, ${whom}${event ? `, ${event.name}` : ''}${isMissing ? '. Falta una opción' : ''}`
}
