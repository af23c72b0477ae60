import { SECTIONS } from '../members/permissions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/time.ts'

/** Webhooks of a wedding in all, those of all its members together. */
export const WEBHOOKS_MAX = 10

export const WEBHOOK_NAME_MAX = 60
export const WEBHOOK_URL_MAX = 1_000

/** A webhook tells of these: the sections of a wedding, and `wedding` itself with its members. */
export const WEBHOOK_SECTIONS = [...SECTIONS, 'wedding'] as const

export type WebhookSection = (typeof WEBHOOK_SECTIONS)[number]

/** How long a former secret still signs beside the new one. */
export const SECRET_OVERLAP_MS = 24 * HOUR_MS

/** How long a receiver may take to answer, all in all. */
export const WEBHOOK_TIMEOUT_MS = 10 * SECOND_MS

/** Changed rows that one delivery names; the rest is counted as `omitted`. */
export const WEBHOOK_CHANGES_MAX = 100

/** Deliveries that may wait for one receiver. One that is further behind is switched off. */
export const WEBHOOK_WAITING_MAX = 10_000

/** Days that a delivery stays in the log, and how many of them one webhook keeps beside those that wait. */
export const DELIVERY_KEPT_DAYS = 30
export const DELIVERIES_KEPT_MAX = 1_000

/** Deliveries that the log shows at once, the newest first. */
export const DELIVERIES_SHOWN = 100

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const

/**
 * Why an attempt failed. `status`: the receiver answered with something else than 2xx. `refused`: its name leads into a
 * private network. `noAccess`: its owner may not see the section any more. `off`: it was switched off meanwhile.
 */
export const DELIVERY_ERRORS = ['status', 'timeout', 'unreachable', 'refused', 'noAccess', 'off'] as const

export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

/**
 * Why a webhook is off: its owner did it, the receiver answered 410, it failed for days, too much waited for it, or its
 * secret is not that of the installation any more.
 */
export const OFF_REASONS = ['owner', 'gone', 'failing', 'behind', 'secret'] as const

export type OffReason = (typeof OFF_REASONS)[number]

/** A receiver that has taken nothing for so long is switched off. */
export const FAILING_MAX_MS = 3 * DAY_MS

/** The pauses before the second, third… attempt of one delivery: ten attempts in a little more than three days. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** When a delivery is tried again after so many attempts (from 1), or null after the last one. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** The pauses of a receiver after one, two… attempts in a row that failed; the last one stays. */
const RESTS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS]

/** Until when a receiver is left alone after so many failures in a row (from 1): one that is down is not asked for each delivery. */
export const restsUntil = (failures: number, now: Date): Date =>
  new Date(now.getTime() + RESTS_MS[Math.min(failures, RESTS_MS.length) - 1]!)

/** Whether a receiver that has failed since then is given up. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_MAX_MS

/** `guests.changed`, or `webhook.test` for a test. */
export const eventType = (section: WebhookSection | null): string =>
  section === null ? 'webhook.test' : `${section}.changed`
