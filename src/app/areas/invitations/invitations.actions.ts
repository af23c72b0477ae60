import type { Invitation } from '#contract/invitations.ts'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import type { Role } from '#domain/roles.ts'
import { client } from '../../lib/api.ts'
import { rememberCurrentWedding } from '../../lib/current-wedding.ts'
import { codeOf } from '../../lib/error-messages.ts'
import { forgetPendingCode, pendingCode } from '../../lib/pending-code.ts'
import { queryClient } from '../../lib/query-client.ts'
import { changeWeddings } from '../../lib/session.ts'
import { holdInvitation } from './invitations.queries.ts'

/** The key of the mutation that joins, shared by all forms that begin it. */
export const JOINING = ['joining a wedding']

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
    if (isRefused && pendingCode(document.cookie) === code) forgetPendingCode()
    throw error
  }
}

type Code = Pick<Invitation, 'role' | 'preset'>

/** Replaces an open code: the old one stops working. */
export async function renewInvitation(weddingId: string, { role, preset }: Code): Promise<Invitation> {
  return holdInvitation(weddingId, await client.invitations.create({ weddingId, role, preset, renew: true }))
}

/** Makes the code of a role if there is none. */
export async function createInvitation(weddingId: string, role: Role): Promise<Invitation> {
  return holdInvitation(weddingId, await client.invitations.create({ weddingId, role }))
}

/** Sends an open code to an address, with the brand of the wedding's planner. */
export async function mailInvitation(
  weddingId: string,
  { role, preset }: Code,
  to: string,
): Promise<Invitation> {
  return holdInvitation(weddingId, await client.invitations.mail({ weddingId, role, preset, to }))
}
