import { accessContract } from './access.ts'
import { activityContract } from './activity.ts'
import { agenciesContract } from './agencies.ts'
import { agendaContract } from './agenda.ts'
import { agendaTemplatesContract } from './agenda-templates.ts'
import { agreementsContract } from './agreements.ts'
import { announcementsContract } from './announcements.ts'
import { booksContract } from './books.ts'
import { brandingContract } from './branding.ts'
import { budgetContract } from './budget.ts'
import { calendarContract } from './calendar.ts'
import { catalogueContract } from './catalogue.ts'
import { cateringContract } from './catering.ts'
import { exportsContract } from './exports.ts'
import { guestsContract } from './guests.ts'
import { householdsContract } from './households.ts'
import { importsContract } from './imports.ts'
import { inspirationContract } from './inspiration.ts'
import { invoicingContract } from './invoicing.ts'
import { liveContract } from './live.ts'
import { lodgingContract } from './lodging.ts'
import { memberCodesContract } from './member-codes.ts'
import { moderationContract } from './moderation.ts'
import { notificationsContract } from './notifications.ts'
import { operatorContract } from './operator.ts'
import { paymentsContract } from './payments.ts'
import { plannerImportsContract } from './planner-imports.ts'
import { plannersContract } from './planners.ts'
import { profileContract } from './profile.ts'
import { profitContract } from './profit.ts'
import { publicProfileContract } from './public-profile.ts'
import { publicationContract } from './publication.ts'
import { quotesContract } from './quotes.ts'
import { replyTemplatesContract } from './reply-templates.ts'
import { requestEventsContract } from './request-events.ts'
import { requestMailboxContract } from './request-mailbox.ts'
import { requestsContract } from './requests.ts'
import { rightsContract } from './rights.ts'
import { seatingContract } from './seating.ts'
import { sharedLinksContract } from './shared-links.ts'
import { styleContract } from './style.ts'
import { subscriptionContract } from './subscription.ts'
import { supportContract } from './support.ts'
import { taskTemplatesContract } from './task-templates.ts'
import { taskWeekContract } from './task-week.ts'
import { tasksContract } from './tasks.ts'
import { transportContract } from './transport.ts'
import { vendorBookContract } from './vendor-book.ts'
import { vendorsContract } from './vendors.ts'
import { webhooksContract } from './webhooks.ts'
import { weddingsContract } from './weddings.ts'

/** Everything the API promises, one entry an area; paths are relative to `/api`. */
export const contract = {
  profile: profileContract,
  access: accessContract,
  rights: rightsContract,
  subscription: subscriptionContract,
  weddings: weddingsContract,
  invitations: memberCodesContract,
  guests: guestsContract,
  households: householdsContract,
  catering: cateringContract,
  catalogue: catalogueContract,
  vendors: vendorsContract,
  budget: budgetContract,
  payments: paymentsContract,
  agenda: agendaContract,
  tasks: tasksContract,
  seating: seatingContract,
  lodging: lodgingContract,
  transport: transportContract,
  taskTemplates: taskTemplatesContract,
  taskWeek: taskWeekContract,
  imports: importsContract,
  exports: exportsContract,
  inspiration: inspirationContract,
  publication: publicationContract,
  sharedLinks: sharedLinksContract,
  webhooks: webhooksContract,
  style: styleContract,
  planners: plannersContract,
  plannerImports: plannerImportsContract,
  quotes: quotesContract,
  agreements: agreementsContract,
  requests: requestsContract,
  requestEvents: requestEventsContract,
  agendaTemplates: agendaTemplatesContract,
  replyTemplates: replyTemplatesContract,
  requestMailbox: requestMailboxContract,
  calendar: calendarContract,
  agencies: agenciesContract,
  books: booksContract,
  invoicing: invoicingContract,
  profit: profitContract,
  vendorBook: vendorBookContract,
  branding: brandingContract,
  publicProfile: publicProfileContract,
  activity: activityContract,
  notifications: notificationsContract,
  support: supportContract,
  operator: operatorContract,
  moderation: moderationContract,
  announcements: announcementsContract,
  live: liveContract,
}
