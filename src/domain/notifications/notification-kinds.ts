import type { Role } from '../members/roles.ts'
import type { NotificationAction } from './notification-data.ts'

/** How a kind of notification comes by mail: within a minute, in the summary of the day, or not at all. */
export const MAIL_MODES = ['now', 'daily', 'never'] as const

export type MailMode = (typeof MAIL_MODES)[number]

/** The ways on which a kind of notification reaches a person. */
export type Channels = { bell: boolean; mail: MailMode; push: boolean }

type Kind = {
  label: string
  /** The channels until the person chooses: mails only for what waits for them, or what a day adds up to. */
  channels: Channels
  /** Nothing is chosen about it: it answers the person, who is mailed the answer itself. */
  isFixed?: true
  /** It can reach accounts of this role, where that is not every account. */
  role?: Role
}

/** The kinds that a person chooses between, in the order in which they are shown. */
const KINDS = {
  mentions: { label: 'Menciones', channels: { bell: true, mail: 'now', push: true } },
  requests: {
    label: 'Solicitudes de parejas',
    channels: { bell: true, mail: 'now', push: true },
    role: 'planner',
  },
  books: {
    label: 'Cobros de tus bodas',
    channels: { bell: true, mail: 'now', push: true },
    role: 'planner',
  },
  appointments: {
    label: 'Recordatorios de citas',
    channels: { bell: true, mail: 'now', push: true },
    role: 'planner',
  },
  invoices: {
    label: 'Tus facturas',
    channels: { bell: true, mail: 'now', push: true },
    role: 'planner',
  },
  payments: {
    label: 'Pagos a tu planner',
    channels: { bell: true, mail: 'now', push: true },
    role: 'couple',
  },
  instalments: { label: 'Pagos a proveedores', channels: { bell: true, mail: 'now', push: true } },
  members: { label: 'Personas y permisos', channels: { bell: true, mail: 'now', push: true } },
  answers: { label: 'Respuestas de invitados', channels: { bell: true, mail: 'daily', push: true } },
  comments: { label: 'Comentarios', channels: { bell: true, mail: 'daily', push: true } },
  publications: { label: 'Lo que publica el planner', channels: { bell: true, mail: 'daily', push: true } },
  tasks: { label: 'Tareas', channels: { bell: true, mail: 'daily', push: true } },
  wedding: { label: 'Fecha, nombre y estilo', channels: { bell: true, mail: 'daily', push: false } },
  guests: { label: 'Lista de invitados', channels: { bell: true, mail: 'never', push: false } },
  vendors: { label: 'Proveedores y presupuesto', channels: { bell: true, mail: 'never', push: false } },
  agenda: { label: 'Agenda', channels: { bell: true, mail: 'never', push: false } },
  inspiration: { label: 'Inspiración', channels: { bell: true, mail: 'never', push: false } },
  service: {
    label: 'Respuestas de Azahar',
    channels: { bell: true, mail: 'never', push: true },
    isFixed: true,
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof KINDS

export const NOTIFICATION_KINDS = Object.keys(KINDS) as NotificationKind[]

export const kindLabel = (kind: NotificationKind): string => KINDS[kind].label

export const defaultChannels = (kind: NotificationKind): Channels => KINDS[kind].channels

/** The kinds that an account of a role chooses about. */
export const kindsOf = (role: Role): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => {
    const { role: only = role, isFixed = false } = KINDS[kind] as Kind
    return only === role && !isFixed
  })

const KIND_OF: Record<NotificationAction, NotificationKind> = {
  'guest.added': 'guests',
  'guest.imported': 'guests',
  'guests.answered': 'answers',
  'guests.removed': 'guests',
  'guest.removed': 'guests',
  'rsvp.changed': 'answers',
  'household.answered': 'answers',
  'reminder.sent': 'answers',
  'vendor.added': 'vendors',
  'vendors.imported': 'vendors',
  'vendor.confirmed': 'vendors',
  'vendor.published': 'publications',
  'vendor.reopened': 'vendors',
  'vendor.removed': 'vendors',
  'vendor.edited': 'vendors',
  'file.added': 'vendors',
  'guest.fileAdded': 'guests',
  'item.fileAdded': 'agenda',
  'budget.changed': 'vendors',
  'instalments.due': 'instalments',
  'comment.added': 'comments',
  'guest.commented': 'comments',
  'item.commented': 'comments',
  'image.commented': 'comments',
  'task.commented': 'comments',
  'category.commented': 'comments',
  'comment.mentioned': 'mentions',
  'guest.mentioned': 'mentions',
  'item.mentioned': 'mentions',
  'image.mentioned': 'mentions',
  'task.mentioned': 'mentions',
  'task.fileAdded': 'tasks',
  'task.assigned': 'tasks',
  'tasks.reminded': 'tasks',
  'tasks.published': 'publications',
  'tasks.week': 'tasks',
  'category.mentioned': 'mentions',
  'folder.added': 'inspiration',
  'folder.published': 'publications',
  'folder.removed': 'inspiration',
  'image.added': 'inspiration',
  'agenda.changed': 'agenda',
  'agenda.published': 'publications',
  'drafts.published': 'publications',
  'member.joined': 'members',
  'member.left': 'members',
  'member.removed': 'members',
  'access.changed': 'members',
  'membership.ended': 'members',
  'webhook.stopped': 'members',
  'wedding.deleted': 'members',
  'wedding.restored': 'members',
  'wedding.dateChanged': 'wedding',
  'wedding.renamed': 'wedding',
  'wedding.zoneChanged': 'wedding',
  'style.changed': 'wedding',
  'request.received': 'requests',
  'appointment.soon': 'appointments',
  'books.due': 'books',
  'certificate.expiring': 'invoices',
  'payment.due': 'payments',
  'support.answered': 'service',
}

/** The kind of an action, stored beside it, and how that reaches a person who has chosen nothing. */
export function deliveryOf(action: NotificationAction) {
  const kind = KIND_OF[action]
  const { mail, push } = KINDS[kind].channels
  return { kind, mail: mail === 'never' ? null : mail, push }
}
