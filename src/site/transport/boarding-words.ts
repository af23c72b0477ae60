const unsent = (count: number) => (count === 1 ? '1 marca sin enviar' : `${count} marcas sin enviar`)

/** The sentences of the page that counts, by what became of the taps. */
export const BOARDING_WORDS = {
  sent: 'Todo enviado.',
  sending: (count: number) => `${unsent(count)}. Enviando…`,
  /** `time` says when the list on the phone was last that of the server: `a las 18:42`. */
  offline: (count: number, time: string) =>
    count === 0
      ? `Sin conexión. Puedes seguir contando: se envía cuando vuelva. Lista guardada ${time}.`
      : `Sin conexión. ${unsent(count)}: se quedan en este teléfono y salen cuando vuelva. Lista guardada ${time}.`,
  busy: (count: number) => `Hay mucha gente contando. ${unsent(count)}: salen enseguida.`,
  refused: (count: number) =>
    `No se ha podido guardar. ${unsent(count)}: se quedan en este teléfono. Pulsa «Actualizar».`,
  revoked: (count: number) =>
    count === 0
      ? 'Este enlace ya no vale y ya no cuenta. Pide el nuevo a quien te lo pasó.'
      : `Este enlace ya no vale y ya no cuenta. ${unsent(count)}: se quedan en este teléfono, y se envían cuando abras aquí el enlace nuevo.`,
  full: 'Hay demasiadas marcas sin enviar. Busca cobertura para seguir contando.',
  unkept: 'Este navegador no deja guardar nada: no cierres la página hasta que ponga «Todo enviado.».',
} as const
