import type { Database } from '#db/client.ts'
import { eventRef } from '#domain/invoicing/event-chain.ts'
import { recordRef, recordSums } from '#domain/invoicing/record-sums.ts'
import type { InvoiceRecord } from '#domain/invoicing/records.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainDeps, chainSigner, holdChain } from './chain.commands.ts'
import { readChain } from './chain.queries.ts'
import { appendEvent } from './event-register.commands.ts'
import { readEventRows, storedEvent } from './event-register.queries.ts'

/**
 * Writes into the signed register that the kept records and events of a planner are exported, before they are. Where
 * nothing is kept, or nothing can be signed, nothing is written, and the export goes on.
 */
export async function registerExport(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const chain = await holdChain(tx, ownerId)
    const signer = chain ? await chainSigner(deps, chain) : null
    if (!chain || !signer || signer === 'unsigned') return
    const add = (event: Parameters<typeof appendEvent>[3]) => appendEvent(tx, deps, { chain, signer }, event)
    const rows = await readChain(tx, ownerId)
    const records = rows.flatMap(({ record: { record, hash, signedHash } }) =>
      signedHash === null ? [] : [{ record: JSON.parse(record) as InvoiceRecord, hash }],
    )
    const [first, last] = [records[0], records.at(-1)]
    if (first && last)
      await add({
        ...{ kind: 'recordsExported', from: first.record.madeAt, to: last.record.madeAt },
        ...{ first: recordRef(first), last: recordRef(last), ...recordSums(records) },
      })
    const events = (await readEventRows(tx, ownerId)).map(storedEvent)
    const [begun, newest] = [events[0], events.at(-1)]
    if (begun && newest)
      await add({
        ...{ kind: 'eventsExported', from: begun.record.madeAt, to: newest.record.madeAt },
        ...{ first: eventRef(begun), last: eventRef(newest), events: events.length },
      })
  })
}
