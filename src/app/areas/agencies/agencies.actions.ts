import { ORPCError } from '@orpc/client'
import type { Agency, AgencyPerson, AgencyWedding, Team } from '#contract/agencies.ts'
import type { AgencyRole, AssignmentKind } from '#domain/agencies/agencies.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { profileQuery, weddingsQuery } from '../../shared/session/session.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { agenciesQuery, teamQuery } from './agencies.queries.ts'

/** Mails an invitation to join the team. */
export async function invitePerson(agencyId: string, email: string, role: AgencyRole): Promise<void> {
  const invited = await client.agencies.invite({ agencyId, email, role })
  change(agencyId, (team) => ({
    ...team,
    invitations: [invited, ...team.invitations.filter((one) => one.email !== invited.email)],
  }))
}

export async function resendInvitation(agencyId: string, invitationId: string): Promise<void> {
  const sent = await client.agencies.resend({ agencyId, invitationId })
  change(agencyId, (team) => ({
    ...team,
    invitations: team.invitations.map((one) => (one.id === sent.id ? sent : one)),
  }))
}

export async function revokeInvitation(agencyId: string, invitationId: string): Promise<void> {
  await client.agencies.revoke({ agencyId, invitationId })
  change(agencyId, (team) => ({
    ...team,
    invitations: team.invitations.filter((one) => one.id !== invitationId),
  }))
}

/** Changes the role of a person; gives the one that another owner has given them meanwhile. */
export async function changeRole(
  agencyId: string,
  userId: string,
  { from, to }: { from: AgencyRole; to: AgencyRole },
): Promise<{ role: AgencyRole; error: unknown } | null> {
  try {
    const person = await client.agencies.updatePerson({ agencyId, userId, from, role: to })
    change(agencyId, (team) => ({
      ...team,
      people: team.people.map((one) => (one.userId === userId ? person : one)),
    }))
    return null
  } catch (error) {
    if (!(error instanceof ORPCError) || codeOf(error) !== 'ROLE_CHANGED') throw error
    await readAgain(agencyId)
    return { role: (error.data as { role: AgencyRole }).role, error }
  }
}

/** Removes a person from the team; gives how they are brought back. */
export async function removePerson(agencyId: string, { userId }: AgencyPerson): Promise<() => Promise<void>> {
  await client.agencies.removePerson({ agencyId, userId })
  void readAgain(agencyId)
  return async () => {
    await client.agencies.restorePerson({ agencyId, userId })
    await readAgain(agencyId)
  }
}

export async function leaveAgency(agencyId: string): Promise<void> {
  await client.agencies.leave({ agencyId })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: agenciesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  ])
}

type Parts = { from: AssignmentKind | null; to: AssignmentKind | null }

/** Says what a person does in a wedding, or that they do nothing; the same where another owner has said so meanwhile. */
export async function assignPerson(
  agencyId: string,
  { id: assignedId }: Pick<AgencyWedding, 'id'>,
  userId: string,
  { from, to: kind }: Parts,
): Promise<void> {
  const changed = await orReadAgain(
    agencyId,
    client.agencies.assign({ agencyId, assignedId, userId, from, kind }),
  )
  change(agencyId, (team) => ({
    ...team,
    weddings: team.weddings.map((one) => (one.id === changed.id ? changed : one)),
  }))
}

/** Joins the agency of a link. */
export async function acceptInvitation(token: string): Promise<Agency> {
  const joined = await client.agencies.invited.accept({ token })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: agenciesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  ])
  return joined
}

const change = (agencyId: string, to: (team: Team) => Team) =>
  queryClient.setQueryData(teamQuery(agencyId).queryKey, (team) => team && to(team))

const readAgain = (agencyId: string) =>
  queryClient.invalidateQueries({ queryKey: teamQuery(agencyId).queryKey })

async function orReadAgain<Result>(agencyId: string, writing: Promise<Result>): Promise<Result> {
  try {
    return await writing
  } catch (error) {
    if (codeOf(error) === 'ASSIGNMENT_CHANGED') await readAgain(agencyId)
    throw error
  }
}
