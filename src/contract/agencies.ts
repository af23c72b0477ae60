import * as z from 'zod'
import { ABSENCES_MAX, AGENCY_ROLES, ASSIGNMENT_KINDS } from '#domain/agencies/agencies.ts'
import { CLOSURE_DAYS_MAX, isClosableRange } from '#domain/calendar/closures.ts'
import { agencyWeddingsContract } from './agency-weddings.ts'
import { agencyPath, agencyRoute, day, full, id, instant, plannerRoute, text } from './base.ts'
import { BROWSER_SESSION_ONLY } from './shared-errors.ts'

const role = z.enum(AGENCY_ROLES)
const kind = z.enum(ASSIGNMENT_KINDS)

/** An agency of the caller; the first is their own, whose id is that of their account. */
export const agency = z.object({
  id,
  /** The brand, or else the name, of the planner who founded it. */
  name: z.string(),
  role,
  isFounder: z.boolean(),
  /** Its people, the founder included. */
  people: z.int(),
})

export type Agency = z.infer<typeof agency>

export const agencyPerson = z.object({
  userId: id,
  fullName: z.string(),
  role,
  isFounder: z.boolean(),
  email: z.string(),
  phone: z.string().nullable(),
})

export type AgencyPerson = z.infer<typeof agencyPerson>

/** `isOwn`: the person is a member of the wedding by themselves, and keeps the access that they have by it. */
const assignment = z.object({ userId: id, kind, isOwn: z.boolean() })

export const agencyWedding = z.object({
  id,
  name: z.string(),
  eventDate: z.string().nullable(),
  timeZone: z.string(),
  /** When it is open to those who only work on the day; null without a date. */
  day: z.object({ opensAt: instant, closesAt: instant }).nullable(),
  assignments: z.array(assignment),
})

export type AgencyWedding = z.infer<typeof agencyWedding>

export const agencyInvitation = z.object({
  id,
  email: z.string(),
  role,
  sentAt: instant,
  expiresAt: instant,
})

export type AgencyInvitation = z.infer<typeof agencyInvitation>

/** Days on which a person does not work, both ends included. No reason is asked. */
export const absence = z.object({ id, userId: id, firstDay: z.string(), lastDay: z.string() })

export type Absence = z.infer<typeof absence>

/** The founder first, then as they joined; the weddings by their dates, those without one last. */
export const team = z.object({
  id,
  name: z.string(),
  people: z.array(agencyPerson),
  weddings: z.array(agencyWedding),
  /** Those whose link can still be used, the newest first. */
  invitations: z.array(agencyInvitation),
  /** Those that are not over, the earliest first. */
  absences: z.array(absence),
})

export type Team = z.infer<typeof team>

/** The place of the caller in an agency, with no more of it than their own weddings. */
export const ownPlace = z.object({
  id,
  name: z.string(),
  founderName: z.string(),
  role,
  weddings: z.array(agencyWedding),
  absences: z.array(absence),
})

export type OwnPlace = z.infer<typeof ownPlace>

/** An invitation as the person sees it who has opened its link. */
export const openedInvitation = z.object({
  agencyId: id,
  agencyName: z.string(),
  inviterName: z.string(),
  role,
  email: z.string(),
  expiresAt: instant,
})

const PERSON_NOT_FOUND = { status: 404, message: 'There is no such person in the agency' } as const
const INVITATION_NOT_FOUND = { status: 404, message: 'There is no such open invitation' } as const
const FOUNDER_STAYS = { status: 409, message: 'The founder of an agency cannot be removed' } as const
const OVERTAKEN = { status: 409, message: 'Another owner has changed it since' } as const
const TOO_MANY_MAILS = {
  status: 429,
  message: 'Too many invitations within an hour',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

const personPath = agencyPath.extend({ userId: id })
const invitationPath = agencyPath.extend({ invitationId: id })
/** As the mail has it. */
const token = text.min(1).max(100)

const ownAbsencePath = agencyPath.extend({ absenceId: id })
const absencePath = ownAbsencePath.extend({ userId: id })
const daysOff = { firstDay: day, lastDay: day }
const OFF_WORDS = `a first day that is not after the last, and at most ${CLOSURE_DAYS_MAX} days`
const TOO_MANY_ABSENCES = full(`A person has at most ${ABSENCES_MAX} ranges of days off`)

const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/planner/agencies${path}`, tags: ['agencies'], summary }) as const

/** An invitation is opened and accepted by a person in a browser. */
const invitedRoute = plannerRoute
  .meta({ access: 'planner', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY, INVITATION_NOT_FOUND })

export const agenciesContract = {
  list: plannerRoute.route(route('GET', '', 'The agencies of the caller')).output(z.array(agency)),

  team: agencyRoute('owner')
    .route(route('GET', '/{agencyId}', 'Its people, their weddings and the open invitations'))
    .input(agencyPath)
    .output(team),

  place: agencyRoute('member')
    .route(route('GET', '/{agencyId}/me', 'The own place in an agency'))
    .input(agencyPath)
    .output(ownPlace),

  /** Mails a link to an address, in the place of the one before. */
  invite: agencyRoute('owner')
    .meta({ access: 'agency', agency: 'owner', browserOnly: true, cost: 20 })
    .route(route('POST', '/{agencyId}/invitations', 'Invite a person by mail'))
    .input(agencyPath.extend({ email: text.trim().toLowerCase().min(1).max(320), role }))
    .output(agencyInvitation)
    .errors({
      INVITATION_EMAIL_REFUSED: { status: 422, message: 'This is no address of mail' },
      ALREADY_IN_AGENCY: { status: 409, message: 'This person is in the agency already' },
      TOO_MANY_AGENCY_PEOPLE: full('There are as many people in the agency as there can be'),
      TOO_MANY_INVITATION_MAILS: TOO_MANY_MAILS,
    }),

  /** Mails a new link; the one before ends. */
  resend: agencyRoute('owner')
    .meta({ access: 'agency', agency: 'owner', browserOnly: true, cost: 20 })
    .route(route('POST', '/{agencyId}/invitations/{invitationId}/mails', 'Send an invitation again'))
    .input(invitationPath)
    .output(agencyInvitation)
    .errors({ INVITATION_NOT_FOUND, TOO_MANY_INVITATION_MAILS: TOO_MANY_MAILS }),

  revoke: agencyRoute('owner')
    .route(route('DELETE', '/{agencyId}/invitations/{invitationId}', 'Revoke an invitation'))
    .input(invitationPath)
    .output(z.object({ revoked: z.literal(true) }))
    .errors({ INVITATION_NOT_FOUND }),

  /** Changes the role of a person, unless it is no longer `from`, as the page showed it. */
  updatePerson: agencyRoute('owner')
    .route(route('PATCH', '/{agencyId}/people/{userId}', 'Change the role of a person'))
    .input(personPath.extend({ role, from: role.optional() }))
    .output(agencyPerson)
    .errors({ PERSON_NOT_FOUND, FOUNDER_STAYS, ROLE_CHANGED: { ...OVERTAKEN, data: z.object({ role }) } }),

  /** Ends the access of a person to all that they had by the agency, at once; for an hour it can be taken back. */
  removePerson: agencyRoute('owner')
    .route(route('DELETE', '/{agencyId}/people/{userId}', 'Remove a person'))
    .input(personPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ PERSON_NOT_FOUND, FOUNDER_STAYS }),

  restorePerson: agencyRoute('owner')
    .route(route('POST', '/{agencyId}/people/{userId}/restore', 'Bring a removed person back'))
    .input(personPath)
    .output(agencyPerson)
    .errors({
      PERSON_NOT_FOUND,
      TOO_MANY_AGENCY_PEOPLE: full('There are as many people in the agency as there can be'),
    }),

  leave: agencyRoute('member')
    .route(route('POST', '/{agencyId}/leave', 'Leave an agency'))
    .input(agencyPath)
    .output(z.object({ left: z.literal(true) }))
    .errors({ FOUNDER_STAYS }),

  /**
   * Assigns a person to a wedding of the agency; null takes it away, which ends at once the access that they had by it.
   * The founder leads all weddings in which nothing else is said. Nothing changes where the person no longer does `from`, as
   * the page showed it.
   */
  assign: agencyRoute('owner')
    .route(route('PUT', '/{agencyId}/weddings/{assignedId}/people/{userId}', 'Assign a person to a wedding'))
    .input(personPath.extend({ assignedId: id, kind: kind.nullable(), from: kind.nullable().optional() }))
    .output(agencyWedding)
    .errors({
      PERSON_NOT_FOUND,
      WEDDING_NOT_OF_AGENCY: { status: 404, message: 'The agency has no such wedding' },
      ASSIGNMENT_CHANGED: { ...OVERTAKEN, data: z.object({ wedding: agencyWedding }) },
      WEDDING_WITHOUT_DATE: { status: 409, message: 'A wedding without a date is open on no day' },
      TOO_MANY_MEMBERS: full('The wedding has as many members as there can be'),
    }),

  weddings: agencyWeddingsContract,

  absences: {
    /** Notes days off of a person under an id: a range that was removed a moment ago is there again. */
    save: agencyRoute('owner')
      .route(route('PUT', '/{agencyId}/people/{userId}/absences/{absenceId}', 'Note days off of a person'))
      .input(absencePath.extend(daysOff).refine(isClosableRange, OFF_WORDS))
      .output(absence)
      .errors({ PERSON_NOT_FOUND, TOO_MANY_ABSENCES }),

    /** A range that is not there changes nothing. */
    remove: agencyRoute('owner')
      .route(
        route('DELETE', '/{agencyId}/people/{userId}/absences/{absenceId}', 'Remove days off of a person'),
      )
      .input(absencePath)
      .output(z.object({ removed: z.literal(true) })),

    saveOwn: agencyRoute('member')
      .route(route('PUT', '/{agencyId}/me/absences/{absenceId}', 'Note own days off'))
      .input(ownAbsencePath.extend(daysOff).refine(isClosableRange, OFF_WORDS))
      .output(absence)
      .errors({ PERSON_NOT_FOUND, TOO_MANY_ABSENCES }),

    removeOwn: agencyRoute('member')
      .route(route('DELETE', '/{agencyId}/me/absences/{absenceId}', 'Remove own days off'))
      .input(ownAbsencePath)
      .output(z.object({ removed: z.literal(true) })),
  },

  invited: {
    /** The invitation of a link. */
    open: invitedRoute
      .route({
        method: 'POST',
        path: '/planner/agency-invitations/open',
        tags: ['agencies'],
        summary: 'Read the invitation of a link',
      })
      .input(z.object({ token }))
      .output(openedInvitation),

    /** Joins the agency with the account of the caller, whose address may be another than that of the mail. */
    accept: invitedRoute
      .route({
        method: 'POST',
        path: '/planner/agency-invitations/accept',
        tags: ['agencies'],
        summary: 'Accept an invitation',
      })
      .input(z.object({ token }))
      .output(agency)
      .errors({
        ALREADY_IN_AGENCY: { status: 409, message: 'You are in this agency already' },
        TOO_MANY_AGENCY_PEOPLE: full('There are as many people in the agency as there can be'),
      }),
  },
}
