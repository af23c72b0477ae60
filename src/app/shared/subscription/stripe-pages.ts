import { client } from '../../sync/api.ts'
import { RETURNED } from './returned.ts'
import './subscription.sentences.ts'

/** Goes to the page of Stripe that asks for a card or an account, and comes back to this one. */
export const goToCheckout = async () => goTo(await client.subscription.checkout({ returnTo: here() }))

export const goToPortal = async () => goTo(await client.subscription.portal({ returnTo: here() }))

export const goToReceipt = async (receiptId: string) => goTo(await client.subscription.receipt({ receiptId }))

/** The page stays busy until the other one is there. */
function goTo({ url }: { url: string }): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}

function here(): string {
  const { pathname, search } = window.location
  const parameters = new URLSearchParams(search)
  parameters.delete(RETURNED)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}
