import { type Agent, request } from 'node:https'
import type { SubmissionAnswer } from '#domain/invoicing/submissions.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { readAnswer } from './read-answer.ts'

/** A submission may take so long; the agency answers a thousand records within seconds. */
const SEND_MS = 30 * SECOND_MS
/** Bytes of an answer: a thousand records with their faults have about one million. */
const ANSWER_MAX_BYTES = 8 * 1024 ** 2

/** A page, or the way to one, instead of an answer: for a certificate that the agency does not take. */
const REFUSES_CERTIFICATE: ReadonlySet<number> = new Set([302, 401, 403])
/** The other side has ended the connection because of the certificate. */
const ALERT = /^ERR_SSL_.*ALERT.*(CERT|UNKNOWN_CA)/

/** The end of a submission. One that is `unanswered` may have arrived: it is sent again, and then says so. */
export type SubmissionOutcome =
  | { kind: 'answered'; answer: SubmissionAnswer }
  | { kind: 'refused'; message: string }
  | { kind: 'certificateRefused' }
  | { kind: 'unanswered'; reason: string }

/** Sends a submission to the agency's service; `agent` holds the certificate that speaks for the issuer. */
export async function sendRecords(
  message: string,
  { service, agent, waitMs = SEND_MS }: { service: URL; agent: Agent; waitMs?: number },
): Promise<SubmissionOutcome> {
  try {
    const { status, text } = await post(message, { service, agent, waitMs })
    const answer = readAnswer(text)
    if (!answer && REFUSES_CERTIFICATE.has(status)) return { kind: 'certificateRefused' }
    if (!answer) return { kind: 'unanswered', reason: 'the answer is not the one of the service' }
    if (!('isOurFault' in answer)) return { kind: 'answered', answer }
    const { isOurFault, message: reason } = answer
    return isOurFault ? { kind: 'refused', message: reason } : { kind: 'unanswered', reason }
  } catch (error) {
    const { code = '', message: reason } = error as NodeJS.ErrnoException
    return ALERT.test(code) ? { kind: 'certificateRefused' } : { kind: 'unanswered', reason }
  }
}

/** A fault comes with the status 500, so that any status may carry an answer. */
function post(
  message: string,
  { service, agent, waitMs }: { service: URL; agent: Agent; waitMs: number },
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' }
  const signal = AbortSignal.timeout(waitMs)
  return new Promise((resolve, reject) => {
    const asked = request(service, { method: 'POST', headers, agent, signal }, async (response) => {
      try {
        const parts: Buffer[] = []
        let bytes = 0
        for await (const part of response as AsyncIterable<Buffer>) {
          bytes += part.length
          if (bytes > ANSWER_MAX_BYTES) throw new Error('the answer is too large')
          parts.push(part)
        }
        resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString('utf8') })
      } catch (error) {
        asked.destroy()
        reject(error)
      }
    })
    asked.once('error', reject)
    asked.end(message)
  })
}
