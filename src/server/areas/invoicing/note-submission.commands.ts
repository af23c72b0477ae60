import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { invoiceDeliveries, invoicingSettings } from '#db/schema/invoicing.ts'
import {
  type RecordAnswer,
  type RecordState,
  retrySeconds,
  type SubmissionAnswer,
} from '#domain/invoicing/submissions.ts'
import { HOUR_MS, SECOND_MS } from '#domain/time/time.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { holdChain, noteEvent } from './chain.commands.ts'
import type { InvoicingRow } from './chain.queries.ts'
import type { WaitingRecord } from './waiting.queries.ts'

/** A refused submission is tried again after so long, as after an outage (Orden HAC/1177/2024 art. 17). */
const REFUSED_MS = HOUR_MS

/** A refusal as it is kept, in characters. */
const MESSAGE_MAX = 500

type Deps = Pick<JobDeps, 'db' | 'clock'>

/** Keeps the agency's word on each record, and when it takes the next ones. */
export function noteAnswered(
  deps: Deps,
  ownerId: BookOwnerId,
  sent: readonly WaitingRecord[],
  answer: SubmissionAnswer,
): Promise<void> {
  const now = deps.clock.now()
  return changing(deps, ownerId, async (tx, settings) => {
    const open = [...answer.records]
    for (const { seq, stored } of sent) {
      const at = open.findIndex(
        ({ number, operation }) => number === stored.record.number && operation === stored.record.kind,
      )
      if (at < 0) continue
      const [word] = open.splice(at, 1)
      await keepWord(tx, { ownerId, seq, now, receipt: answer.receipt }, word!)
    }
    if (settings.failures > 0) await noteEvent(tx, deps, ownerId, { kind: 'outageEnded', words: '' })
    return { lastSentAt: now, waitSeconds: answer.waitSeconds, failures: 0, retryAt: null, refusal: null }
  })
}

type Kept = { ownerId: BookOwnerId; seq: number; now: Date; receipt: string | null }

const keepWord = (tx: Transaction, { ownerId, seq, now, receipt }: Kept, word: RecordAnswer) =>
  tx
    .update(invoiceDeliveries)
    .set({
      ...wordOf(word),
      ...{ receipt, answeredAt: now },
    })
    .where(
      and(
        eq(invoiceDeliveries.ownerId, ownerId),
        eq(invoiceDeliveries.seq, seq),
        eq(invoiceDeliveries.state, 'waiting'),
      ),
    )

/** A record that is there already came before, with an answer that was lost: its state is the one it has there. */
function wordOf({ state, fault, duplicateOf, operation }: RecordAnswer) {
  const told = { code: fault?.code ?? null, message: fault?.message.slice(0, MESSAGE_MAX) ?? null }
  const known: RecordState | null =
    duplicateOf === 'cancelled' ? (operation === 'cancellation' ? 'accepted' : null) : duplicateOf
  if (known === 'accepted') return { state: known, code: null, message: null }
  return { state: known ?? state, ...told }
}

/** The agency refuses the submission as a whole, so that its records wait. */
export function noteRefused(deps: Deps, ownerId: BookOwnerId, message: string): Promise<void> {
  const refusal = message.slice(0, MESSAGE_MAX)
  const now = deps.clock.now()
  return changing(deps, ownerId, async (tx, settings) => {
    if (settings.refusal !== refusal)
      await noteEvent(tx, deps, ownerId, { kind: 'submissionRefused', words: refusal })
    return { refusal, failures: 0, lastSentAt: now, retryAt: new Date(now.getTime() + REFUSED_MS) }
  })
}

/** The agency does not answer: it is tried again, later each time, and at least every hour. */
export function noteUnanswered(deps: Deps, ownerId: BookOwnerId): Promise<void> {
  return changing(deps, ownerId, async (tx, settings) => {
    const failures = settings.failures + 1
    const retryAt = new Date(deps.clock.now().getTime() + retrySeconds(failures) * SECOND_MS)
    if (failures === 1) await noteEvent(tx, deps, ownerId, { kind: 'outageBegan', words: '' })
    return { failures, retryAt, refusal: null }
  })
}

type Change = Partial<typeof invoicingSettings.$inferInsert>

const changing = (
  { db }: Deps,
  ownerId: BookOwnerId,
  change: (tx: Transaction, settings: InvoicingRow) => Promise<Change>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const settings = await holdChain(tx, ownerId)
    if (!settings) return
    await tx
      .update(invoicingSettings)
      .set(await change(tx, settings))
      .where(eq(invoicingSettings.ownerId, ownerId))
  })
