import type { WeddingStyle } from '../style/wedding-styles.ts'
import type { OffReason } from '../webhooks/webhooks.ts'

/** `vendorName` is blank until it is typed; `componentName` is what `vendorType` is called. */
type VendorData = { vendorId: string; vendorName: string; vendorType?: string; componentName: string }

/** The item that is commented on, and the comment. The name is blank while the item has none. */
type CommentedGuest = { guestId: string; guestName: string; commentId: string }
type CommentedItem = { itemId: string; itemTitle: string; commentId: string }
type CommentedTask = { taskId: string; taskTitle: string; commentId: string }
type CommentedImage = { imageId: string; folderId: string; folderName: string; commentId: string }
type CommentedCategory = { category: string; commentId: string }

/** The data of each action; a notification that grew holds those of the newest event. Costs and budgets are in euros. */
export type NotificationData = {
  /** To a person who wrote to the operator, of no wedding. */
  'support.answered': { conversationId: string }
  'guest.added': { guestId: string; guestName: string }
  'guest.imported': { imported: number; removed: number; updated?: number }
  'guest.removed': { guestId: string; guestName: string }
  /** Of many guests at once. `maybe` tells who may come from who has not answered; not in lines of former releases. */
  'guests.answered': { changed: number; rsvp: boolean | null; maybe?: boolean }
  'guests.removed': { removed: number }
  'rsvp.changed': { guestId: string; guestName: string; rsvp: boolean | null; maybe?: boolean }
  /** Of a household that answered by its link: how many of its people come to the wedding, do not, or have not said. */
  'household.answered': {
    householdId: string
    isFirst: boolean
    yes: number
    no: number
    pending: number
    /** Of the pending, those who may come; not in lines of former releases. */
    maybe?: number
    guestId: string
  }
  /** Of a planned reminder: the families it went to by mail, and those who are to be reminded by hand. */
  'reminder.sent': { mailed: number; byHand: number }
  'vendor.added': VendorData
  /** By a budget sheet, of many at once. */
  'vendors.imported': { added: number; changed: number }
  'vendor.confirmed': VendorData
  'vendor.reopened': VendorData
  'vendor.removed': VendorData
  'vendor.edited': VendorData
  'vendor.published': VendorData & { published: number }
  'file.added': VendorData & { fileId: string; fileName: string }
  'guest.fileAdded': { guestId: string; guestName: string; fileId: string; fileName: string }
  'item.fileAdded': { itemId: string; itemTitle: string; fileId: string; fileName: string }
  'comment.added': VendorData & { commentId: string }
  'comment.mentioned': VendorData & { commentId: string }
  'guest.commented': CommentedGuest
  'guest.mentioned': CommentedGuest
  'item.commented': CommentedItem
  'item.mentioned': CommentedItem
  'task.commented': CommentedTask
  'task.mentioned': CommentedTask
  'task.fileAdded': { taskId: string; taskTitle: string; fileId: string; fileName: string }
  /** To the member who has it now. */
  'task.assigned': { taskId: string; taskTitle: string }
  /** On Mondays, of the tasks of a member that are due this week; those of the earliest. */
  'tasks.published': { taskId: string; taskTitle: string; published: number }
  /** By a planner, of all the tasks of a couple until Sunday; those of the earliest. */
  'tasks.reminded': { taskId: string; taskTitle: string; tasks: number }
  'tasks.week': { taskId: string; taskTitle: string; tasks: number }
  'image.commented': CommentedImage
  'image.mentioned': CommentedImage
  'category.commented': CommentedCategory
  'category.mentioned': CommentedCategory
  'budget.changed': { totalBudget: number | null }
  'folder.added': { folderId: string; folderName: string }
  'folder.removed': { folderId: string; folderName: string }
  'folder.published': { folderId: string; folderName: string; published: number }
  'image.added': { folderId: string; folderName: string; imageId: string }
  'agenda.changed': { itemId: string | null; itemTitle: string | null }
  /** `hasChanges` when only changes of days were published that were there already. */
  'agenda.published': { dayId: string; dayName: string; published: number; hasChanges: boolean }
  /**
   * Of drafts of several sections at once, of those that the recipient may see: `sections` are all that it tells of, with commas,
   * `changedDays` the days that were published before, `lineId` the line of activity. Older ones know no `tasks`.
   */
  'drafts.published': {
    lineId: string
    sections: string
    vendors: number
    days: number
    changedDays: number
    folders: number
    tasks?: number
  }
  'member.joined': { memberId: string; memberName: string }
  'member.left': { memberId: string; memberName: string }
  'member.removed': { memberId: string; memberName: string }
  /** To the member whose access the couple changed. */
  'access.changed': { memberId: string }
  /** To the member who was removed. */
  'membership.ended': { weddingName: string }
  /** To the member whose webhook was switched off, and why. */
  'webhook.stopped': { webhookId: string; webhookName: string; reason: Exclude<OffReason, 'owner'> }
  'wedding.deleted': { weddingName: string }
  'wedding.restored': { weddingName: string }
  'wedding.dateChanged': { eventDate: string | null }
  'wedding.renamed': { name: string }
  'wedding.zoneChanged': { timeZone: string }
  'style.changed': { style: WeddingStyle }
  /** To a planner, of what weddings owe by their own books: `amount` is whole cents of all `charges`. */
  'books.due': { charges: number; amount: number; concept: string; weddingName: string }
  /**
   * To a planner whose invoices need another certificate: `days` before its day, 0 when it has expired. `isKept` where
   * records are signed and kept instead of sent.
   */
  'certificate.expiring': { days: number; expiresOn: string; isKept?: boolean }
  /** To a couple, of what it owes its planner: `amount` is whole cents of all `charges`, `linkId` that of the statement. */
  'payment.due': { linkId: string; charges: number; amount: number; concept: string }
  /** Of payments to vendors, each with its amount: those that are due today, and those of the day `soonOn`. */
  'instalments.due': { today: string; soon: string; soonOn: string }
  /** To a planner, of no wedding: it leads to their own side. */
  'request.received': { requestId: string }
  /** To a planner, of their own calendar; `when` is in words, with the place. */
  'appointment.soon': { appointmentId: string; title: string; when: string }
}

export type NotificationAction = keyof NotificationData

/** An action with its data, so that the `action` says which data it has. */
export type NotificationContent = {
  [A in NotificationAction]: { action: A; data: NotificationData[A] }
}[NotificationAction]
