import { publishedInWords } from '../activity/published-in-words.ts'
import { formatEuros, toCents } from '../budget/money.ts'
import { answerOf } from '../guests/guests.ts'
import { namesSeveral } from '../guests/person-name.ts'
import type { Role } from '../members/roles.ts'
import { STYLES } from '../style/style-definitions.ts'
import { formatNumber } from '../text/spanish-numbers.ts'
import { dateInWords } from '../time/spanish-day.ts'
import { zoneName } from '../time/zone-names.ts'
import type { NotificationAction, NotificationContent, NotificationData } from './notification-data.ts'

type Sentences = {
  [A in NotificationAction]: (data: NotificationData[A], count: number, actorName: string) => string
}

/**
 * The action, to be read after the actor's name: «Martín» + «ha añadido a Teo Lasa». `count` is how
 * many rows the line stands for; the data tell of the newest.
 */
const SENTENCES: Sentences = {
  'guest.added': ({ guestName }, count) =>
    count === 1 ? `ha añadido a ${guestName}` : `ha añadido ${count} invitados`,
  'guest.imported': ({ imported, removed, updated = 0 }) =>
    removed === 0
      ? [
          ...(imported > 0 || updated === 0
            ? [`ha importado ${many(imported, 'invitado', 'invitados')}`]
            : []),
          ...(updated > 0
            ? [`ha puesto al día ${many(updated, 'invitado', 'invitados')} con una lista`]
            : []),
        ].join(' y ')
      : `ha sobrescrito la lista de invitados: eran ${removed} y ahora son ${imported}`,
  'guest.removed': ({ guestName }, count) =>
    count === 1 ? `ha eliminado a ${guestName}` : `ha eliminado ${count} invitados`,
  'guests.answered': ({ changed, ...said }) =>
    `ha cambiado ${many(changed, 'respuesta', 'respuestas')} a ${ANSWER[String(answerOf(said))]}`,
  'guests.removed': ({ removed }) => `ha eliminado a ${many(removed, 'invitado', 'invitados')}`,
  'rsvp.changed': ({ guestName, ...said }, count) =>
    count === 1
      ? `ha cambiado la respuesta de ${guestName} a ${ANSWER[String(answerOf(said))]}`
      : `ha cambiado ${count} respuestas`,
  'household.answered': ({ isFirst, yes, no, pending, maybe = 0 }) =>
    `${isFirst ? 'ha respondido' : 'ha cambiado su respuesta'}: ${answersInWords({ yes, no, pending, maybe })}`,
  'reminder.sent': ({ mailed, byHand }) => reminderInWords(mailed, byHand),
  'vendor.added': (data, count) =>
    count === 1 ? `ha añadido ${vendor(data)}` : `ha añadido ${count} proveedores`,
  'vendors.imported': ({ added, changed }) =>
    [
      ...(added > 0 || changed === 0 ? [`ha importado ${many(added, 'proveedor', 'proveedores')}`] : []),
      ...(changed > 0 ? [`ha puesto al día ${many(changed, 'proveedor', 'proveedores')} con una hoja`] : []),
    ].join(' y '),
  'vendor.confirmed': (data) => `ha confirmado ${vendor(data)}`,
  'vendor.reopened': (data) => `ha desmarcado como confirmado ${vendor(data)}`,
  'vendor.removed': (data, count) =>
    count === 1 ? `ha eliminado ${vendor(data)}` : `ha eliminado ${count} proveedores`,
  'vendor.edited': (data, count) =>
    count === 1 ? `ha editado ${vendor(data)}` : `ha editado ${count} proveedores`,
  'vendor.published': (data) =>
    data.published === 1 ? `ha publicado ${vendor(data)}` : `ha publicado ${data.published} proveedores`,
  'file.added': (data, count) =>
    count === 1
      ? `ha subido «${data.fileName}» a ${vendor(data)}`
      : `ha subido ${count} archivos a ${vendor(data)}`,
  'guest.fileAdded': (data, count) => filed(count, data.fileName, data.guestName),
  'item.fileAdded': (data, count) => filed(count, data.fileName, `«${data.itemTitle}»`),
  'comment.added': (data, count) =>
    count === 1
      ? `ha escrito en la conversación de ${vendor(data)}`
      : `ha escrito ${count} comentarios en la conversación de ${vendor(data)}`,
  'comment.mentioned': (data) => `te ha mencionado en la conversación de ${vendor(data)}`,
  'guest.commented': ({ guestName }, count) => commented(count, `sobre ${guestName}`),
  'guest.mentioned': ({ guestName }) => `te ha mencionado en los comentarios sobre ${guestName}`,
  'item.commented': ({ itemTitle }, count) => commented(count, `sobre «${itemTitle}»`),
  'item.mentioned': ({ itemTitle }) => `te ha mencionado en los comentarios sobre «${itemTitle}»`,
  'task.commented': ({ taskTitle }, count) => commented(count, `sobre la tarea «${taskTitle}»`),
  'task.mentioned': ({ taskTitle }) => `te ha mencionado en la tarea «${taskTitle}»`,
  'task.fileAdded': (data, count) => filed(count, data.fileName, `«${data.taskTitle}»`),
  'tasks.week': ({ taskTitle, tasks }) => `de esta semana: «${taskTitle}»${andOthers(tasks)}`,
  'tasks.published': ({ taskTitle, published }) =>
    published === 1 ? `te ha enseñado la tarea «${taskTitle}»` : `te ha enseñado ${published} tareas`,
  'tasks.reminded': ({ taskTitle, tasks }) => `os recuerda «${taskTitle}»${andOthers(tasks)}`,
  'task.assigned': ({ taskTitle }, count) =>
    count === 1 ? `te ha encargado «${taskTitle}»` : `te ha encargado ${count} tareas`,
  'image.commented': ({ folderName }, count) => commented(count, `sobre una imagen de «${folderName}»`),
  'image.mentioned': ({ folderName }) => `te ha mencionado en una imagen de «${folderName}»`,
  'category.commented': ({ category }, count) => commented(count, `sobre «${category}», del presupuesto`),
  'category.mentioned': ({ category }) => `te ha mencionado en «${category}», del presupuesto`,
  'budget.changed': ({ totalBudget }) =>
    totalBudget === null
      ? 'ha quitado el presupuesto total'
      : `ha puesto el presupuesto total en ${formatEuros(toCents(totalBudget))}`,
  'instalments.due': ({ today, soon, soonOn }) =>
    [today && `de hoy: ${today}`, soon && `del ${dateInWords(soonOn)}: ${soon}`].filter(Boolean).join('; '),
  'folder.added': ({ folderName }, count) =>
    count === 1 ? `ha creado la carpeta «${folderName}»` : `ha creado ${count} carpetas`,
  'folder.removed': ({ folderName }, count) =>
    count === 1 ? `ha eliminado la carpeta «${folderName}»` : `ha eliminado ${count} carpetas`,
  'folder.published': ({ folderName, published }) =>
    published === 1 ? `ha publicado la carpeta «${folderName}»` : `ha publicado ${published} carpetas`,
  'image.added': ({ folderName }, count) =>
    `ha añadido ${many(count, 'imagen', 'imágenes', 'una')} a «${folderName}»`,
  'agenda.changed': ({ itemTitle }, count) => {
    if (count > 1) return `ha hecho ${count} cambios en la agenda`
    return itemTitle ? `ha cambiado «${itemTitle}» en la agenda` : 'ha cambiado la agenda'
  },
  'agenda.published': ({ dayName, published, hasChanges }) => {
    if (published > 1) return `ha publicado ${published} días de la agenda`
    return hasChanges ? `ha publicado cambios en «${dayName}»` : `ha publicado «${dayName}» en la agenda`
  },
  'drafts.published': (data) => `ha publicado ${publishedInWords(data)}`,
  'member.joined': () => 'se ha unido a la boda',
  'member.left': () => 'ha salido de la boda',
  'member.removed': ({ memberName }) => `ha quitado a ${memberName || 'Usuario'} de la boda`,
  'access.changed': () => 'ha cambiado lo que puedes ver y editar en la boda',
  'membership.ended': ({ weddingName }) => `te ha quitado de la boda «${weddingName}»`,
  'webhook.stopped': ({ webhookName }) => `ha apagado los avisos a «${webhookName}»`,
  'wedding.deleted': ({ weddingName }) => `ha eliminado la boda «${weddingName}»`,
  'wedding.restored': ({ weddingName }) => `ha recuperado la boda «${weddingName}»`,
  'wedding.dateChanged': ({ eventDate }) =>
    eventDate === null
      ? 'ha quitado la fecha de la boda'
      : `ha cambiado la fecha al ${dateInWords(eventDate)}`,
  'wedding.renamed': ({ name }) => `ha cambiado el nombre de la boda a «${name}»`,
  'wedding.zoneChanged': ({ timeZone }) => `ha puesto la boda en la hora de ${zoneName(timeZone)}`,
  'request.received': (_, __, actorName) =>
    `${namesSeveral(actorName) ? 'te han' : 'te ha'} escrito desde tu perfil público`,
  'appointment.soon': ({ title, when }) => `«${title}» es el ${when}`,
  'books.due': ({ charges, amount, concept, weddingName }) =>
    charges === 1
      ? `esperan «${concept}» de ${weddingName}: ${formatEuros(amount)}`
      : `esperan ${many(charges, 'cobro', 'cobros')} que vencen esta semana o ya han vencido: ${formatEuros(amount)}`,
  'certificate.expiring': ({ days, expiresOn, isKept = false }) =>
    days > 0
      ? `caduca el ${dateInWords(expiresOn)}. Cambia el certificado para seguir ${isKept ? 'emitiendo tus facturas' : 'enviando tus facturas a Hacienda'}`
      : `caducó el ${dateInWords(expiresOn)} y ${isKept ? 'no puedes emitir facturas' : 'tus facturas no llegan a Hacienda'}. Cambia el certificado`,
  'payment.due': ({ charges, amount, concept }) =>
    charges === 1
      ? `os recuerda un pago: «${concept}», ${formatEuros(amount)}`
      : `os recuerda ${many(charges, 'pago', 'pagos')}: ${formatEuros(amount)} en total`,
  'support.answered': () => 'ha contestado a tu mensaje',
  'style.changed': ({ style }) => `ha cambiado el estilo de la boda: ahora es «${STYLES[style].label}»`,
}

type Told = NotificationContent & { count: number; actorName: string }

const andOthers = (tasks: number) => (tasks === 1 ? '' : tasks === 2 ? ' y una más' : ` y ${tasks - 1} más`)

const filed = (count: number, fileName: string, item: string) =>
  count === 1
    ? `ha subido «${fileName}» a la ficha de ${item}`
    : `ha subido ${count} archivos a la ficha de ${item}`

const commented = (count: number, about: string) =>
  `ha escrito ${many(count, 'comentario', 'comentarios')} ${about}`

/** «viene», «no vienen», «vienen 3 de 4». */
type Answers = Record<'yes' | 'no' | 'pending' | 'maybe', number>

function answersInWords({ yes, no, pending, maybe }: Answers): string {
  const total = yes + no + pending
  if (yes === total) return total === 1 ? 'viene' : `vienen ${total}`
  if (no === total) return total === 1 ? 'no viene' : 'no vienen'
  if (maybe === total) return total === 1 ? 'puede que venga' : 'puede que vengan'
  if (yes + no + maybe === 0) return 'aún no dice si viene'
  const doubt = maybe === 0 ? '' : `, ${maybe} puede que sí`
  return `${yes === 1 ? 'viene 1' : `vienen ${yes}`} de ${total}${doubt}`
}

const ANSWER: Record<string, string> = { true: 'Sí', maybe: 'Puede que sí', false: 'No', null: 'pendiente' }

/** The sentence of a notification, without its subject and its full stop. */
export function sentenceOf({ action, data, count, actorName }: Told): string {
  const sentence = SENTENCES[action] as (about: typeof data, howMany: number, who: string) => string
  return sentence(data, count, actorName)
}

/**
 * The part of the one who acted in the wedding (spec 6); `null` of a family that answers and of Azahar itself, who are
 * neither of the two.
 */
export function actorLabel({ action, actorRole }: Pick<Told, 'action'> & { actorRole: Role }): string | null {
  if (WITHOUT_LABEL.has(action)) return null
  return actorRole === 'planner' ? 'Planner' : 'Pareja'
}

/** Families, the calendar, the books, a certificate and the operator, who are neither the couple nor a planner. */
const WITHOUT_LABEL: ReadonlySet<NotificationAction> = new Set([
  'household.answered',
  'reminder.sent',
  'support.answered',
  'books.due',
  'certificate.expiring',
  'instalments.due',
  'appointment.soon',
])

/** A vendor without a name is called by its component (spec 4). */
function vendor({ vendorName, componentName }: { vendorName: string; componentName: string }): string {
  return vendorName ? `${vendorName} (${componentName})` : componentName
}

function many(count: number, one: string, several: string, single: string = 'un'): string {
  return count === 1 ? `${single} ${one}` : `${formatNumber(count)} ${several}`
}

function reminderInWords(mailed: number, byHand: number): string {
  const left = many(byHand, 'familia', 'familias', 'una')
  if (mailed === 0) return `pide recordar la invitación por WhatsApp a ${left}`
  const sent = `ha recordado la invitación por email a ${many(mailed, 'familia', 'familias', 'una')}`
  return byHand === 0 ? sent : `${sent}; por WhatsApp ${byHand === 1 ? 'falta' : 'faltan'} ${left}`
}
