import type { MemberCode } from '#contract/member-codes.ts'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import type { Role } from '#domain/members/roles.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { forgetPendingCode, pendingCode } from '../../shared/session/pending-code.ts'
import { changeWeddings } from '../../shared/session/session.ts'
import { rememberCurrentWedding } from '../../shared/wedding/current-wedding.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { holdMemberCode, memberCodesQuery, openCodeQuery } from './member-codes.queries.ts'

/** Joins the wedding of a code and makes it the current one (spec 4). */
export async function joinWedding(profile: Profile, code: string): Promise<Wedding> {
  const { weddingId } = await redeem(code)
  // A member who comes back must not see the cache of before they left.
  queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(weddingId) })
  const wedding = await client.weddings.get({ weddingId })
  forgetPendingCode()
  changeWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== weddingId)])
  rememberCurrentWedding(profile, weddingId)
  return wedding
}

/** A code that opens nothing stops waiting: otherwise its offer would come back over the wedding made instead. */
async function redeem(code: string) {
  try {
    return await client.invitations.redeem({ code })
  } catch (error) {
    const isRefused = codeOf(error).startsWith('INVITATION_')
    if (isRefused && pendingCode() === code) forgetPendingCode()
    throw error
  }
}

export type Code = Pick<MemberCode, 'role' | 'preset' | 'recipient'>

/** Replaces an open code: the old one stops working. */
export async function renewMemberCode(weddingId: string, code: Code): Promise<MemberCode> {
  return holdMemberCode(
    weddingId,
    await client.invitations.create({ weddingId, ...wishOf(code), renew: true }),
  )
}

/** Makes the code of a role if there is none. */
export async function createMemberCode(weddingId: string, role: Role): Promise<MemberCode> {
  return holdMemberCode(weddingId, await client.invitations.create({ weddingId, role }))
}

/** Sends an open code to an address, with the brand of the wedding's planner. */
export async function mailMemberCode(weddingId: string, code: Code, to: string): Promise<MemberCode> {
  return holdMemberCode(weddingId, await client.invitations.mail({ weddingId, ...wishOf(code), to }))
}

/** Says whom an open code is for. The next one of its preset is another code. */
export async function nameRecipient(
  weddingId: string,
  invitation: MemberCode,
  recipient: string,
): Promise<MemberCode> {
  const named = await client.invitations.update({ weddingId, code: invitation.code, recipient })
  queryClient.removeQueries({ queryKey: openCodeQuery(weddingId, invitation).queryKey })
  return holdMemberCode(weddingId, named)
}

/** Withdraws an open code. */
export async function withdrawMemberCode(weddingId: string, invitation: MemberCode): Promise<void> {
  await client.invitations.remove({ weddingId, code: invitation.code })
  queryClient.removeQueries({ queryKey: openCodeQuery(weddingId, invitation).queryKey })
  queryClient.setQueryData(memberCodesQuery(weddingId).queryKey, (open) =>
    open?.filter(({ code }) => code !== invitation.code),
  )
}

const wishOf = ({ role, preset, recipient }: Code) => ({ role, preset, recipient })
