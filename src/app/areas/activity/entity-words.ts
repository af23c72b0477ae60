import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { GuardedSection } from '#domain/members/permissions.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { SECTION_NAMES } from '../../shared/session/access-words.ts'

type Words = {
  /** With its article, before a name in quotes: 'el proveedor'. A person is 'a': 'a Carmen'. */
  named: string
  /** One without a name, and several: 'un proveedor', 'proveedores'. */
  one: string
  many: string
}

const FILE: Words = { named: 'el archivo', one: 'un archivo', many: 'archivos' }

const COMMENT: Words = { named: '', one: 'un comentario', many: 'comentarios' }

/** The words for the rows of each table. */
export const ENTITY_WORDS: Record<LoggedTable, Words> = {
  weddings: { named: 'la boda', one: 'los datos de la boda', many: 'bodas' },
  wedding_members: { named: 'a', one: 'a una persona de la boda', many: 'personas de la boda' },
  invitation_codes: { named: 'el código', one: 'un código de invitación', many: 'códigos de invitación' },
  wedding_events: { named: 'el evento', one: 'un evento', many: 'eventos' },
  guest_pages: { named: '', one: 'la página de la boda', many: 'páginas' },
  public_pages: { named: '', one: 'la página para todos', many: 'páginas' },
  invitation_settings: { named: '', one: 'lo que cuenta la invitación', many: 'ajustes' },
  households: { named: 'la familia', one: 'una familia', many: 'familias' },
  guest_mails: { named: 'el correo a', one: 'un correo', many: 'correos' },
  guest_messages: { named: 'el mensaje', one: 'un mensaje', many: 'mensajes' },
  message_chats: {
    named: 'lo que se escribió por WhatsApp a',
    one: 'un mensaje por WhatsApp',
    many: 'mensajes por WhatsApp',
  },
  household_answers: { named: '', one: 'una respuesta', many: 'respuestas' },
  guests: { named: 'a', one: 'a un invitado', many: 'invitados' },
  event_answers: { named: '', one: 'quién está invitado a un evento', many: 'invitaciones a eventos' },
  catering_sheets: { named: '', one: 'la hoja del catering', many: 'hojas del catering' },
  catering_versions: {
    named: 'la hoja del catering, versión',
    one: 'una versión de la hoja del catering',
    many: 'versiones',
  },
  catering_version_needs: {
    named: '',
    one: 'lo que se dijo al catering de un invitado',
    many: 'indicaciones al catering',
  },
  component_catalog: { named: 'el componente', one: 'un componente', many: 'componentes' },
  vendors: { named: 'el proveedor', one: 'un proveedor sin nombre', many: 'proveedores' },
  item_files_on_vendor: FILE,
  item_files_on_guest: FILE,
  item_files_on_item: FILE,
  item_files_on_task: FILE,
  comments_on_vendor: COMMENT,
  comments_on_guest: COMMENT,
  comments_on_item: COMMENT,
  comments_on_task: COMMENT,
  comments_on_image: COMMENT,
  comments_on_category: COMMENT,
  budgets: { named: '', one: 'el presupuesto total', many: 'presupuestos' },
  payers: { named: 'quien paga,', one: 'a alguien que paga', many: 'personas que pagan' },
  payment_plans: { named: '', one: 'los datos de pago de un proveedor', many: 'datos de pago' },
  instalments: { named: 'el plazo', one: 'un plazo', many: 'plazos' },
  payments: { named: 'el pago a', one: 'un pago', many: 'pagos' },
  agenda_days: { named: 'el día', one: 'un día de la agenda', many: 'días de la agenda' },
  agenda_items: { named: 'el momento', one: 'un momento de la agenda', many: 'momentos de la agenda' },
  bus_trips: { named: '', one: 'un autobús', many: 'autobuses' },
  bus_sheets: { named: '', one: 'la hoja del conductor', many: 'hojas del conductor' },
  bus_sheet_versions: { named: 'la hoja del conductor, versión', one: 'una versión', many: 'versiones' },
  seating_tables: { named: 'la mesa', one: 'una mesa', many: 'mesas' },
  table_releases: {
    named: '',
    one: 'cuándo ve cada familia su mesa',
    many: 'cuándo ve cada familia su mesa',
  },
  event_table_releases: {
    named: '',
    one: 'cuándo ve cada familia su mesa en un evento',
    many: 'cuándo ve cada familia su mesa en los eventos',
  },
  seating_rooms: {
    named: 'las medidas de la sala',
    one: 'las medidas de la sala',
    many: 'medidas de salas',
  },
  room_grounds: {
    named: 'el plano del local',
    one: 'el plano del local',
    many: 'planos de los locales',
  },
  seating_shapes: { named: 'el dibujo', one: 'un dibujo del plano', many: 'dibujos del plano' },
  seats: { named: 'el sitio de', one: 'un sitio en las mesas', many: 'sitios en las mesas' },
  seating_rules: {
    named: 'una regla de las mesas',
    one: 'una regla de las mesas',
    many: 'reglas de las mesas',
  },
  hotels: { named: 'el alojamiento', one: 'un alojamiento', many: 'alojamientos' },
  room_blocks: { named: 'las habitaciones', one: 'unas habitaciones', many: 'tipos de habitación' },
  lodging_wishes: {
    named: '',
    one: 'lo que una familia dice de dónde duerme',
    many: 'respuestas de dónde dormir',
  },
  stays: { named: 'dónde duerme', one: 'dónde duerme alguien', many: 'sitios donde dormir' },
  tasks: { named: 'la tarea', one: 'una tarea', many: 'tareas' },
  agenda_links: { named: 'el enlace de', one: 'un enlace de la agenda', many: 'enlaces de la agenda' },
  inspiration_folders: { named: 'la carpeta', one: 'una carpeta', many: 'carpetas' },
  inspirations: { named: '', one: 'una imagen', many: 'imágenes' },
  inspiration_shares: {
    named: 'el enlace de la carpeta',
    one: 'el enlace de una carpeta',
    many: 'enlaces de carpetas',
  },
  wedding_covers: { named: 'la foto de portada', one: 'una foto de portada', many: 'fotos de portada' },
}

export const ACTIVITY_SECTIONS: Record<GuardedSection, string> = {
  ...SECTION_NAMES,
  wedding: 'La boda',
  members: 'Miembros',
}

const people: readonly LoggedTable[] = ['guests', 'wedding_members']

/** `a Carmen`, `el proveedor «La Alacena»`, `un proveedor sin nombre`. */
export function named(entity: LoggedTable, label: string | null): string {
  const { named: article, one } = ENTITY_WORDS[entity]
  if (!label || !article) return one
  return people.includes(entity) ? `${article} ${label}` : `${article} «${label}»`
}

/** `un invitado`, `30 invitados`. */
export const several = (entity: LoggedTable, count: number): string =>
  count === 1
    ? ENTITY_WORDS[entity].one.replace(/^a /, '')
    : `${formatNumber(count)} ${ENTITY_WORDS[entity].many}`
