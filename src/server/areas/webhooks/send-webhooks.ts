import { SECOND_MS } from '#domain/time/time.ts'
import { isGivenUp, WEBHOOK_TIMEOUT_MS } from '#domain/webhooks/webhooks.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { newId } from '#server/platform/ids.ts'
import { postWebhook, type WebhookAnswer } from '#server/platform/outbound/webhook-request.ts'
import { noteDelivered, noteFailed, noteUnseen } from './note-outcome.commands.ts'
import { queueDeliveries } from './queue-deliveries.commands.ts'
import { ownersAccess, sightOf } from './standing.queries.ts'
import { switchOff } from './switch-off.commands.ts'
import {
  findNextRun,
  leaveWebhook,
  listDue,
  type Run,
  type Taken,
  takeDelivery,
  takeWebhook,
} from './take-delivery.commands.ts'
import { webhookBody } from './webhook-body.queries.ts'
import { secretMarkOf, signaturesOf } from './webhook-secret.ts'
import { giveUpWaiting } from './webhooks.commands.ts'

/** How long a run goes on before other weddings have their turn. */
const RUN_MS = 10 * SECOND_MS

/**
 * Sends what waits in a wedding, to each of its webhooks in order and to all of them at the same time. A run that
 * finds more than it has time for, or something for later, adds the next one.
 */
export async function sendWebhooks(deps: JobDeps, weddingId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  await queueDeliveries(deps, weddingId)
  const due = await listDue(db, weddingId, clock.now())
  await Promise.all(due.map((webhookId) => sendTo(deps, { weddingId, webhookId, lease: newId() }, signal)))
  const runAt = await findNextRun(db, weddingId)
  if (runAt) await addJob(db, 'send-webhooks', { weddingId }, { key: `webhooks ${weddingId}`, runAt })
}

async function sendTo(deps: JobDeps, run: Run, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  if (!(await takeWebhook(db, run, clock.now()))) return
  try {
    const until = performance.now() + RUN_MS
    while (performance.now() < until) {
      const taken = await takeDelivery(db, run, clock.now())
      if (!taken || !(await sendOne(deps, taken, signal))) return
    }
  } finally {
    await leaveWebhook(db, run)
  }
}

/** Sends one; `false` when the run is over for the webhook. */
async function sendOne(deps: JobDeps, taken: Taken, signal: AbortSignal): Promise<boolean> {
  const { db, clock, settings } = deps
  if (taken.secretMark !== secretMarkOf(settings.authSecret, taken.salt)) {
    await switchOff(deps, taken, 'secret')
    return false
  }
  const access = ownersAccess(taken)
  if (!access) {
    await giveUpWaiting(db, taken, 'noAccess')
    return false
  }
  const body = await webhookBody(sightOf(deps, taken), access, taken)
  if (body === null) {
    await noteUnseen(db, taken, clock.now())
    return true
  }
  const answer = await postWebhook(taken.url, deps.outbound, {
    headers: headersOf(settings.authSecret, taken, body, clock.now()),
    body,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    signal,
  })
  return noteAnswer(deps, taken, answer)
}

async function noteAnswer(deps: JobDeps, taken: Taken, answer: WebhookAnswer): Promise<boolean> {
  const { db, clock } = deps
  const { httpStatus } = answer
  if (httpStatus !== null && httpStatus >= 200 && httpStatus < 300) {
    await noteDelivered(db, taken, answer, clock.now())
    return true
  }
  const since = await noteFailed(db, taken, answer, clock.now())
  if (httpStatus === 410) await switchOff(deps, taken, 'gone')
  else if (isGivenUp(since, clock.now())) await switchOff(deps, taken, 'failing')
  return false
}

/** The headers of Standard Webhooks. The timestamp is that of the attempt, the id that of the delivery. */
function headersOf(authSecret: string, taken: Taken, body: string, now: Date): Record<string, string> {
  const { id, salt, formerSalt } = taken
  const timestamp = Math.floor(now.getTime() / SECOND_MS)
  const salts = formerSalt === null ? [salt] : [salt, formerSalt]
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Azahar/1 (webhook)',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(authSecret, salts, { id, timestamp, body }),
  }
}
