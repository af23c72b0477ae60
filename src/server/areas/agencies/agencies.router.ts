import { AGENCY_MAILS_PER_HOUR, AGENCY_PEOPLE_MAX } from '#domain/agencies/agencies.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { agency } from '#server/core/procedures/business-procedures.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { absenceHandlers } from './absence-handlers.ts'
import { listAgencies, readPlace, readTeam } from './agencies.queries.ts'
import { type Acting, announceSettled } from './announce-settled.ts'
import { assignPerson } from './assign.commands.ts'
import {
  acceptInvitation,
  hashOfToken,
  invitePerson,
  resendInvitation,
  revokeInvitation,
} from './invitations.commands.ts'
import { findInvitation } from './invitations.queries.ts'
import { moveWeddingsHandlers } from './move-weddings-handlers.ts'
import { changeRole, leaveAgency, removePerson, restorePerson } from './people.commands.ts'

const owner = agency('owner').agencies
const person = agency('member').agencies

const MAILS = { max: AGENCY_MAILS_PER_HOUR, windowSeconds: HOUR_SECONDS }
const FULL = { data: { max: AGENCY_PEOPLE_MAX } }

const mailVerdict = ({ platform, actor }: Acting) =>
  platform.rateLimiter.consume(`agency-mail:${actor.userId}`, MAILS)

export const agenciesRouter = {
  list: planner.agencies.list.handler(({ context: { platform, actor } }) =>
    listAgencies(platform.db, actor.userId),
  ),

  team: owner.team.handler(({ context: { platform, agencyId } }) =>
    readTeam(platform.db, platform.clock, agencyId),
  ),

  place: person.place.handler(({ context: { platform, agencyId, agencyRole, actor } }) =>
    readPlace(platform.db, platform.clock, agencyId, { userId: actor.userId, role: agencyRole }),
  ),

  invite: owner.invite.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    if (!isEmailAddress(input.email)) throw errors.INVITATION_EMAIL_REFUSED()
    const verdict = await mailVerdict(context)
    if (!verdict.allowed)
      throw errors.TOO_MANY_INVITATION_MAILS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const invited = await invitePerson(platform, agencyId, actor, input)
    if (invited === 'alreadyIn') throw errors.ALREADY_IN_AGENCY()
    if (invited === 'tooMany') throw errors.TOO_MANY_AGENCY_PEOPLE(FULL)
    return invited
  }),

  resend: owner.resend.handler(async ({ context, input, errors }) => {
    const verdict = await mailVerdict(context)
    if (!verdict.allowed)
      throw errors.TOO_MANY_INVITATION_MAILS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const { platform, agencyId, actor } = context
    const sent = await resendInvitation(platform, agencyId, actor, input.invitationId.toLowerCase())
    if (!sent) throw errors.INVITATION_NOT_FOUND()
    return sent
  }),

  revoke: owner.revoke.handler(async ({ context: { platform, agencyId, actor }, input, errors }) => {
    if (!(await revokeInvitation(platform, agencyId, actor, input.invitationId.toLowerCase())))
      throw errors.INVITATION_NOT_FOUND()
    return { revoked: true } as const
  }),

  updatePerson: owner.updatePerson.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const wish = { userId: input.userId.toLowerCase(), role: input.role, from: input.from }
    const changed = await changeRole(platform, agencyId, actor, wish)
    if (changed === 'founder') throw errors.FOUNDER_STAYS()
    if (changed === 'noSuchPerson') throw errors.PERSON_NOT_FOUND()
    if ('stored' in changed) throw errors.ROLE_CHANGED({ data: { role: changed.stored } })
    return changed
  }),

  removePerson: owner.removePerson.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const settled = await removePerson(platform, agencyId, actor, input.userId.toLowerCase())
    if (settled === 'founder') throw errors.FOUNDER_STAYS()
    if (settled === 'noSuchPerson') throw errors.PERSON_NOT_FOUND()
    announceSettled(context, settled)
    return { removed: true } as const
  }),

  restorePerson: owner.restorePerson.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const restored = await restorePerson(platform, agencyId, actor, input.userId.toLowerCase())
    if (restored === 'noSuchPerson') throw errors.PERSON_NOT_FOUND()
    if (restored === 'tooMany') throw errors.TOO_MANY_AGENCY_PEOPLE(FULL)
    announceSettled(context, restored.settled)
    return restored.person
  }),

  leave: person.leave.handler(async ({ context, errors }) => {
    const { platform, agencyId, actor } = context
    const settled = await leaveAgency(platform, agencyId, actor)
    if (settled === 'founder') throw errors.FOUNDER_STAYS()
    announceSettled(context, settled)
    return { left: true } as const
  }),

  assign: owner.assign.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const [weddingId, userId] = [input.assignedId.toLowerCase(), input.userId.toLowerCase()]
    const { kind, from } = input
    const assigned = await assignPerson(platform, agencyId, actor, { weddingId, userId, kind, from })
    if (assigned === 'noSuchWedding') throw errors.WEDDING_NOT_OF_AGENCY()
    if (assigned === 'noSuchPerson') throw errors.PERSON_NOT_FOUND()
    if (assigned === 'noDate') throw errors.WEDDING_WITHOUT_DATE()
    if (assigned === 'tooMany')
      throw errors.TOO_MANY_MEMBERS({ data: { max: platform.settings.limits.wedding.members } })
    if ('stored' in assigned) throw errors.ASSIGNMENT_CHANGED({ data: { wedding: assigned.stored } })
    announceSettled(context, [{ weddingId, changed: assigned.changed }])
    return assigned.wedding
  }),

  weddings: moveWeddingsHandlers,

  absences: absenceHandlers,

  invited: {
    open: planner.agencies.invited.open.handler(async ({ context: { platform }, input, errors }) => {
      const found = await findInvitation(platform.db, hashOfToken(input.token), platform.clock.now())
      if (!found) throw errors.INVITATION_NOT_FOUND()
      const [founded] = await listAgencies(platform.db, found.agencyId, found.agencyId)
      const { agencyId, inviterName, role, email } = found
      return {
        ...{ agencyId, agencyName: founded!.name, inviterName, role, email },
        expiresAt: found.expiresAt.toISOString(),
      }
    }),

    accept: planner.agencies.invited.accept.handler(async ({ context, input, errors }) => {
      const { platform, actor } = context
      const accepted = await acceptInvitation(platform, actor, input.token)
      if (accepted === 'notFound') throw errors.INVITATION_NOT_FOUND()
      if (accepted === 'alreadyIn') throw errors.ALREADY_IN_AGENCY()
      if (accepted === 'tooMany') throw errors.TOO_MANY_AGENCY_PEOPLE(FULL)
      const [joined] = await listAgencies(platform.db, actor.userId, accepted.agencyId)
      return joined!
    }),
  },
}
