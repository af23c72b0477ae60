import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'hono'
import type { AdmissionQueue, Slot } from '#server/core/http/admission-queue.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { fieldsOf } from '#server/core/http/request-log.ts'

const VARIABLE = 'accountSlot'

/** The request under way in Better Auth, whose hooks get no more than its headers, with the slot that it keeps. */
const underWay = new AsyncLocalStorage<Context>()

export type Enter = (c: Context) => Promise<Slot>

/** Gives requests slots of the queue of accounts, with a share for each network, and notes them. */
export function createEnterAccounts(queue: AdmissionQueue, trustProxy: boolean): Enter {
  return async (c) => {
    const slot = await queue.enter(clientNetworkOf(c, trustProxy))
    c.set(VARIABLE, slot)
    return slot
  }
}

export const slotOf = (c: Context): Slot | undefined => c.get(VARIABLE)

export const runWithSlot = <T>(c: Context, work: () => Promise<T>): Promise<T> => underWay.run(c, work)

/** The fields of a log line about the request under way; empty outside of a request. */
export function requestUnderWay(): Partial<ReturnType<typeof fieldsOf>> {
  const c = underWay.getStore()
  return c ? fieldsOf(c) : {}
}

/** Waits without the slot: requests that are slowed down on purpose keep no others from signing in. */
export async function withoutSlot(wait: () => Promise<unknown>): Promise<void> {
  const c = underWay.getStore()
  const slot = c && slotOf(c)
  await (slot ? slot.without(wait) : wait())
}

export const turnOffSlots = (): void => underWay.disable()
