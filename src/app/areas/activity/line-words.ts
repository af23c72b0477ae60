import type { ActivityChange } from '#contract/activity.ts'
import { type LoggedTable, TABLE_SECTIONS } from '#domain/activity/table-sections.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { commentSentence } from './comment-words.ts'
import { ENTITY_WORDS, named, several } from './entity-words.ts'
import { LINK_SENTENCES } from './link-words.ts'
import { publishedDays, publishedTogether } from './publication-words.ts'
import { countOf, type Told, what } from './told-line.ts'

const VERBS = { insert: 'ha añadido', update: 'ha cambiado', delete: 'ha eliminado' }

/** The tables whose rows people have a word for: a line is about the first of these that it touched. */
const ABOUT: readonly LoggedTable[] = [
  'guests',
  'vendors',
  'inspiration_folders',
  'agenda_days',
  'agenda_items',
  'tasks',
  'seating_tables',
  'bus_trips',
  'seating_shapes',
  'hotels',
  'room_blocks',
  'payments',
  'instalments',
  'payers',
  'wedding_events',
  'households',
]

/** Lines that say more than what changed. */
const SENTENCES: Record<string, (line: Told) => string> = {
  'guests.import': (line) => {
    const [added, removed] = [countOf(line, 'guests', 'insert'), countOf(line, 'guests', 'delete')]
    const list = `ha importado una lista de ${several('guests', added)}`
    return removed > 0 ? `${list}, en lugar de los ${formatNumber(removed)} que había` : list
  },
  'households.group': (line) =>
    `ha reunido a ${several('guests', countOf(line, 'guests', 'update'))} en una familia`,
  'households.groupTogether': (line) =>
    `ha reunido a ${several('guests', countOf(line, 'guests', 'update'))} en familias`,
  'households.invite': (line) => {
    const households = countOf(line, 'households', 'insert') + countOf(line, 'households', 'update')
    return `ha preparado ${households > 1 ? `las invitaciones de ${several('households', households)}` : 'una invitación'}`
  },
  rsvp: () => 'ha respondido a su invitación',
  'households.noteAnswers': () => 'ha apuntado por teléfono las respuestas de una familia',
  'lodging.say': () => 'ha dicho dónde duerme',
  'lodging.ask': (line) => {
    const families = countOf(line, 'lodging_wishes', 'insert') + countOf(line, 'lodging_wishes', 'update')
    return `ha preguntado ${families > 1 ? `a ${formatNumber(families)} familias` : 'a una familia'} dónde duermen`
  },
  'lodging.unask': () => 'ha quitado de las páginas de las familias la pregunta de dónde duermen',
  'vendors.confirm': (line) => `ha confirmado ${first(line)}`,
  'vendors.reopen': (line) => `ha desmarcado como confirmado ${first(line)}`,
  'vendors.publish': (line) => `ha publicado ${what(line, 'vendors')}`,
  'vendors.unpublish': (line) => `ha vuelto a dejar en borrador ${what(line, 'vendors')}`,
  'agenda.days.publish': publishedDays,
  'agenda.days.unpublish': (line) => `ha vuelto a dejar en borrador ${what(line, 'agenda_days')}`,
  'agenda.days.prepare': () => 'ha empezado a preparar cambios de la agenda',
  'agenda.items.move': (line) => `ha cambiado la hora de ${what(line, 'agenda_items')}`,
  'tasks.addMany': (line) => `ha añadido una lista de ${several('tasks', countOf(line, 'tasks', 'insert'))}`,
  'inspiration.folders.publish': (line) => `ha publicado ${what(line, 'inspiration_folders')}`,
  'inspiration.folders.unpublish': (line) =>
    `ha vuelto a dejar en borrador ${what(line, 'inspiration_folders')}`,
  'publication.publish': publishedTogether,
  'uploads.vendorFile': (line) => `ha subido ${first(line)} a ${ownerOf(line, 'un proveedor')}`,
  'uploads.guestFile': (line) =>
    `ha subido ${first(line)} a la ficha de ${line.changes[0]?.of ?? 'un invitado'}`,
  'uploads.agendaItemFile': (line) =>
    `ha subido ${first(line)} a ${ownerOf(line, 'un momento de la agenda')}`,
  'uploads.taskFile': (line) => `ha subido ${first(line)} a la tarea ${ownerOf(line, 'que ya no está')}`,
  'uploads.inspirationImage': (line) => `ha añadido una imagen a ${ownerOf(line, 'una carpeta')}`,
  'inspiration.images.addFromLink': (line) => `ha añadido una imagen a ${ownerOf(line, 'una carpeta')}`,
  'invitations.create': () => 'ha creado un código de invitación',
  'invitations.mail': () => 'ha enviado una invitación a la boda por email',
  'invitations.update': () => 'ha dicho para quién es un código de invitación',
  'invitations.remove': () => 'ha retirado un código de invitación',
  'invitations.redeem': () => 'ha entrado en la boda',
  'weddings.updateMember': (line) => `ha cambiado el acceso de ${line.changes[0]?.of ?? 'una persona'}`,
  'weddings.removeMember': (line) =>
    line.changes.some(({ entity, key }) => entity === 'wedding_members' && key === line.actorId)
      ? 'ha salido de la boda'
      : `ha quitado a ${line.changes[0]?.of ?? 'una persona'} de la boda`,
  'households.mails.send': (line) =>
    `ha enviado ${several('guest_mails', countOf(line, 'guest_mails', 'insert'))}`,
  'households.messages.send': ({ changes }) =>
    `ha enviado ${named('guest_messages', changes.find(({ entity }) => entity === 'guest_messages')?.label ?? null)}`,
  'households.messages.markSent': () => 'ha apuntado quién tiene un mensaje por WhatsApp',
  ...LINK_SENTENCES,
  'households.markSent': () => 'ha marcado invitaciones como enviadas',
  'style.publish': () => 'ha cambiado el estilo de la boda',
  'agencies.bring': () => 'ha traído la boda al equipo con el que trabaja',
  'agencies.takeGiven': () => 'ha devuelto la boda al equipo',
  'agencies.give': () => 'ha pasado la boda del equipo a quien la lleva',
  'budget.update': () => 'ha cambiado el presupuesto total',
  'budget.distribute': () => 'ha cambiado el plan por categorías del presupuesto',
  'budget.saveScenario': () => 'ha guardado un escenario del presupuesto',
  'budget.removeScenario': () => 'ha quitado un escenario del presupuesto',
  'budget.adopt': (line) =>
    `ha adoptado un escenario: cambia el precio de ${several('vendors', countOf(line, 'vendors', 'update'))}`,
  'weddings.backup.restore': () => 'ha recuperado la boda de una copia de seguridad',
  'weddings.backup.copy': () =>
    'ha sacado esta boda de una copia de seguridad, como copia de la que sigue su curso',
  'transport.sheet.markSent': () => 'ha guardado una versión de la hoja del conductor',
  'catering.markSent': () => 'ha guardado una versión de la hoja del catering',
}

/** `ha añadido a Carmen`, after the name of who did it. */
export function lineSentence(line: Told): string {
  const own = SENTENCES[line.action]
  if (own && line.counts.length > 0) return own(line)
  const sentence = generalSentence(line)
  return line.action === 'activity.undo' ? `ha deshecho un cambio: ${sentence}` : sentence
}

function generalSentence(line: Told): string {
  const entity = entityOf(line)
  const groups = line.counts.filter((group) => group.entity === entity)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const change = line.changes.find((one) => one.entity === entity)
  const comment = total === 1 && change ? commentSentence(change) : null
  if (comment) return comment
  if (total === 1 && change) return `${verbOf(change)} ${named(entity, change.label ?? change.of)}`
  const parts = groups.map(({ op, count }) => `${verbOf(change, op)} ${counted(entity, count)}`)
  return inSpanishList(parts)
}

/** The table that a line is about: the section and the words follow from it. */
export const entityOf = ({ counts }: Pick<Told, 'counts'>): LoggedTable =>
  ABOUT.find((table) => counts.some(({ entity }) => entity === table)) ?? counts[0]!.entity

export const sectionOf = (line: Pick<Told, 'counts'>) => TABLE_SECTIONS[entityOf(line)]

/** A row that is marked as removed was removed for people. */
function verbOf(change: ActivityChange | undefined, op = change?.op ?? 'update'): string {
  if (op === 'update' && change?.op === 'update' && 'deleted_at' in (change.after ?? {}))
    return change.after?.['deleted_at'] ? VERBS.delete : 'ha recuperado'
  return VERBS[op]
}

const counted = (entity: LoggedTable, count: number) =>
  count === 1 ? ENTITY_WORDS[entity].one : several(entity, count)

const first = ({ changes: [change] }: Told) => (change ? named(change.entity, change.label) : 'algo')

const ownerOf = ({ changes: [change] }: Told, otherwise: string) =>
  change?.of ? `«${change.of}»` : otherwise
