import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainDeps, chainSigner, holdChain, noteEvent } from './chain.commands.ts'
import type { InvoicingRow } from './chain.queries.ts'
import { appendEvent } from './event-register.commands.ts'

/**
 * Writes the beginning ('01') or the end ('02') of keeping records into the signed register; records that are sent have
 * none. `false` where it cannot be signed.
 */
export async function registerMode(
  tx: Transaction,
  deps: ChainDeps,
  chain: InvoicingRow,
  event: '01' | '02',
): Promise<boolean> {
  const signer = await chainSigner(deps, chain)
  if (!signer) return false
  if (signer !== 'unsigned') await appendEvent(tx, deps, { chain, signer }, event)
  return true
}

/** Sends the records of a planner from now on; those that were kept stay so. */
export async function beginSending(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
): Promise<'sent' | 'off' | 'cannotSign'> {
  return db.transaction(async (tx) => {
    const chain = await holdChain(tx, ownerId)
    if (!chain) return 'off'
    if (chain.mode === 'sent') return 'sent'
    if (!(await registerMode(tx, deps, chain, '02'))) return 'cannotSign'
    await tx.update(invoicingSettings).set({ mode: 'sent' }).where(eq(invoicingSettings.ownerId, ownerId))
    await noteEvent(tx, deps, ownerId, { kind: 'sendingBegan', words: chain.nif, by: ownerId })
    return 'sent'
  })
}
