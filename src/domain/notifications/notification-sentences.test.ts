import { describe, expect, it } from 'vitest'
import type { NotificationAction, NotificationData } from './notification-data.ts'
import { actorLabel, sentenceOf } from './notification-sentences.ts'
import { NOTIFICATION_ACTIONS } from './notifications.ts'

const guest = { guestId: 'g', guestName: 'Teo Lasa' }
const vendor = {
  vendorId: 'v',
  vendorName: 'Flores Jara',
  vendorType: 'floristeria',
  componentName: 'Floristería',
}
const folder = { folderId: 'f', folderName: 'Flores' }
const task = { taskId: 't', taskTitle: 'Reservar la finca' }
const item = { itemId: 'i', itemTitle: 'Ceremonia', commentId: 'c' }
const category = { category: 'Ceremonia', commentId: 'c' }
const wedding = { weddingName: 'Lucía & Martín' }
const member = { memberId: 'm', memberName: 'Elena Montes' }

/** Every action of the domain, with what is told of one and of several. */
const TOLD: { [A in NotificationAction]: [data: NotificationData[A], one: string, several: string] } = {
  'support.answered': [{ conversationId: 'c' }, 'ha contestado a tu mensaje', 'ha contestado a tu mensaje'],
  'appointment.soon': [
    { appointmentId: 'a', title: 'Prueba de menú', when: '24 de marzo de 2027 a las 20:30, en Carmona' },
    '«Prueba de menú» es el 24 de marzo de 2027 a las 20:30, en Carmona',
    '«Prueba de menú» es el 24 de marzo de 2027 a las 20:30, en Carmona',
  ],
  'books.due': [
    { charges: 1, amount: 128_000, concept: 'Segundo pago', weddingName: 'Paula & Andrés' },
    'esperan «Segundo pago» de Paula & Andrés: 1.280,00\u00a0€',
    'esperan «Segundo pago» de Paula & Andrés: 1.280,00\u00a0€',
  ],
  'certificate.expiring': [
    { days: 30, expiresOn: '2027-03-14' },
    'caduca el 14 de marzo de 2027. Cambia el certificado para seguir enviando tus facturas a Hacienda',
    'caduca el 14 de marzo de 2027. Cambia el certificado para seguir enviando tus facturas a Hacienda',
  ],
  'payment.due': [
    { linkId: 'l', charges: 1, amount: 96_000, concept: 'Reserva' },
    'os recuerda un pago: «Reserva», 960,00\u00a0€',
    'os recuerda un pago: «Reserva», 960,00\u00a0€',
  ],
  'instalments.due': [
    {
      today: 'Flores de Umbría (582,00\u00a0€)',
      soon: 'Letra Capital (415,50\u00a0€)',
      soonOn: '2026-12-04',
    },
    'de hoy: Flores de Umbría (582,00\u00a0€); del 4 de diciembre de 2026: Letra Capital (415,50\u00a0€)',
    'de hoy: Flores de Umbría (582,00\u00a0€); del 4 de diciembre de 2026: Letra Capital (415,50\u00a0€)',
  ],
  'guest.added': [guest, 'ha añadido a Teo Lasa', 'ha añadido 12 invitados'],
  'guest.imported': [
    { imported: 120, removed: 0 },
    'ha importado 120 invitados',
    'ha importado 120 invitados',
  ],
  'vendors.imported': [
    { added: 12, changed: 3 },
    'ha importado 12 proveedores y ha puesto al día 3 proveedores con una hoja',
    'ha importado 12 proveedores y ha puesto al día 3 proveedores con una hoja',
  ],
  'guests.answered': [
    { changed: 4000, rsvp: true },
    'ha cambiado 4.000 respuestas a Sí',
    'ha cambiado 4.000 respuestas a Sí',
  ],
  'guests.removed': [{ removed: 40 }, 'ha eliminado a 40 invitados', 'ha eliminado a 40 invitados'],
  'guest.removed': [guest, 'ha eliminado a Teo Lasa', 'ha eliminado 12 invitados'],
  'rsvp.changed': [
    { ...guest, rsvp: true },
    'ha cambiado la respuesta de Teo Lasa a Sí',
    'ha cambiado 12 respuestas',
  ],
  'household.answered': [
    { householdId: 'h', guestId: 'g', isFirst: true, yes: 3, no: 1, pending: 0 },
    'ha respondido: vienen 3 de 4',
    'ha respondido: vienen 3 de 4',
  ],
  'reminder.sent': [
    { mailed: 9, byHand: 3 },
    'ha recordado la invitación por email a 9 familias; por WhatsApp faltan 3 familias',
    'ha recordado la invitación por email a 9 familias; por WhatsApp faltan 3 familias',
  ],
  'vendor.added': [vendor, 'ha añadido Flores Jara (Floristería)', 'ha añadido 12 proveedores'],
  'vendor.confirmed': [
    vendor,
    'ha confirmado Flores Jara (Floristería)',
    'ha confirmado Flores Jara (Floristería)',
  ],
  'vendor.reopened': [
    vendor,
    'ha desmarcado como confirmado Flores Jara (Floristería)',
    'ha desmarcado como confirmado Flores Jara (Floristería)',
  ],
  'vendor.removed': [vendor, 'ha eliminado Flores Jara (Floristería)', 'ha eliminado 12 proveedores'],
  'vendor.edited': [vendor, 'ha editado Flores Jara (Floristería)', 'ha editado 12 proveedores'],
  'file.added': [
    { ...vendor, fileId: 'a', fileName: 'contrato.pdf' },
    'ha subido «contrato.pdf» a Flores Jara (Floristería)',
    'ha subido 12 archivos a Flores Jara (Floristería)',
  ],
  'guest.fileAdded': [
    { ...guest, fileId: 'a', fileName: 'menú.pdf' },
    'ha subido «menú.pdf» a la ficha de Teo Lasa',
    'ha subido 12 archivos a la ficha de Teo Lasa',
  ],
  'item.fileAdded': [
    { itemId: 'i', itemTitle: 'Ceremonia', fileId: 'a', fileName: 'lecturas.pdf' },
    'ha subido «lecturas.pdf» a la ficha de «Ceremonia»',
    'ha subido 12 archivos a la ficha de «Ceremonia»',
  ],
  'comment.added': [
    { ...vendor, commentId: 'c' },
    'ha escrito en la conversación de Flores Jara (Floristería)',
    'ha escrito 12 comentarios en la conversación de Flores Jara (Floristería)',
  ],
  'comment.mentioned': [
    { ...vendor, commentId: 'c' },
    'te ha mencionado en la conversación de Flores Jara (Floristería)',
    'te ha mencionado en la conversación de Flores Jara (Floristería)',
  ],
  'guest.commented': [
    { ...guest, commentId: 'c' },
    'ha escrito un comentario sobre Teo Lasa',
    'ha escrito 12 comentarios sobre Teo Lasa',
  ],
  'guest.mentioned': [
    { ...guest, commentId: 'c' },
    'te ha mencionado en los comentarios sobre Teo Lasa',
    'te ha mencionado en los comentarios sobre Teo Lasa',
  ],
  'item.commented': [
    item,
    'ha escrito un comentario sobre «Ceremonia»',
    'ha escrito 12 comentarios sobre «Ceremonia»',
  ],
  'item.mentioned': [
    item,
    'te ha mencionado en los comentarios sobre «Ceremonia»',
    'te ha mencionado en los comentarios sobre «Ceremonia»',
  ],
  'task.commented': [
    { ...task, commentId: 'c' },
    'ha escrito un comentario sobre la tarea «Reservar la finca»',
    'ha escrito 12 comentarios sobre la tarea «Reservar la finca»',
  ],
  'task.mentioned': [
    { ...task, commentId: 'c' },
    'te ha mencionado en la tarea «Reservar la finca»',
    'te ha mencionado en la tarea «Reservar la finca»',
  ],
  'task.fileAdded': [
    { ...task, fileId: 'a', fileName: 'presupuesto.pdf' },
    'ha subido «presupuesto.pdf» a la ficha de «Reservar la finca»',
    'ha subido 12 archivos a la ficha de «Reservar la finca»',
  ],
  'tasks.week': [
    { ...task, tasks: 3 },
    'de esta semana: «Reservar la finca» y 2 más',
    'de esta semana: «Reservar la finca» y 2 más',
  ],
  'tasks.published': [
    { ...task, published: 1 },
    'te ha enseñado la tarea «Reservar la finca»',
    'te ha enseñado la tarea «Reservar la finca»',
  ],
  'tasks.reminded': [
    { ...task, tasks: 2 },
    'os recuerda «Reservar la finca» y una más',
    'os recuerda «Reservar la finca» y una más',
  ],
  'task.assigned': [task, 'te ha encargado «Reservar la finca»', 'te ha encargado 12 tareas'],
  'image.commented': [
    { ...folder, imageId: 'i', commentId: 'c' },
    'ha escrito un comentario sobre una imagen de «Flores»',
    'ha escrito 12 comentarios sobre una imagen de «Flores»',
  ],
  'image.mentioned': [
    { ...folder, imageId: 'i', commentId: 'c' },
    'te ha mencionado en una imagen de «Flores»',
    'te ha mencionado en una imagen de «Flores»',
  ],
  'category.commented': [
    category,
    'ha escrito un comentario sobre «Ceremonia», del presupuesto',
    'ha escrito 12 comentarios sobre «Ceremonia», del presupuesto',
  ],
  'category.mentioned': [
    category,
    'te ha mencionado en «Ceremonia», del presupuesto',
    'te ha mencionado en «Ceremonia», del presupuesto',
  ],
  'vendor.published': [
    { ...vendor, published: 1 },
    'ha publicado Flores Jara (Floristería)',
    'ha publicado Flores Jara (Floristería)',
  ],
  'drafts.published': [
    {
      lineId: 'l',
      sections: 'vendors,agenda,inspiration,tasks',
      vendors: 2,
      days: 1,
      changedDays: 2,
      folders: 1,
      tasks: 3,
    },
    'ha publicado 2 proveedores, 1 día, cambios en 2 días, 1 carpeta y 3 tareas',
    'ha publicado 2 proveedores, 1 día, cambios en 2 días, 1 carpeta y 3 tareas',
  ],
  'budget.changed': [
    { totalBudget: 24505.5 },
    'ha puesto el presupuesto total en 24.505,50\u00a0€',
    'ha puesto el presupuesto total en 24.505,50\u00a0€',
  ],
  'folder.added': [folder, 'ha creado la carpeta «Flores»', 'ha creado 12 carpetas'],
  'folder.removed': [folder, 'ha eliminado la carpeta «Flores»', 'ha eliminado 12 carpetas'],
  'folder.published': [{ ...folder, published: 3 }, 'ha publicado 3 carpetas', 'ha publicado 3 carpetas'],
  'image.added': [
    { ...folder, imageId: 'i' },
    'ha añadido una imagen a «Flores»',
    'ha añadido 12 imágenes a «Flores»',
  ],
  'agenda.published': [
    { dayId: 'd', dayName: 'Preboda', published: 1, hasChanges: true },
    'ha publicado cambios en «Preboda»',
    'ha publicado cambios en «Preboda»',
  ],
  'agenda.changed': [
    { itemId: 'i', itemTitle: 'Ceremonia' },
    'ha cambiado «Ceremonia» en la agenda',
    'ha hecho 12 cambios en la agenda',
  ],
  'member.joined': [member, 'se ha unido a la boda', 'se ha unido a la boda'],
  'member.left': [member, 'ha salido de la boda', 'ha salido de la boda'],
  'member.removed': [member, 'ha quitado a Elena Montes de la boda', 'ha quitado a Elena Montes de la boda'],
  'access.changed': [
    { memberId: 'm' },
    'ha cambiado lo que puedes ver y editar en la boda',
    'ha cambiado lo que puedes ver y editar en la boda',
  ],
  'membership.ended': [
    wedding,
    'te ha quitado de la boda «Lucía & Martín»',
    'te ha quitado de la boda «Lucía & Martín»',
  ],
  'webhook.stopped': [
    { webhookId: 'w', webhookName: 'Mi hoja', reason: 'failing' },
    'ha apagado los avisos a «Mi hoja»',
    'ha apagado los avisos a «Mi hoja»',
  ],
  'wedding.deleted': [
    wedding,
    'ha eliminado la boda «Lucía & Martín»',
    'ha eliminado la boda «Lucía & Martín»',
  ],
  'wedding.restored': [
    wedding,
    'ha recuperado la boda «Lucía & Martín»',
    'ha recuperado la boda «Lucía & Martín»',
  ],
  'wedding.dateChanged': [
    { eventDate: '2027-04-10' },
    'ha cambiado la fecha al 10 de abril de 2027',
    'ha cambiado la fecha al 10 de abril de 2027',
  ],
  'request.received': [
    { requestId: 'r' },
    'te ha escrito desde tu perfil público',
    'te ha escrito desde tu perfil público',
  ],
  'style.changed': [
    { style: 'huerta' },
    'ha cambiado el estilo de la boda: ahora es «Huerta»',
    'ha cambiado el estilo de la boda: ahora es «Huerta»',
  ],
  'wedding.zoneChanged': [
    { timeZone: 'Atlantic/Canary' },
    'ha puesto la boda en la hora de Canarias',
    'ha puesto la boda en la hora de Canarias',
  ],
  'wedding.renamed': [
    { name: 'Lucía & Martín' },
    'ha cambiado el nombre de la boda a «Lucía & Martín»',
    'ha cambiado el nombre de la boda a «Lucía & Martín»',
  ],
}

const tell = <A extends NotificationAction>(
  action: A,
  data: NotificationData[A],
  count = 1,
  actorName = '',
) => sentenceOf({ action, data, count, actorName } as Parameters<typeof sentenceOf>[0])

describe('the sentence of a notification', () => {
  it.each(NOTIFICATION_ACTIONS)('tells %s of one and of several', (action) => {
    const [data, one, several] = TOLD[action]
    expect(tell(action, data)).toBe(one)
    expect(tell(action, data, 12)).toBe(several)
  })

  it('says what the answer to an invitation is now', () => {
    expect(tell('rsvp.changed', { ...guest, rsvp: false })).toBe('ha cambiado la respuesta de Teo Lasa a No')
    expect(tell('rsvp.changed', { ...guest, rsvp: null })).toBe(
      'ha cambiado la respuesta de Teo Lasa a pendiente',
    )
    expect(tell('rsvp.changed', { ...guest, rsvp: null, maybe: true })).toBe(
      'ha cambiado la respuesta de Teo Lasa a Puede que sí',
    )
    expect(tell('guests.answered', { changed: 40, rsvp: null, maybe: true })).toBe(
      'ha cambiado 40 respuestas a Puede que sí',
    )
  })

  it('tells an import that replaced the list from one that added to it', () => {
    expect(tell('guest.imported', { imported: 1, removed: 0 })).toBe('ha importado un invitado')
    expect(tell('guest.imported', { imported: 120, removed: 80 })).toBe(
      'ha sobrescrito la lista de invitados: eran 80 y ahora son 120',
    )
  })

  it('calls a vendor without a name by its component', () => {
    expect(tell('vendor.added', { ...vendor, vendorName: '' })).toBe('ha añadido Floristería')
  })

  it('says when a date or a total was taken away', () => {
    expect(tell('wedding.dateChanged', { eventDate: null })).toBe('ha quitado la fecha de la boda')
    expect(tell('budget.changed', { totalBudget: null })).toBe('ha quitado el presupuesto total')
    expect(tell('agenda.changed', { itemId: null, itemTitle: null })).toBe('ha cambiado la agenda')
  })

  it('says what an expired certificate means where records are kept instead of sent', () => {
    const expired = { days: 0, expiresOn: '2027-03-14' }
    expect(tell('certificate.expiring', expired)).toBe(
      'caducó el 14 de marzo de 2027 y tus facturas no llegan a Hacienda. Cambia el certificado',
    )
    expect(tell('certificate.expiring', { ...expired, isKept: true })).toBe(
      'caducó el 14 de marzo de 2027 y no puedes emitir facturas. Cambia el certificado',
    )
    expect(tell('certificate.expiring', { days: 7, expiresOn: '2027-03-14', isKept: true })).toBe(
      'caduca el 14 de marzo de 2027. Cambia el certificado para seguir emitiendo tus facturas',
    )
  })

  it('agrees with a name that is of two', () => {
    const [request] = TOLD['request.received']
    expect(tell('request.received', request, 1, 'Irene Gil')).toBe('te ha escrito desde tu perfil público')
    expect(tell('request.received', request, 1, 'Marcos y Ginés')).toBe(
      'te han escrito desde tu perfil público',
    )
  })
})

describe('the label of who acted', () => {
  it('is planner or couple', () => {
    expect(actorLabel({ action: 'vendor.added', actorRole: 'planner' })).toBe('Planner')
    expect(actorLabel({ action: 'vendor.added', actorRole: 'couple' })).toBe('Pareja')
  })

  it('is none of a family that answers and of Azahar, who are neither', () => {
    expect(actorLabel({ action: 'household.answered', actorRole: 'couple' })).toBeNull()
    expect(actorLabel({ action: 'reminder.sent', actorRole: 'couple' })).toBeNull()
  })
})
