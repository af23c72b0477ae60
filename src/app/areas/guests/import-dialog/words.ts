import { formatNumber } from '#domain/text/spanish-numbers.ts'
/** 'un invitado', '36 invitados', '1.200 invitados'. */
export const guestCount = (count: number): string =>
  count === 1 ? '1 invitado' : `${formatNumber(count)} invitados`

/** '1 respuesta', '103 respuestas'. */
export const answerCount = (count: number): string =>
  count === 1 ? '1 respuesta' : `${formatNumber(count)} respuestas`

/** 'una persona', '61 personas', where what is counted is not imported yet. */
export const peopleCount = (count: number): string =>
  count === 1 ? '1 persona' : `${formatNumber(count)} personas`
