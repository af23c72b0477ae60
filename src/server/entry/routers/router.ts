import { accessRouter } from '#server/areas/access/access.router.ts'
import { activityRouter } from '#server/areas/activity/activity.router.ts'
import { agenciesRouter } from '#server/areas/agencies/agencies.router.ts'
import { agendaRouter } from '#server/areas/agenda/agenda.router.ts'
import { agendaTemplatesRouter } from '#server/areas/agenda-templates/agenda-templates.router.ts'
import { agreementsRouter } from '#server/areas/agreements/agreements.router.ts'
import { announcementsRouter } from '#server/areas/announcements/announcements.router.ts'
import { booksRouter } from '#server/areas/books/books.router.ts'
import { brandingRouter } from '#server/areas/branding/branding.router.ts'
import { budgetRouter } from '#server/areas/budget/budget.router.ts'
import { calendarRouter } from '#server/areas/calendar/calendar.router.ts'
import { catalogueRouter } from '#server/areas/catalogue/catalogue.router.ts'
import { cateringRouter } from '#server/areas/catering/catering.router.ts'
import { exportsRouter } from '#server/areas/exports/exports.router.ts'
import { guestsRouter } from '#server/areas/guests/guests.router.ts'
import { householdsRouter } from '#server/areas/households/households.router.ts'
import { guestMailsRouter } from '#server/areas/households/mails/guest-mails.router.ts'
import { guestMessagesRouter } from '#server/areas/households/messages/guest-messages.router.ts'
import { importsRouter } from '#server/areas/imports/imports.router.ts'
import { inspirationRouter } from '#server/areas/inspiration/inspiration.router.ts'
import { invoicingRouter } from '#server/areas/invoicing/invoicing.router.ts'
import { liveRouter } from '#server/areas/live/live.router.ts'
import { lodgingRouter } from '#server/areas/lodging/lodging.router.ts'
import { memberCodesRouter } from '#server/areas/member-codes/member-codes.router.ts'
import { moderationRouter } from '#server/areas/moderation/moderation.router.ts'
import { notificationsRouter } from '#server/areas/notifications/notifications.router.ts'
import { operatorRouter } from '#server/areas/operator/operator.router.ts'
import { paymentsRouter } from '#server/areas/payments/payments.router.ts'
import { plannerImportsRouter } from '#server/areas/planner-imports/planner-imports.router.ts'
import { plannersRouter } from '#server/areas/planners/planners.router.ts'
import { profileRouter } from '#server/areas/profile/profile.router.ts'
import { profitRouter } from '#server/areas/profit/profit.router.ts'
import { publicProfileRouter } from '#server/areas/public-profile/public-profile.router.ts'
import { publicationRouter } from '#server/areas/publication/publication.router.ts'
import { quotesRouter } from '#server/areas/quotes/quotes.router.ts'
import { replyTemplatesRouter } from '#server/areas/requests/reply-templates.router.ts'
import { requestEventsRouter } from '#server/areas/requests/request-events.router.ts'
import { requestMailboxRouter } from '#server/areas/requests/request-mailbox.router.ts'
import { requestsRouter } from '#server/areas/requests/requests.router.ts'
import { rightsRouter } from '#server/areas/rights/rights.router.ts'
import { seatingRouter } from '#server/areas/seating/seating.router.ts'
import { sharedLinksRouter } from '#server/areas/shared-links/shared-links.router.ts'
import { styleRouter } from '#server/areas/style/style.router.ts'
import { subscriptionRouter } from '#server/areas/subscription/subscription.router.ts'
import { supportRouter } from '#server/areas/support/support.router.ts'
import { taskTemplatesRouter } from '#server/areas/task-templates/task-templates.router.ts'
import { taskWeekRouter } from '#server/areas/tasks/task-week.router.ts'
import { tasksRouter } from '#server/areas/tasks/tasks.router.ts'
import { transportRouter } from '#server/areas/transport/transport.router.ts'
import { vendorBookRouter } from '#server/areas/vendor-book/vendor-book.router.ts'
import { filesFromBookHandler } from '#server/areas/vendor-book/vendor-book-files.router.ts'
import { vendorsRouter } from '#server/areas/vendors/vendors.router.ts'
import { webhooksRouter } from '#server/areas/webhooks/webhooks.router.ts'
import { weddingsRouter } from '#server/areas/weddings/weddings.router.ts'
import { publicProcedure } from '#server/core/procedures/procedures.ts'

/** Every procedure of the contract; a missing one is a type error. */
export const router = publicProcedure.router({
  profile: profileRouter,
  access: accessRouter,
  rights: rightsRouter,
  subscription: subscriptionRouter,
  weddings: weddingsRouter,
  invitations: memberCodesRouter,
  guests: guestsRouter,
  catering: cateringRouter,
  households: { ...householdsRouter, mails: guestMailsRouter, messages: guestMessagesRouter },
  catalogue: catalogueRouter,
  vendors: { ...vendorsRouter, filesFromBook: filesFromBookHandler },
  budget: budgetRouter,
  payments: paymentsRouter,
  agenda: agendaRouter,
  tasks: tasksRouter,
  seating: seatingRouter,
  lodging: lodgingRouter,
  transport: transportRouter,
  taskTemplates: taskTemplatesRouter,
  taskWeek: taskWeekRouter,
  imports: importsRouter,
  exports: exportsRouter,
  inspiration: inspirationRouter,
  publication: publicationRouter,
  sharedLinks: sharedLinksRouter,
  webhooks: webhooksRouter,
  style: styleRouter,
  planners: plannersRouter,
  plannerImports: plannerImportsRouter,
  quotes: quotesRouter,
  agreements: agreementsRouter,
  requests: requestsRouter,
  requestEvents: requestEventsRouter,
  agendaTemplates: agendaTemplatesRouter,
  replyTemplates: replyTemplatesRouter,
  requestMailbox: requestMailboxRouter,
  calendar: calendarRouter,
  agencies: agenciesRouter,
  books: booksRouter,
  invoicing: invoicingRouter,
  profit: profitRouter,
  vendorBook: vendorBookRouter,
  branding: brandingRouter,
  publicProfile: publicProfileRouter,
  activity: activityRouter,
  notifications: notificationsRouter,
  support: supportRouter,
  operator: operatorRouter,
  moderation: moderationRouter,
  announcements: announcementsRouter,
  live: liveRouter,
})
