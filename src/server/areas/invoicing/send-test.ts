import { Agent } from 'node:https'
import { submissionXml } from '#domain/invoicing/submission-xml.ts'
import { answeredTest, refusedTest, type TestAnswer, testRecord } from '#domain/invoicing/test-sending.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { readIssuer } from '#server/areas/books/books.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { readSettings } from './chain.queries.ts'
import { invoicingSystem } from './invoicing-system.ts'
import type { Certificate } from './open-certificate.ts'
import { hashOf } from './record-hash.ts'
import { type SubmissionOutcome, sendRecords } from './send-records.ts'
import { decryptCertificate } from './stored-certificate.ts'

/** A person waits for it. */
const TEST_MS = 15 * SECOND_MS

type Identity = Pick<Certificate, 'key' | 'chain'>

const LOST: TestAnswer = {
  outcome: 'certificateRefused',
  message: 'El certificado guardado no se puede abrir. Vuelve a elegirlo.',
}

/**
 * Sends a record that is no invoice to the agency's test service, with a certificate that was just opened or the stored
 * one. Nothing of it is kept, and the chain of the planner is neither read nor written.
 */
export async function sendTest(
  platform: Platform,
  ownerId: BookOwnerId,
  given: Certificate | null,
): Promise<TestAnswer | 'issuerUnknown' | 'off'> {
  const { db, clock, settings } = platform
  const issuer = await readIssuer(db, ownerId)
  if (!issuer) return 'issuerUnknown'
  const stored = given ? null : await readSettings(db, ownerId)
  if (stored === undefined) return 'off'
  const { authSecret } = settings
  const identity = given ?? decryptCertificate(stored!.certificate, { authSecret, ownerId })
  if (!identity) return LOST
  const system = invoicingSystem(platform, issuer, false)
  const record = testRecord(issuer, { system, now: clock.now(), suffix: newId().slice(-4).toUpperCase() })
  const records = [{ record, hash: hashOf(record) }]
  const outcome = await send(platform, identity, submissionXml({ issuer, isLate: false, records }))
  if (outcome.kind === 'unanswered') platform.log.warn({ reason: outcome.reason }, 'a test was not answered')
  return answerOf(outcome)
}

async function send({ settings }: Platform, { key, chain }: Identity, message: string) {
  const { testService: service, ca } = settings.taxAgency
  const agent = new Agent({ key, cert: chain, ...(ca && { ca }), keepAlive: false })
  const outcome = await sendRecords(message, { service, agent, waitMs: TEST_MS })
  agent.destroy()
  return outcome
}

function answerOf(outcome: SubmissionOutcome): TestAnswer {
  if (outcome.kind === 'refused') return refusedTest(outcome.message)
  if (outcome.kind === 'certificateRefused') return { outcome: 'certificateRefused', message: null }
  const [record] = outcome.kind === 'answered' ? outcome.answer.records : []
  return record ? answeredTest(record) : { outcome: 'away', message: null }
}
