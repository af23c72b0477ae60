import type { StoppedAddress } from '#contract/guest-mails.ts'
import { addressOf, type Family, type HouseholdList } from '../../../shared/households/families.ts'

/** Whether a mail can reach a family, and why not. */
export type MailReach =
  | { kind: 'ready' | 'waiting' | 'unsure'; address: string }
  | { kind: 'missing'; address: null }
  | { kind: 'stopped'; address: string; stop: StoppedAddress }

export function mailReach(family: Family, { stoppedAddresses }: HouseholdList): MailReach {
  const address = addressOf(family)
  if (address === null) return { kind: 'missing', address }
  const stop = stopsOf(stoppedAddresses).get(address)
  if (stop) return { kind: 'stopped', address, stop }
  const status = family.household?.mail?.status
  if (status === 'waiting' || status === 'unsure') return { kind: status, address }
  return { kind: 'ready', address }
}

/** By address, once for each list: thousands of families are looked up in it. */
const byAddress = new WeakMap<readonly StoppedAddress[], Map<string, StoppedAddress>>()

function stopsOf(stopped: readonly StoppedAddress[]): Map<string, StoppedAddress> {
  const stops = byAddress.get(stopped) ?? new Map(stopped.map((one) => [one.address, one]))
  byAddress.set(stopped, stops)
  return stops
}
