import { COMMENTS_PARAMETER, type CommentKind } from '../comments/comments.ts'
import { FILES_PARAMETER, type FileKind } from '../files/files.ts'
import type { Section } from '../members/permissions.ts'
import type { NotificationAction, NotificationData } from './notification-data.ts'
import { HIGHLIGHT_PARAMETER, type NotificationSection, SECTIONS } from './notification-sections.ts'

type Field<A extends NotificationAction> = keyof NotificationData[A] & string

type Declaration<A extends NotificationAction> = {
  section: NotificationSection
  /** Recipients must be able to see this section, where it is not the section itself. */
  guard?: Section
  /** The row it is about: a line that grew counts each one once. Without it every event counts. */
  about?: Field<A>
  /** The url highlights this, if that is not the row it is about; `null` when there is nothing to see. */
  highlights?: Field<A> | null
  /** The parameters of the url, where they are not the one that highlights. */
  opens?: Readonly<Record<string, Field<A>>>
  /** The events of one person that make one growing line: all of the action, or those of one row. */
  grows?: 'together' | Field<A>
  /** An unread notification of the same row that is withdrawn, so that neither is shown. */
  undoes?: NotificationAction
  /** Parameters of the url that are always the same. */
  view?: Readonly<Record<string, string>>
  /** It goes to people who are no longer members, and leads to their own first page. */
  isOfEndedAccess?: true
}

/** Everything other members are notified of: a new area declares its actions here and calls `notify`. */
const DECLARATIONS: { [A in NotificationAction]: Declaration<A> } = {
  'guest.added': { section: 'guests', about: 'guestId', grows: 'together', undoes: 'guest.removed' },
  'guest.imported': { section: 'guests' },
  'guests.answered': { section: 'guests' },
  'guests.removed': { section: 'guests' },
  'guest.removed': { section: 'guests', about: 'guestId', highlights: null, grows: 'together' },
  'rsvp.changed': { section: 'guests', about: 'guestId', grows: 'together' },
  'household.answered': {
    section: 'guests',
    about: 'householdId',
    highlights: 'guestId',
    grows: 'householdId',
  },
  'reminder.sent': { section: 'guests' },
  'vendors.imported': { section: 'vendors' },
  'vendor.added': { section: 'vendors', about: 'vendorId', grows: 'together', undoes: 'vendor.removed' },
  'vendor.confirmed': { section: 'vendors', about: 'vendorId', grows: 'vendorId' },
  'vendor.reopened': { section: 'vendors', about: 'vendorId', grows: 'vendorId' },
  'vendor.removed': { section: 'vendors', about: 'vendorId', highlights: null, grows: 'together' },
  'vendor.edited': { section: 'vendors', about: 'vendorId', grows: 'together' },
  'vendor.published': { section: 'vendors', about: 'vendorId', grows: 'vendorId' },
  'file.added': { section: 'vendors', about: 'fileId', highlights: 'vendorId', grows: 'vendorId' },
  'guest.fileAdded': { section: 'guests', about: 'fileId', grows: 'guestId', opens: openingFiles('guestId') },
  'item.fileAdded': { section: 'agenda', about: 'fileId', grows: 'itemId', opens: openingFiles('itemId') },
  'comment.added': {
    section: 'vendors',
    guard: 'conversation',
    about: 'commentId',
    highlights: 'vendorId',
    grows: 'vendorId',
  },
  'comment.mentioned': {
    section: 'vendors',
    guard: 'conversation',
    about: 'commentId',
    highlights: 'vendorId',
    grows: 'vendorId',
  },
  ...commented('guest', {
    section: 'guests',
    about: 'commentId',
    grows: 'guestId',
    opens: opening('guestId'),
  }),
  ...commented('item', { section: 'agenda', about: 'commentId', grows: 'itemId', opens: opening('itemId') }),
  ...commented('task', { section: 'tasks', about: 'commentId', grows: 'taskId', opens: opening('taskId') }),
  'task.fileAdded': { section: 'tasks', about: 'fileId', grows: 'taskId', opens: openingFiles('taskId') },
  'tasks.week': { section: 'tasks', highlights: 'taskId' },
  'tasks.published': { section: 'tasks', about: 'taskId', grows: 'taskId' },
  'tasks.reminded': { section: 'tasks', highlights: 'taskId' },
  'task.assigned': { section: 'tasks', about: 'taskId', grows: 'together' },
  ...commented('image', {
    section: 'inspiration',
    about: 'commentId',
    grows: 'imageId',
    opens: { carpeta: 'folderId', imagen: 'imageId' },
  }),
  ...commented('category', {
    section: 'budget',
    about: 'commentId',
    grows: 'category',
    opens: { [COMMENTS_PARAMETER]: 'category' },
  }),
  'budget.changed': { section: 'budget', grows: 'together' },
  'instalments.due': { section: 'budget', highlights: null, view: { view: 'payments' } },
  'folder.added': {
    section: 'inspiration',
    about: 'folderId',
    grows: 'together',
    undoes: 'folder.removed',
  },
  'folder.removed': { section: 'inspiration', about: 'folderId', highlights: null, grows: 'together' },
  'folder.published': { section: 'inspiration', about: 'folderId', grows: 'folderId' },
  'image.added': { section: 'inspiration', about: 'imageId', highlights: 'folderId', grows: 'folderId' },
  'agenda.changed': { section: 'agenda', about: 'itemId', grows: 'together' },
  'agenda.published': { section: 'agenda', about: 'dayId', highlights: null, grows: 'dayId' },
  'drafts.published': { section: 'activity', about: 'lineId', grows: 'lineId' },
  'member.joined': { section: 'wedding', about: 'memberId' },
  'member.left': { section: 'wedding', about: 'memberId', highlights: null },
  'member.removed': { section: 'wedding', about: 'memberId', highlights: null },
  'access.changed': { section: 'wedding', about: 'memberId' },
  'membership.ended': { section: 'wedding', isOfEndedAccess: true },
  'webhook.stopped': { section: 'members', about: 'webhookId' },
  'wedding.deleted': { section: 'wedding', isOfEndedAccess: true },
  'wedding.restored': { section: 'wedding' },
  'wedding.dateChanged': { section: 'wedding', grows: 'together' },
  'wedding.renamed': { section: 'wedding', grows: 'together' },
  'wedding.zoneChanged': { section: 'wedding', grows: 'together' },
  'style.changed': { section: 'wedding', grows: 'together' },
  'request.received': { section: 'requests', about: 'requestId' },
  'appointment.soon': { section: 'calendar', about: 'appointmentId', highlights: null },
  'books.due': { section: 'books', highlights: null },
  'certificate.expiring': { section: 'books', highlights: null },
  'payment.due': { section: 'books', highlights: null },
  'support.answered': { section: 'support', about: 'conversationId' },
}

/** The two actions of comments on one kind of item, which lead to the same place. */
function commented<K extends Exclude<CommentKind, 'vendor'>>(
  kind: K,
  declaration: Declaration<`${K}.commented`>,
) {
  return { [`${kind}.commented`]: declaration, [`${kind}.mentioned`]: declaration } as {
    [A in `${K}.commented` | `${K}.mentioned`]: Declaration<A>
  }
}

/** Opens the comments on an item, and highlights its row behind them. */
function opening<F extends string>(field: F) {
  return { [HIGHLIGHT_PARAMETER]: field, [COMMENTS_PARAMETER]: field }
}

/** The same for its files. */
function openingFiles<F extends string>(field: F) {
  return { [HIGHLIGHT_PARAMETER]: field, [FILES_PARAMETER]: field }
}

/** The action of a file that was added to a kind of item. */
export const FILE_ACTIONS = {
  vendor: 'file.added',
  guest: 'guest.fileAdded',
  item: 'item.fileAdded',
  task: 'task.fileAdded',
} as const satisfies Record<FileKind, NotificationAction>

/** A notification says these of the item of a file. */
export type FiledData<K extends FileKind> = Omit<
  NotificationData[(typeof FILE_ACTIONS)[K]],
  'fileId' | 'fileName'
>

/** The action of a comment on a kind of item, and that of a mention in one. */
export const COMMENT_ACTIONS = {
  vendor: { added: 'comment.added', mentioned: 'comment.mentioned' },
  guest: { added: 'guest.commented', mentioned: 'guest.mentioned' },
  item: { added: 'item.commented', mentioned: 'item.mentioned' },
  task: { added: 'task.commented', mentioned: 'task.mentioned' },
  image: { added: 'image.commented', mentioned: 'image.mentioned' },
  category: { added: 'category.commented', mentioned: 'category.mentioned' },
} as const satisfies Record<CommentKind, Record<'added' | 'mentioned', NotificationAction>>

/** A notification says these of the item of a comment. */
export type CommentedData<K extends CommentKind> = Omit<
  NotificationData[(typeof COMMENT_ACTIONS)[K]['added']],
  'commentId'
>

export const NOTIFICATION_ACTIONS = Object.keys(DECLARATIONS) as NotificationAction[]

/** Actions whose recipients must be able to see something else than their section. */
export const NOTIFICATION_GUARDS: readonly (readonly [NotificationAction, Section])[] =
  NOTIFICATION_ACTIONS.flatMap((action) => {
    const { guard } = DECLARATIONS[action] as Declaration<NotificationAction>
    return guard ? [[action, guard] as const] : []
  })

/** These are shown although their reader is not in the wedding any more. */
export const ACTIONS_OF_ENDED_ACCESS = NOTIFICATION_ACTIONS.filter(
  (action) => DECLARATIONS[action].isOfEndedAccess,
)

/** Actions that may be taken back row by row, so that a line of several keeps the data of each. */
const UNDOABLE = new Set(Object.values(DECLARATIONS).flatMap(({ undoes }) => undoes ?? []))

/**
 * Describes what is stored beside an action and its data (spec 3): the section, the url that leads there and highlights
 * what changed, the row it is about, the key that events of one growing line share, and how it can be undone or undoes
 * another. Planners and couples see a wedding at the same address.
 */
export function describeNotification<A extends NotificationAction>(
  weddingId: string,
  action: A,
  data: NotificationData[A],
) {
  const {
    section,
    guard,
    about,
    highlights = about,
    grows,
    opens,
    undoes,
    view = {},
    isOfEndedAccess,
  }: Declaration<A> = DECLARATIONS[action]
  const { place, parameter } = SECTIONS[section]
  const leads = opens ?? (highlights ? { [parameter]: highlights } : {})
  const parameters = Object.entries(leads).filter(([, field]) => data[field])
  const query = new URLSearchParams([
    ...Object.entries(view),
    ...parameters.map(([name, field]) => [name, String(data[field])]),
  ])
  const search = query.size > 0 ? `?${query}` : ''
  return {
    section,
    guard: guard ?? section,
    url: isOfEndedAccess ? '/app' : `/app/couple/${weddingId}${place}${search}`,
    subject: about ? (data[about] as string | null) : null,
    groupKey: grows === undefined ? null : grows === 'together' ? action : `${action}/${data[grows]}`,
    undoes: undoes ?? null,
    isUndoable: UNDOABLE.has(action),
  }
}

/** The same for a message to a planner, which is of no wedding. */
export function requestNotification(plannerId: string, requestId: string) {
  const { place, parameter } = SECTIONS.requests
  return {
    action: 'request.received',
    section: 'requests',
    url: `/app/planner/${plannerId}${place}?${parameter}=${requestId}`,
    data: { requestId },
  } as const
}

/** The same for an appointment of a planner, whose calendar `ownerId` names; it leads to its week. */
export function appointmentNotification(
  ownerId: string,
  day: string,
  data: NotificationData['appointment.soon'],
) {
  return {
    action: 'appointment.soon',
    section: 'calendar',
    url: `/app/planner/${ownerId}${SECTIONS.calendar.place}?vista=semana&dia=${day}`,
    data,
  } as const
}

/** The same for what weddings owe a planner. */
export function booksNotification(plannerId: string, data: NotificationData['books.due']) {
  return {
    action: 'books.due',
    section: 'books',
    url: `/app/planner/${plannerId}${SECTIONS.books.place}`,
    data,
  } as const
}

/** The same for a certificate that is about to expire, or has; it leads to the invoices, which ask for another. */
export function certificateNotification(plannerId: string, data: NotificationData['certificate.expiring']) {
  return {
    action: 'certificate.expiring',
    section: 'books',
    url: `/app/planner/${plannerId}${SECTIONS.books.place}?vista=facturas`,
    data,
  } as const
}

/** The same for what a couple owes its planner; it leads to the statement, at the address `url`. */
export function paymentNotification(url: string, data: NotificationData['payment.due']) {
  return { action: 'payment.due', section: 'books', url, data } as const
}

/** The same for an answer of the operator. */
export function supportNotification(conversationId: string) {
  const { place, parameter } = SECTIONS.support
  return {
    action: 'support.answered',
    section: 'support',
    url: `${place}?${parameter}=${conversationId}`,
    data: { conversationId },
  } as const
}
