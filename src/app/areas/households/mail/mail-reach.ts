import type { StoppedAddress } from '#contract/guest-mails.ts'
import type { FamilyMailKind } from '#domain/households/guest-mails.ts'
import { addressOf, type Family, type HouseholdList } from '../../../shared/households/families.ts'

/** Whether a mail can reach a family, and why not. */
export type MailReach =
  | { kind: 'ready' | 'waiting' | 'unsure'; address: string }
  | { kind: 'missing'; address: null }
  | { kind: 'stopped'; address: string; stop: StoppedAddress }

/** By the newest mail of a kind: one with the date has a state of its own. */
export function mailReach(
  family: Family,
  { stoppedAddresses }: HouseholdList,
  kind: FamilyMailKind = 'invite',
): MailReach {
  const address = addressOf(family)
  if (address === null) return { kind: 'missing', address }
  const stop = stopsOf(stoppedAddresses).get(address)
  if (stop) return { kind: 'stopped', address, stop }
  const { household } = family
  const status = (kind === 'date' ? household?.dateMail : household?.mail)?.status
  if (status === 'waiting') return { kind: 'waiting', address }
  if (status === 'unsure') return { kind: 'unsure', address }
  return { kind: 'ready', address }
}

/** By address, once for each list: thousands of families are looked up in it. */
const byAddress = new WeakMap<readonly StoppedAddress[], Map<string, StoppedAddress>>()

function stopsOf(stopped: readonly StoppedAddress[]): Map<string, StoppedAddress> {
  const stops = byAddress.get(stopped) ?? new Map(stopped.map((one) => [one.address, one]))
  byAddress.set(stopped, stops)
  return stops
}
