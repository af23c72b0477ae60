const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })

/** 'un invitado', '36 invitados', '1.200 invitados'. */
export const guestCount = (count: number): string =>
  count === 1 ? '1 invitado' : `${number.format(count)} invitados`

/** '1 respuesta', '103 respuestas'. */
export const answerCount = (count: number): string =>
  count === 1 ? '1 respuesta' : `${number.format(count)} respuestas`

/** 'una persona', '61 personas', where what is counted is not imported yet. */
export const peopleCount = (count: number): string =>
  count === 1 ? '1 persona' : `${number.format(count)} personas`
