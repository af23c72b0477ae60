import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { invoiceDeliveries, invoicingSettings } from '#db/schema/invoicing.ts'
import { leavableOn } from '#domain/invoicing/leaving.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainDeps, holdChain, noteEvent } from './chain.commands.ts'
import { lastRecord } from './chain.queries.ts'
import { registerMode } from './register-mode.commands.ts'

type Left =
  | { kind: 'left'; leftAt: Date }
  | { kind: 'stays'; on: IsoDate }
  | { kind: 'off' }
  | { kind: 'waits' }
  | { kind: 'cannotSign' }

/**
 * Stops issuing, once the law allows it and the agency has every record. Chain, invoices and register stay
 * as they are.
 */
export async function leaveInvoicing(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
): Promise<Left> {
  return db.transaction(async (tx) => {
    const chain = await holdChain(tx, ownerId)
    if (!chain) return { kind: 'off' }
    const now = deps.clock.now()
    const today = dayInMadrid(now)
    const last = await lastRecord(tx, ownerId)
    const on = leavableOn(last ? dayInMadrid(last.createdAt) : null, { today, mode: chain.mode })
    if (on > today) return { kind: 'stays', on }
    const isWaiting = and(eq(invoiceDeliveries.ownerId, ownerId), eq(invoiceDeliveries.state, 'waiting'))
    if ((await tx.$count(invoiceDeliveries, isWaiting)) > 0) return { kind: 'waits' }
    if (!(await registerMode(tx, deps, chain, '02'))) return { kind: 'cannotSign' }
    await tx.update(invoicingSettings).set({ leftAt: now }).where(eq(invoicingSettings.ownerId, ownerId))
    await noteEvent(tx, deps, ownerId, { kind: 'switchedOff', words: chain.nif, by: ownerId })
    return { kind: 'left', leftAt: now }
  })
}
