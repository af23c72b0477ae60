import type { Subscription } from '#contract/subscription.ts'
import { announceSessionChange } from '../../shared/session/session-channel.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { subscriptionQuery } from './subscription.queries.ts'

export const cancelPlan = async () => keep(await client.subscription.cancel())

export const resumePlan = async () => keep(await client.subscription.resume())

export const withdrawFromPlan = async () => keep(await client.subscription.withdraw())

export const refreshPlan = async () => keep(await client.subscription.refresh())

/** Everything of the app is another with the role, so it begins again, here and in the other tabs. */
export async function changeRole(role: Subscription['role'], acceptsProcessing: boolean): Promise<void> {
  await client.subscription.changeRole({ role, acceptsProcessing })
  announceSessionChange()
  window.location.assign('/app')
}

function keep(plan: Subscription): Subscription {
  queryClient.setQueryData(subscriptionQuery().queryKey, plan)
  return plan
}
