import { Agent } from 'node:https'
import { submissionXml } from '#domain/invoicing/submission-xml.ts'
import { SUBMITTED_RECORDS_MAX } from '#domain/invoicing/submissions.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type InvoicingRow, readSettings } from './chain.queries.ts'
import { noteAnswered, noteRefused, noteUnanswered } from './note-submission.commands.ts'
import { sendRecords } from './send-records.ts'
import { leaveTurn, queueSending, takeTurn } from './sending.commands.ts'
import { sendsAt } from './sends-at.ts'
import { decryptCertificate } from './stored-certificate.ts'
import { readWaiting, type WaitingRecord } from './waiting.queries.ts'

/** Longer than a submission takes: the turn of a process that was killed ends by itself. */
const TURN_MS = MINUTE_MS

const LOST_KEY = 'El certificado guardado no se puede abrir. Vuelve a elegirlo.'
const NOT_TAKEN = 'Rechaza tu certificado. Elige otro que esté en vigor.'
const EXPIRED = 'El certificado ha caducado. Elige el nuevo.'

/**
 * Sends what waits of a planner's records: as many as one submission holds, in the order of the chain, and not before
 * the agency takes another one. What is left, or was not answered, has its own next time.
 */
export async function sendWaiting(deps: JobDeps, owner: string): Promise<void> {
  const ownerId = mintBookOwnerId(owner)
  const { db, clock } = deps
  const settings = await readSettings(db, ownerId)
  const waiting = settings ? await readWaiting(db, ownerId, SUBMITTED_RECORDS_MAX) : []
  const due = settings && sendsAt(settings, waiting.length, clock.now())
  if (!due) return
  if (due > clock.now()) return queueSending(db, ownerId, due)
  if (!(await takeTurn(db, ownerId, { now: clock.now(), turnMs: TURN_MS }))) return
  try {
    await submit(deps, ownerId, settings, waiting)
  } finally {
    await leaveTurn(db, ownerId)
  }
  await queueNext(deps, ownerId)
}

async function queueNext({ db, clock }: JobDeps, ownerId: BookOwnerId): Promise<void> {
  const settings = await readSettings(db, ownerId)
  const waiting = await readWaiting(db, ownerId, SUBMITTED_RECORDS_MAX)
  const due = settings && sendsAt(settings, waiting.length, clock.now())
  // A wait of no length would send without a pause: the next submission follows after a second at the soonest.
  if (due)
    await queueSending(db, ownerId, new Date(Math.max(due.getTime(), clock.now().getTime() + SECOND_MS)))
}

async function submit(
  deps: JobDeps,
  ownerId: BookOwnerId,
  settings: InvoicingRow,
  waiting: readonly WaitingRecord[],
): Promise<void> {
  const { taxAgency, authSecret } = deps.settings
  if (settings.certificateExpiresAt < deps.clock.now()) return noteRefused(deps, ownerId, EXPIRED)
  const certificate = decryptCertificate(settings.certificate, { authSecret, ownerId })
  if (!certificate) return noteRefused(deps, ownerId, LOST_KEY)
  const { key, chain: cert } = certificate
  const agent = new Agent({ key, cert, ...(taxAgency.ca && { ca: taxAgency.ca }), keepAlive: false })
  const last = waiting.at(-1)!.stored.record
  const issuer = { nif: last.issuer, name: last.issuerName }
  const records = waiting.map(({ stored }) => stored)
  const message = submissionXml({ issuer, isLate: settings.failures > 0, records })
  const outcome = await sendRecords(message, { service: taxAgency.service, agent })
  agent.destroy()
  if (outcome.kind === 'answered') return noteAnswered(deps, ownerId, waiting, outcome.answer)
  if (outcome.kind === 'refused') return noteRefused(deps, ownerId, outcome.message)
  if (outcome.kind === 'certificateRefused') return noteRefused(deps, ownerId, NOT_TAKEN)
  deps.log.warn({ reason: outcome.reason }, 'records of invoices were not answered')
  return noteUnanswered(deps, ownerId)
}
