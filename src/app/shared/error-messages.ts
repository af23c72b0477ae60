import { ORPCError } from '@orpc/client'
import { IBAN_REFUSED } from '#domain/budget/iban.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { DATE_REFUSED, FIRST_YEAR, LAST_YEAR } from '#domain/time/dates.ts'
import {
  COMMON_SENTENCES,
  type ErrorData,
  many,
  type Sentences,
  sentenceFor,
  waiting,
} from '#ui/feedback/common-sentences.ts'

export const IBAN_SENTENCE = 'Ese IBAN no cuadra. Revisa que no falte ni sobre ninguna cifra.'

/**
 * The server's codes as sentences: those that many screens can meet, and those that `<area>.sentences.ts` has added of
 * an area that is open (decision 096).
 */
const SENTENCES: Sentences = {
  ...COMMON_SENTENCES,

  // The account
  BROWSER_SESSION_ONLY: 'Esto solo se puede hacer desde el navegador, con tu sesión abierta.',
  ANNOUNCEMENT_NOT_FOUND: 'Ese aviso ya no está.',
  WEB_URL_REFUSED: 'Esa web no vale. Escribe una dirección como www.tumarca.es.',
  PLANNERS_ONLY: 'Esta parte es solo para wedding planners.',
  BRAND_FIELDS_ARE_FOR_PLANNERS: 'Esta parte es solo para wedding planners.',
  AGENCY_NOT_FOUND: 'Ya no estás en ese equipo.',
  BUSINESS_CLOSED: 'Tu papel en ese equipo no incluye esto. Lo decide quien lo lleva.',
  PLAN_NEEDED: 'La primera boda es gratis. Para llevar otra a la vez necesitas el plan de planner.',

  // Weddings and invitations
  WEDDING_NOT_FOUND: 'No encontramos esta boda. Puede que ya no participes en ella.',
  TOO_MANY_WEDDINGS: (data) =>
    `Puedes participar en ${many(data)} bodas como mucho, contando las que has eliminado en los últimos 7 días.`,
  TOO_MANY_MEMBERS: (data) =>
    `En esta boda ya hay ${many(data)} personas, que es lo máximo. El código sigue sin usar.`,
  TOO_MANY_INVITATIONS: (data) => `Ya hay ${many(data)} códigos sin usar, que es lo máximo. Anula uno.`,
  RECIPIENT_HAS_CODE: 'Ya hay un código sin usar para esa persona con ese papel. Usa ese o cambia el nombre.',
  WEDDING_BUSY: 'Hay muchos cambios a la vez. Vuelve a intentarlo en un momento.',
  SECTION_CLOSED: 'Tu acceso a esta boda no incluye esto. Lo decide la pareja en Miembros.',
  DRAFTS_OF_PLANNERS: 'Los borradores los prepara el wedding planner de la boda.',
  INVITATION_UNKNOWN: 'No conocemos ese código. Revísalo, letra por letra.',
  INVITATION_ALREADY_USED: 'Ese código ya se ha usado. Pide otro.',
  INVITATION_EXPIRED: 'Ese código ha caducado. Pide otro.',
  INVITATION_ALREADY_MEMBER: 'Ya estás en esa boda. El código sigue valiendo para otra persona.',
  INVITATION_OTHER_ROLE: (data) =>
    data?.role === 'planner'
      ? 'Ese código es para wedding planners, y tu cuenta es de pareja.'
      : 'Ese código es para parejas, y tu cuenta es de wedding planner.',
  TOO_MANY_WRONG_CODES: (data) => `Varios códigos seguidos no valían. Vuelve a probar ${waiting(data)}.`,
  INVITATION_EMAIL_REFUSED: 'Ese email no parece correcto. Revísalo.',
  TOO_MANY_INVITATION_MAILS: (data) =>
    `Has enviado muchas invitaciones seguidas. Vuelve a probar ${waiting(data)}.`,
  EXPIRY_IN_THE_PAST: 'La fecha de caducidad tiene que estar por llegar.',

  // Activity
  ACTIVITY_NOT_FOUND: 'Ese cambio ya no está en la actividad.',
  ACTIVITY_UNDONE: 'Ese cambio ya se ha deshecho.',
  ACTIVITY_FINAL: 'Ese cambio no se puede deshacer desde aquí.',
  NO_ROOM_TO_RESTORE: (data) => `No cabe: el máximo es ${many(data)}. Quita algo antes y vuelve a probar.`,

  // Guests
  GUEST_NOT_FOUND: 'Ese invitado ya no está en la lista.',
  HOUSEHOLD_NOT_FOUND: 'Esa familia ya no está en la lista.',
  TOO_MANY_GUESTS: (data) => `Una lista puede tener hasta ${many(data)} invitados.`,
  GUEST_TEXT_TOO_LONG: tooLong,

  // Vendors, their files and their conversations
  VENDOR_NOT_FOUND: 'Ese proveedor ya no está en el canvas.',
  CHANGED_MEANWHILE: 'Alguien acaba de cambiar eso. Míralo e inténtalo de nuevo.',
  COST_CHANGED: 'Alguien acaba de cambiar ese coste. Míralo e inténtalo de nuevo.',
  HEAD_EVENT_NOT_FOUND: 'Ese evento ya no está. Elige otro para contar a sus invitados.',
  COMPONENT_NOT_FOUND: 'Ese componente ya no está.',
  EVENT_NOT_FOUND: 'Ese evento ya no está.',
  TOO_MANY_VENDORS: (data) =>
    `Caben ${many(data)} proveedores en el canvas. Elimina alguno antes de añadir otro.`,
  TOO_MANY_COMPONENTS: (data) => `Una boda puede tener hasta ${many(data)} componentes propios.`,
  TOO_MANY_COMMENTS: (data) => `Aquí caben ${many(data)} comentarios. Elimina alguno antes de escribir otro.`,
  CATEGORY_NOT_FOUND: 'Esa categoría ya no está.',
  COMMENT_NOT_FOUND: 'Ese comentario ya no está.',
  COMMENT_OF_ANOTHER_MEMBER: 'Solo quien escribió el comentario puede cambiarlo o eliminarlo.',
  FILE_NOT_FOUND: 'Ese archivo ya no está.',
  FILE_EXISTS: 'Ya hay un archivo con ese nombre.',
  FILE_EMPTY: (data) =>
    `«${data?.name}» está vacío, y no lo hemos subido. Ábrelo antes en tu dispositivo y vuelve a elegirlo.`,
  FILE_TOO_LARGE: (data) => `El archivo es demasiado grande: puede pesar ${megabytes(data)} como mucho.`,
  TOO_MANY_FILES: (data) => `Caben ${data?.max} archivos como mucho. Elimina alguno antes de subir otro.`,
  WEDDING_FILES_FULL: (data) =>
    `Los archivos de una boda pueden ocupar ${gigabytes(data)} como mucho. Elimina alguno antes de subir otro.`,
  UPLOAD_INTERRUPTED: 'El archivo no ha llegado entero. Vuelve a subirlo.',
  LENGTH_REQUIRED: 'No hemos podido leer el archivo. Vuelve a elegirlo.',

  // Agenda
  VENDOR_IN_AGENDA: (data) =>
    `${data?.name ? `«${data.name}»` : 'Este proveedor'} es responsable de algo en la agenda publicada. Cámbialo allí antes.`,
  PREPARED_CONFLICTS: 'Mientras lo preparabas han cambiado lo mismo. Elige qué se queda antes de publicar.',
  VENDOR_IS_DRAFT: (data) =>
    `${data?.name ? `«${data.name}»` : 'Ese proveedor'} es un borrador y en ese día lo verían los demás. Publícalo antes, o déjalo fuera del día.`,
  TASK_NOT_FOUND: 'Esa tarea ya no está.',
  AGENDA_ITEM_NOT_FOUND: 'Ese momento ya no está en la agenda.',
  TOO_MANY_TASKS: (data) => `Una boda puede tener hasta ${many(data)} tareas.`,

  // Inspiration
  IMAGE_NOT_FOUND: 'Esa imagen ya no está.',

  // Live updates
  SERVER_STOPPING: 'Azahar se está reiniciando. Vuelve a intentarlo en un momento.',

  // Anything
  TEXT_TOO_LONG: tooLong,
  BAD_REQUEST: (data) => {
    if (data?.issues?.some(({ message }) => message === IBAN_REFUSED)) return IBAN_SENTENCE
    return data?.issues?.some(({ message }) => message === DATE_REFUSED)
      ? `Esa fecha no vale: tiene que existir y estar entre ${FIRST_YEAR} y ${LAST_YEAR}.`
      : sentenceFor('BAD_REQUEST')
  },
  NO_SUCH_ENDPOINT: 'Esta página es de una versión anterior. Recárgala.',
  STORAGE_UNAVAILABLE: 'Los archivos no están disponibles. Vuelve a intentarlo en un momento.',
}

/** The code of a failure: the server's, or `OFFLINE` when there was no answer at all. */
export function codeOf(error: unknown): string {
  if (error instanceof ORPCError) return error.code
  if (error instanceof CodedError) return error.code
  const isUnheard =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  return isUnheard ? 'OFFLINE' : 'INTERNAL_SERVER_ERROR'
}

/** Gives the Spanish sentence about a failure for the person. */
export function messageFor(error: unknown): string {
  const data =
    error instanceof ORPCError || error instanceof CodedError ? (error.data as ErrorData) : undefined
  return sentenceFor(codeOf(error), data, SENTENCES)
}

/** A failure with one of our codes that did not come through the API client. */
export class CodedError extends Error {
  readonly code: string
  readonly data: unknown
  /** The HTTP status it came with, if it came over HTTP. */
  readonly status: number | undefined
  constructor(code: string, data?: unknown, status?: number) {
    super(code)
    this.code = code
    this.data = data
    this.status = status
  }
}

/** Adds the sentences of an area, whose calls import them: no other area's screens travel with them. */
export function addSentences(sentences: Sentences): void {
  Object.assign(SENTENCES, sentences)
}

/** Whether a code has a sentence, for the test that holds the contract to them. */
export const hasSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code)

const gigabytes = (data: ErrorData) => `${Math.floor((data?.maxBytes ?? 0) / 1024 ** 3)}\u00a0GB`

function tooLong(data: ErrorData): string {
  return `Caben ${formatNumber(data?.max ?? 0)} caracteres y has escrito ${formatNumber(data?.length ?? 0)}. Acórtalo un poco.`
}

const megabytes = (data: ErrorData) => `${Math.floor((data?.maxBytes ?? 0) / 1024 ** 2)}\u00a0MB`
