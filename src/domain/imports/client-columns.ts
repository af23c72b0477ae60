import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'

/** The columns of a planner's book. */
export type ClientField =
  | 'couple'
  | 'first'
  | 'second'
  | 'day'
  | 'place'
  | 'phone'
  | 'email'
  | 'guests'
  | 'status'

const HEADINGS: readonly [ClientField, RegExp][] = [
  [
    'couple',
    /^(?:bodas?|weddings?|pareja|couple|novios|novi[oa]s|clientes?|clients?|client name|project name|project|proyecto|wedding name|nombre de la boda|nombres? de (?:la pareja|los novios)|nombres?|contacto|parella|casal)$/,
  ],
  ['first', /^(?:novia|novi[oa] 1|persona 1|partner 1|bride|pareja 1)(?: (?:nombre|name|full name))?$/],
  ['second', /^(?:novio|novi[oa] 2|persona 2|partner 2|groom|pareja 2)(?: (?:nombre|name|full name))?$/],
  [
    'day',
    /^(?:fecha(?: de (?:la )?boda| del? evento)?|dia(?: de la boda)?|data|date|wedding date|event date|project date)$/,
  ],
  ['place', /^(?:lugar|finca|espacio|sitio|ubicacion|venue|location|place|wedding venue)$/],
  ['phone', /^(?:telefono|tel|tlf|movil|phone|phone number|client phone|telefon)$/],
  ['email', /^(?:e ?mail|correo(?: electronico)?|mail|client email|email address)$/],
  ['guests', /^(?:invitados|n invitados|numero de invitados|pax|guests|guest count)$/],
  ['status', /^(?:estado|estatus|status|stage|project stage|fase|situacion|etapa)$/],
]

/** Headings of lists that name weddings and are about something else. */
const OF_OTHERS =
  /^(?:tareas?|tasks?|proveedor(?:es)?|vendors?|asistencia|rsvp|concepto|mesa|table|apellidos|menu|hora|inicio|factura|invoice)$/

export type ClientColumns = Map<ClientField, number>

/** The columns that a row of headings names, by their places; `null` where it heads no list of weddings. */
export function clientColumnsOf(cells: readonly string[]): ClientColumns | null {
  const headings = cells.map(foldHeading)
  if (headings.some((heading) => OF_OTHERS.test(heading))) return null
  const found: ClientColumns = new Map()
  for (const [field, words] of HEADINGS) {
    const at = headings.findIndex(
      (heading, index) => words.test(heading) && ![...found.values()].includes(index),
    )
    if (at >= 0) found.set(field, at)
  }
  // 'Novia' and 'Novio' are two columns of one couple.
  if (found.has('first') !== found.has('second')) found.delete('first')
  const names = found.has('couple') || (found.has('first') && found.has('second'))
  const isOfPeople = headings[found.get('couple') ?? -1] === 'nombre'
  const isDated = found.has('day') || found.has('status')
  return names && isDated && !(isOfPeople && !found.has('day')) ? found : null
}
