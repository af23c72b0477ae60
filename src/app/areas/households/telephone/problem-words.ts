import type { NotedProblem } from '#domain/households/answer-values.ts'

/** A field with a problem, by what it is of. */
export type ProblemPlace = Pick<NotedProblem, 'person' | 'field'> & {
  event?: string | undefined
  question?: string | undefined
}

export const problemAt = (problems: readonly NotedProblem[], place: ProblemPlace): string | null => {
  const found = problems.find(
    ({ code, person, field, event, question }) =>
      // Beside its field stands what others have said, and a choice.
      code !== 'changed' &&
      person === place.person &&
      field === place.field &&
      event === place.event &&
      question === place.question,
  )
  return found ? problemInWords(found) : null
}

/** A problem as the sentence beside its field. */
export function problemInWords({ code, field, max }: NotedProblem): string {
  switch (code) {
    case 'consent':
      return 'Sin su permiso no se pueden guardar alergias ni dietas. Pregúntaselo y márcalo.'
    case 'consent-again':
      return 'Ahora hay más apuntado para la cocina. Léeselo y vuelve a marcar el permiso.'
    case 'companion':
      return 'Escribe el nombre de su acompañante.'
    case 'too-long':
      return `Caben ${max ?? 0} caracteres. Acórtalo un poco.`
    case 'no-number':
      return 'Escribe una cifra, como 2.'
    case 'no-longer':
      return field === 'beds'
        ? 'Ese hotel ya no se ofrece así. Elige otra vez.'
        : 'Eso ya no se puede elegir.'
    default:
      return field === 'beds'
        ? 'A esta familia ya no se le pregunta dónde duerme.'
        : 'Ya no está en la invitación.'
  }
}
