import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** The server says this beside the code of an error. */
export type ErrorData =
  | {
      retryAfterSeconds?: number
      role?: string
      max?: number
      /** The name of the thing that the error is about. */
      name?: string
      length?: number
      maxBytes?: number
      /** Whole cents that are left. */
      remaining?: number
      /** An instant from which it can be asked again. */
      until?: string
      /** A free value that could be had instead. */
      suggestion?: string | null
      /** The note for the kitchen that others have stored meanwhile. */
      dietNote?: string | null
      /** The problems of an input, one entry a field. */
      issues?: readonly { message?: string }[]
    }
  | undefined

export type Sentences = Record<string, string | ((data: ErrorData) => string)>

/** The codes that every page can meet, as sentences. */
export const COMMON_SENTENCES: Sentences = {
  // The session
  UNAUTHENTICATED: 'Tu sesión ha terminado. Vuelve a entrar.',
  SESSION_NOT_FRESH: 'Confirma antes que eres tú.',
  TOO_MANY_ATTEMPTS: (data) => `Demasiados intentos. Vuelve a probar ${waiting(data)}.`,

  // Anything
  TOO_MANY_REQUESTS: (data) =>
    `Hay muchas peticiones seguidas desde aquí. Vuelve a intentarlo ${waiting(data)}.`,
  BAD_REQUEST: 'Hay algún dato que no es correcto. Revísalo.',
  VALIDATION_ERROR: 'Hay algún dato que no es correcto. Revísalo.',
  BODY_TOO_LARGE: 'Lo que envías es demasiado grande. Pruébalo en varias partes.',
  CROSS_ORIGIN_REFUSED: 'Abre Azahar en su propia dirección y vuelve a intentarlo.',
  OVERLOADED: 'Hay mucho movimiento en Azahar ahora mismo. Vuelve a intentarlo en un momento.',
  REQUEST_TIMEOUT: 'La conexión va demasiado lenta. Vuelve a intentarlo en un momento.',
  DATABASE_UNAVAILABLE: 'Azahar no puede atenderte ahora mismo. Vuelve a intentarlo en un momento.',
  STORAGE_FULL: 'Azahar se ha quedado sin espacio y no puede guardar nada. Vuelve a intentarlo más tarde.',
  INTERNAL_SERVER_ERROR: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  OFFLINE: 'No hay conexión. Comprueba tu red y vuelve a intentarlo.',
}

/** The sentence for a code; one that has none is a failure of ours. */
export function sentenceFor(code: string, data?: ErrorData, sentences = COMMON_SENTENCES): string {
  const known = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  const sentence = known ?? COMMON_SENTENCES['INTERNAL_SERVER_ERROR']!
  return typeof sentence === 'string' ? sentence : sentence(data)
}

/** When to try again, as the end of a sentence. */
export function waiting(data: ErrorData): string {
  const minutes = Math.ceil((data?.retryAfterSeconds ?? 60) / 60)
  return minutes <= 1 ? 'dentro de un minuto' : `dentro de ${minutes} minutos`
}

/** How many of something there can be. */
export const many = (data: ErrorData) => formatNumber(data?.max ?? 0)
