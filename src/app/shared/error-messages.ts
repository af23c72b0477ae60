import { ORPCError } from '@orpc/client'
import { IBAN_REFUSED } from '#domain/budget/iban.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS } from '#domain/inspiration/images.ts'
import { SLUG_MAX, SLUG_MIN } from '#domain/planners/slugs.ts'
import { DATE_REFUSED, dayInMadrid, FIRST_YEAR, LAST_YEAR } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import {
  COMMON_SENTENCES,
  type ErrorData,
  type Sentences,
  sentenceFor,
  waiting,
} from '#ui/feedback/common-sentences.ts'

export const IBAN_SENTENCE = 'Ese IBAN no cuadra. Revisa que no falte ni sobre ninguna cifra.'

/** The one place where the server's codes become sentences. */
const SENTENCES: Sentences = {
  ...COMMON_SENTENCES,

  // Ways into the account
  EMAIL_IS_THE_SAME: 'Ese ya es tu email.',
  TOO_MANY_EMAIL_CHANGES: (data) => `Has pedido varios cambios seguidos. Vuelve a probar ${waiting(data)}.`,
  LAST_WAY_IN: 'Es tu única forma de entrar. Añade antes otra.',
  PUSH_SERVICE_REFUSED: 'No podemos enviar notificaciones a este navegador.',
  PASSKEY_NOT_FOUND: 'Esa passkey ya no está.',
  PASSKEY_EXISTS: 'Este dispositivo ya tiene una passkey tuya.',
  PASSKEY_NOT_CREATED: 'No se ha creado ninguna passkey. Puedes intentarlo de nuevo.',
  TOO_MANY_PASSKEYS: (data) => `Caben ${many(data)} passkeys. Elimina alguna antes de añadir otra.`,
  WALLET_OF_ANOTHER: 'Esa cartera ya abre otra cuenta de Azahar.',
  TOO_MANY_WALLETS: (data) => `Caben ${many(data)} carteras. Desconecta alguna antes de conectar otra.`,
  PASSKEY_NAME_REQUIRED: 'Escribe un nombre para reconocerla.',
  // The own data
  ARCHIVE_UNKNOWN: 'Este archivo no es una boda descargada de Azahar. Elige el ZIP tal como lo descargaste.',
  ARCHIVE_NEWER:
    'Esta boda se descargó de una versión más nueva de Azahar. Recarga la página y vuelve a probar.',
  ARCHIVE_DAMAGED:
    'A este ZIP le falta algo o está dañado. No hemos importado nada: vuelve a descargar la boda.',
  ARCHIVE_TOO_LARGE: 'Este ZIP tiene más de lo que cabe en una boda. No hemos importado nada.',
  IMPORT_UNDER_WAY: 'Ya estás importando otra boda. Espera a que termine y vuelve a probar.',
  TOO_MANY_EXPORTS: (data) => `Has pedido muchas copias hoy. Vuelve a probar ${waiting(data)}.`,
  BROWSER_SESSION_ONLY: 'Esto solo se puede hacer desde el navegador, con tu sesión abierta.',

  // The operator's area
  OPERATOR_NEEDS_SECOND_STEP: 'Activa antes la verificación en dos pasos, en tu perfil.',
  SITTING_NEEDED: 'Ha pasado media hora. Escribe otra vez el código de tu app.',

  NO_SUCH_ACCOUNT: 'Esa cuenta ya no está.',
  OWN_ACCOUNT: 'No puedes suspender tu propia cuenta.',
  CONVERSATION_NOT_FOUND: 'Esa conversación ya no está.',
  MESSAGE_ARRIVED: 'Ha llegado otro mensaje mientras escribías. Léelo antes de seguir.',

  // Help
  TEXT_NOT_CARRIED: 'Esta versión de Azahar no trae ese texto.',
  ALREADY_ANNOUNCED: 'Ese texto ya está anunciado.',
  TOO_SOON: 'Hay que anunciarlo con 30 días, y no antes del día que trae el texto.',
  ANNOUNCEMENT_NOT_FOUND: 'Ese aviso ya no está.',
  REPORT_NOT_FOUND: 'Ese aviso ya no está.',
  REPORT_DECIDED: 'Otra persona acaba de decidir sobre este aviso. Ciérralo y vuelve a abrirlo.',
  NOTHING_TO_HIDE: 'Ese contenido ya no está, así que no hay nada que ocultar. Puedes dejarlo.',
  GROUND_MISSING: 'Falta en qué se basa: una ley o un punto de los términos.',
  CLAIM_NOT_FOUND: 'Esa reclamación ya está contestada. Ciérrala y vuelve a abrirla.',
  SUPPORT_NOT_FOUND: 'Esa conversación ya no está.',
  TOO_MANY_MESSAGES: (data) => `Has escrito varios mensajes seguidos. Vuelve a probar ${waiting(data)}.`,

  // Planners and couples
  PLANNERS_ONLY: 'Esta parte es solo para wedding planners.',
  BRAND_FIELDS_ARE_FOR_PLANNERS: 'Los datos de marca son solo para wedding planners.',

  // The books of a planner
  ACCOUNT_NOT_FOUND: 'Esta boda ya no está en tus cuentas.',
  CHARGE_NOT_FOUND: 'Este cobro ya no está.',
  CHARGE_IS_PAID: 'De este cobro ya has recibido más, o con otro IVA. Anula antes el pago que esté mal.',
  CHARGE_HAS_PAYMENTS: 'Este cobro tiene pagos. Anúlalos antes de retirarlo.',
  TOO_MANY_CHARGES: (data) => `En cada boda caben ${many(data)} cobros.`,
  PAYMENT_NOT_FOUND: 'Este pago ya no está.',
  PAYMENT_TOO_LARGE: (data) =>
    `De este cobro quedan ${formatEuros(data?.remaining ?? 0)}. Anota el resto en otro cobro.`,
  PAYMENT_IN_FUTURE: 'La fecha de un pago no puede ser de un día que aún no ha llegado.',
  PAYMENT_REVERSED: 'Este pago ya está anulado.',
  TOO_MANY_PAYMENTS: (data) => `En cada cobro caben ${many(data)} anotaciones.`,
  BANK_MOVEMENT_TAKEN: 'Este movimiento del banco ya está anotado.',
  NIF_IS_WRONG: 'Ese NIF no existe: la letra o la cifra final no cuadra.',
  CLIENT_EMAIL_REFUSED: 'Ese email no parece correcto.',
  ISSUER_UNKNOWN: 'Escribe antes tus datos fiscales.',
  CLIENT_UNKNOWN: 'Escribe antes a nombre de quién va.',
  RECEIPT_NOT_FOUND: 'Este justificante ya no está.',
  LINK_NOT_FOUND: 'Este enlace ya no está.',
  TOO_MANY_BOOK_MAILS: (data) => `Has enviado muchos correos seguidos. Vuelve a probar ${waiting(data)}.`,
  NOTHING_IS_DUE: 'No queda nada por pagar.',
  NOBODY_TO_REMIND: 'No tenemos ningún email de la pareja. Escríbelo en sus datos.',
  REMINDED_LATELY: (data) =>
    `Ya se lo recordaste hace poco. Podrás volver a hacerlo el ${dateInWords(dayInMadrid(new Date(data?.until ?? '')))}.`,
  // The plan
  PLAN_NEEDED: 'La primera boda es gratis. Para llevar otra a la vez necesitas el plan de planner.',
  PLAN_IS_FOR_PLANNERS: 'Las parejas no pagan nunca: el plan es solo para wedding planners.',
  PAYMENTS_OFF: 'Esta instalación no cobra a nadie: no hay nada que pagar.',
  PAYMENTS_UNAVAILABLE:
    'Ahora mismo no podemos hablar con Stripe, que lleva los pagos. No hemos cambiado nada: vuelve a intentarlo en un momento.',
  ALREADY_SUBSCRIBED: 'Ya tienes el plan. Recarga la página para verlo.',
  NO_SUBSCRIPTION: 'No hay ningún plan que cambiar. Recarga la página para ver cómo está.',
  WITHDRAWAL_OVER: 'Ya han pasado los 14 días para desistir. Puedes cancelar el plan cuando quieras.',
  PLAN_RECEIPT_NOT_FOUND: 'Ese recibo no está entre los tuyos.',
  PROCESSING_NOT_ACCEPTED: 'Para ser wedding planner hace falta aceptar el encargo de tratamiento.',

  // Weddings and invitations
  WEDDING_NOT_FOUND: 'No encontramos esta boda. Puede que ya no participes en ella.',
  TOO_MANY_WEDDINGS: (data) =>
    `Puedes participar en ${many(data)} bodas como mucho, contando las que has eliminado en los últimos 7 días.`,
  TOO_MANY_MEMBERS: (data) =>
    `En esta boda ya hay ${many(data)} personas, que es lo máximo. El código sigue sin usar.`,
  TOO_MANY_INVITATIONS: (data) =>
    `Ya hay ${many(data)} códigos sin usar, que es lo máximo. Anula uno que no haga falta.`,
  RECIPIENT_HAS_CODE: 'Ya hay un código sin usar para esa persona con ese papel. Usa ese o cambia el nombre.',
  WEDDING_BUSY: 'Hay muchos cambios a la vez en esta boda. Vuelve a intentarlo en unos segundos.',
  WEDDING_NAME_DIFFERS: 'El nombre no coincide. Escríbelo tal como aparece.',
  WEDDING_HAS_OTHER_MEMBERS: 'Hay más personas en esta boda. Solo puede eliminarla la última.',
  LAST_MEMBER_CANNOT_LEAVE: 'Eres la última persona de esta boda: no puedes salir, pero sí eliminarla.',
  SECTION_CLOSED: 'Tu acceso a esta boda no incluye esto. Lo decide la pareja en Miembros.',
  DRAFTS_OF_PLANNERS: 'Los borradores los prepara el wedding planner de la boda.',
  NOBODY_WOULD_DECIDE: 'Tiene que quedar alguien que pueda hacerlo todo. Da antes ese acceso a otra persona.',
  COUPLE_EDITS_EVERYTHING: 'La pareja siempre edita todo.',
  PRESET_OF_OTHER_ROLE: 'La cuenta de esa persona no puede tener ese papel.',
  MEMBER_NOT_FOUND: 'Esa persona no está en esta boda.',
  ONLY_THE_COUPLE_REMOVES_MEMBERS: 'Solo la pareja puede quitar a alguien de la boda.',
  DELETED_WEDDING_NOT_FOUND: 'Esta boda ya no se puede recuperar.',
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

  // Requests to planners
  REQUEST_NOT_FOUND: 'Esa solicitud ya no está.',
  TOO_MANY_ANSWERS: (data) =>
    `Has contestado a muchas solicitudes seguidas. Vuelve a probar ${waiting(data)}.`,

  // The look of a wedding
  COVER_NOT_FOUND: 'Esa imagen ya no está. Elige otra portada.',

  // Guests
  GUEST_NOT_FOUND: 'Ese invitado ya no está en la lista.',
  GUEST_NAME_REQUIRED: 'Escribe el nombre.',
  GUEST_TEXT_TOO_LONG: tooLong,
  GUEST_LIST_CHANGED: 'La lista ha cambiado mientras decidías. Revísala antes de sobrescribirla.',

  TOO_MANY_GUESTS: (data) => `Una lista puede tener hasta ${many(data)} invitados.`,

  // Families and their invitations
  HOUSEHOLD_NOT_FOUND: 'Esa familia ya no está en la lista.',
  HOUSEHOLD_FULL: (data) => `Una familia puede tener hasta ${many(data)} personas.`,
  DIET_NOTE_CHANGED: (data) =>
    data?.dietNote
      ? `Mientras tanto, alguien ha apuntado para la cocina: «${data.dietNote}». Lo tuyo sigue en su campo.`
      : 'Mientras tanto, alguien ha quitado la nota para la cocina. Lo tuyo sigue en su campo.',
  SETTINGS_CONFLICTS: 'Mientras lo escribías, otra persona ha cambiado lo mismo. Elige qué se queda.',
  BOOKS_CONFLICTS:
    'Mientras lo escribías, se ha guardado lo mismo desde otro dispositivo. Elige qué se queda.',
  LOOK_CONFLICTS: 'Mientras lo elegías, otra persona ha publicado otra cosa. Elige qué se queda.',
  EVENT_NOT_FOUND: 'Ese evento ya no está.',
  TOO_MANY_EVENTS: (data) => `Caben ${many(data)} eventos además de la boda.`,

  // Vendors, their files and their conversations
  VENDOR_NOT_FOUND: 'Ese proveedor ya no está en el canvas.',
  CATERER_WITHOUT_EMAIL: 'Ese proveedor no tiene email. Añádelo en su ficha y envíale la hoja.',
  COMPONENT_NOT_FOUND: 'Ese componente no está en el catálogo de esta boda.',
  HEAD_EVENT_NOT_FOUND: 'Ese evento ya no está en la boda. Elige otro para contar a sus invitados.',
  TOO_MANY_VENDORS: (data) =>
    `Caben ${many(data)} proveedores en el canvas. Elimina alguno antes de añadir otro.`,
  TOO_MANY_COMPONENTS: (data) => `Una boda puede tener hasta ${many(data)} componentes propios.`,
  TOO_MANY_COMMENTS: (data) => `Aquí caben ${many(data)} comentarios. Elimina alguno antes de escribir otro.`,
  COMMENT_NOT_FOUND: 'Ese comentario ya no está en la conversación.',
  COMMENT_OF_ANOTHER_MEMBER: 'Solo quien escribió el comentario puede cambiarlo o eliminarlo.',
  CATEGORY_NOT_FOUND: 'Esa categoría no está en el presupuesto.',
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
  CATERING_VERSION_NOT_FOUND: 'Esa versión de la hoja de catering ya no está.',
  TOO_MANY_CATERING_VERSIONS: (data) =>
    `Una boda guarda hasta ${many(data)} versiones de la hoja de catering.`,
  VENDOR_IN_AGENDA: (data) =>
    `${data?.name ? `«${data.name}»` : 'Este proveedor'} es responsable de algo en la agenda publicada. Cámbialo allí antes de volver a dejarlo en borrador.`,
  PREPARED_CONFLICTS: 'Mientras lo preparabas han cambiado lo mismo. Elige qué se queda antes de publicar.',
  VENDOR_IS_DRAFT: (data) =>
    `${data?.name ? `«${data.name}»` : 'Ese proveedor'} es un borrador y en ese día lo verían los demás. Publícalo antes, o déjalo fuera del día.`,
  AGENDA_DAY_NOT_FOUND: 'Ese día ya no está en la agenda.',
  TASK_NOT_FOUND: 'Esa tarea ya no está.',
  AGENDA_ITEM_NOT_FOUND: 'Ese momento ya no está en la agenda.',
  AGENDA_LINK_NOT_FOUND: 'Ese enlace ya no está abierto.',
  AGENDA_TITLE_REQUIRED: 'Escribe qué pasa a esa hora.',
  AGENDA_TIME_UNREADABLE: 'Escribe una hora como 18:30.',
  TOO_MANY_AGENDA_DAYS: (data) => `Una agenda puede tener hasta ${many(data)} días.`,
  TOO_MANY_AGENDA_ITEMS: (data) => `Una agenda puede tener hasta ${many(data)} momentos.`,
  TOO_MANY_TASKS: (data) => `Una boda puede tener hasta ${many(data)} tareas.`,

  // Inspiration
  FOLDER_NOT_FOUND: 'Esa carpeta ya no está.',
  IMAGE_NOT_FOUND: 'Esa imagen ya no está.',
  TOO_MANY_FOLDERS: (data) => `Caben ${many(data)} carpetas. Elimina alguna antes de crear otra.`,
  TOO_MANY_IMAGES: (data) => `Caben ${many(data)} imágenes en una boda. Elimina alguna antes de añadir otra.`,
  NOT_AN_IMAGE: 'No es una imagen que podamos leer. Valen PNG, JPEG, WebP, AVIF y GIF.',
  HEIC_NOT_READABLE: 'Aquí no podemos leer fotos HEIC. Guárdala como JPEG y vuelve a subirla.',
  IMAGE_TOO_LARGE: `La imagen es demasiado grande: puede tener ${IMAGE_MAX_BYTES / 1024 ** 2}\u00a0MB, ${IMAGE_MAX_PIXELS / 1e6} megapíxeles y ${IMAGE_MAX_FRAMES} fotogramas como mucho.`,
  IMAGE_DAMAGED: 'La imagen está dañada y no se puede leer.',
  LINK_REFUSED: 'Solo podemos guardar imágenes de direcciones públicas que empiecen por http o https.',
  LINK_UNREACHABLE: 'No hemos encontrado ninguna imagen en ese enlace. Ábrelo para comprobarlo.',
  SHARE_DAY_REFUSED: 'El último día del enlace tiene que estar por llegar, y antes de un año.',

  // Planners
  PLANNER_NOT_FOUND: 'Ese perfil ya no está en el directorio.',

  // The brand of a planner
  WEB_URL_REFUSED: 'Esa web no vale. Escribe una dirección como www.tumarca.es.',
  BRAND_EMAIL_REFUSED: 'Ese email no parece correcto. Revísalo.',
  BRAND_COLOR_REFUSED:
    'Escribe el color como #1E4D37: una almohadilla y seis cifras o letras de la A a la F.',
  LOGO_TYPE_REFUSED: 'No vale como logo. Prueba con PNG, JPEG o SVG.',
  LOGO_DAMAGED: 'El logo está dañado y no se puede leer. Vuelve a exportarlo.',
  LOGO_EMPTY: 'En ese logo todo es transparente y no se vería nada. Expórtalo con el dibujo visible.',
  LOGO_TOO_SLOW:
    'Ahora mismo no hemos podido preparar el logo a tiempo. Vuelve a intentarlo; si se repite, prueba con una imagen más sencilla.',
  LOGO_TOO_MANY_PIXELS: 'El logo tiene demasiados píxeles. Con 300\u00a0×\u00a0300 basta.',
  SVG_HAS_ENTITIES:
    'Ese SVG define entidades, y por seguridad no las abrimos. Expórtalo como «SVG plano» o como PNG.',
  SVG_EMPTY: 'En ese SVG no queda nada que dibujar. Revisa que el dibujo esté dentro del archivo.',

  // The public profile of a planner
  SLUG_MISSING: 'Escribe la dirección de tu perfil.',
  SLUG_HAS_SPACES: 'La dirección no puede llevar espacios. Usa guiones: casa-jara.',
  SLUG_HAS_OTHER_CHARACTERS: 'Usa solo letras de la a a la z sin acentos, números y guiones.',
  SLUG_HYPHEN_MISPLACED: 'Los guiones van sueltos entre letras o números: casa-jara.',
  SLUG_TOO_SHORT: `La dirección tiene que tener al menos ${SLUG_MIN} caracteres.`,
  SLUG_TOO_LONG: `La dirección puede tener ${SLUG_MAX} caracteres como mucho.`,
  SLUG_RESERVED: 'Esa dirección está reservada para Azahar. Elige otra.',
  SLUG_TAKEN: (data) =>
    data?.suggestion ? `Ya está cogida. Prueba ${data.suggestion}.` : 'Ya está cogida. Prueba otra.',
  PRICE_NOT_A_NUMBER: 'Escribe el precio en euros, como 2.400, o déjalo vacío.',
  PRICE_NEGATIVE: 'El precio no puede ser negativo.',
  PRICE_TOO_HIGH: 'El precio puede ser de 9.999.999,99\u00a0€ como mucho.',
  PORTFOLIO_IMAGE_NOT_FOUND: 'Esa foto ya no está en tu portfolio.',
  TOO_MANY_PORTFOLIO_IMAGES: (data) =>
    `Caben ${many(data)} fotos en tu portfolio. Elimina alguna antes de añadir otra.`,

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
  STORAGE_UNAVAILABLE: 'Los archivos no están disponibles ahora mismo. Vuelve a intentarlo en un momento.',
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

/** The codes that have a sentence, for the test that holds the contract to them. */
export const TRANSLATED_CODES = Object.keys(SENTENCES)

const gigabytes = (data: ErrorData) => `${Math.floor((data?.maxBytes ?? 0) / 1024 ** 3)}\u00a0GB`

const many = (data: ErrorData) => grouped(data?.max)

function tooLong(data: ErrorData): string {
  return `Caben ${grouped(data?.max)} caracteres y has escrito ${grouped(data?.length)}. Acórtalo un poco.`
}

/** As in 10.000, also with four digits. */
function grouped(count = 0): string {
  return count.toLocaleString('es-ES', { useGrouping: 'always' })
}

const megabytes = (data: ErrorData) => `${Math.floor((data?.maxBytes ?? 0) / 1024 ** 2)}\u00a0MB`
