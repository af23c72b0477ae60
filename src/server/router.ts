import { accessRouter } from './access/access.router.ts'
import { activityRouter } from './activity/activity.router.ts'
import { agendaRouter } from './agenda/agenda.router.ts'
import { brandingRouter } from './branding/branding.router.ts'
import { budgetRouter } from './budget/budget.router.ts'
import { catalogueRouter } from './catalogue/catalogue.router.ts'
import { cateringRouter } from './catering/catering.router.ts'
import { guestMailsRouter } from './guest-mails/guest-mails.router.ts'
import { guestsRouter } from './guests/guests.router.ts'
import { householdsRouter } from './households/households.router.ts'
import { inspirationRouter } from './inspiration/inspiration.router.ts'
import { invitationsRouter } from './invitations/invitations.router.ts'
import { liveRouter } from './live/live.router.ts'
import { notificationsRouter } from './notifications/notifications.router.ts'
import { plannersRouter } from './planners/planners.router.ts'
import { publicProcedure } from './procedures.ts'
import { profileRouter } from './profile/profile.router.ts'
import { publicProfileRouter } from './public-profile/public-profile.router.ts'
import { publicationRouter } from './publication/publication.router.ts'
import { requestsRouter } from './requests/requests.router.ts'
import { rightsRouter } from './rights/rights.router.ts'
import { sharedLinksRouter } from './shared-links/shared-links.router.ts'
import { styleRouter } from './style/style.router.ts'
import { vendorsRouter } from './vendors/vendors.router.ts'
import { weddingsRouter } from './weddings/weddings.router.ts'

/** Every procedure of the contract; a missing one is a type error. */
export const router = publicProcedure.router({
  profile: profileRouter,
  access: accessRouter,
  rights: rightsRouter,
  weddings: weddingsRouter,
  invitations: invitationsRouter,
  guests: guestsRouter,
  catering: cateringRouter,
  households: { ...householdsRouter, mails: guestMailsRouter },
  catalogue: catalogueRouter,
  vendors: vendorsRouter,
  budget: budgetRouter,
  agenda: agendaRouter,
  inspiration: inspirationRouter,
  publication: publicationRouter,
  sharedLinks: sharedLinksRouter,
  style: styleRouter,
  planners: plannersRouter,
  requests: requestsRouter,
  branding: brandingRouter,
  publicProfile: publicProfileRouter,
  activity: activityRouter,
  notifications: notificationsRouter,
  live: liveRouter,
})
