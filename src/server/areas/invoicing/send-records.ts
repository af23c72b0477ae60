import { type Agent, request } from 'node:https'
import type { SubmissionAnswer } from '#domain/invoicing/submissions.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { readAnswer } from './read-answer.ts'

/** A submission may take so long; the agency answers a thousand records within seconds. */
const SEND_MS = 30 * SECOND_MS
/** Bytes of an answer: a thousand records with their faults have about one million. */
const ANSWER_MAX_BYTES = 8 * 1024 ** 2

/** The end of a submission. One that is `unanswered` may have arrived: it is sent again, and then says so. */
export type SubmissionOutcome =
  | { kind: 'answered'; answer: SubmissionAnswer }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered'; reason: string }

/** Sends a submission to the agency's service; `agent` holds the certificate that speaks for the issuer. */
export async function sendRecords(
  message: string,
  { service, agent }: { service: URL; agent: Agent },
): Promise<SubmissionOutcome> {
  try {
    const answer = readAnswer(await post(message, service, agent))
    if (!answer) return { kind: 'unanswered', reason: 'the answer is not the one of the service' }
    if (!('isOurFault' in answer)) return { kind: 'answered', answer }
    const { isOurFault, message: reason } = answer
    return isOurFault ? { kind: 'refused', message: reason } : { kind: 'unanswered', reason }
  } catch (error) {
    return { kind: 'unanswered', reason: (error as Error).message }
  }
}

/** A fault comes with the status 500, so that any status may carry an answer. */
function post(message: string, service: URL, agent: Agent): Promise<string> {
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' }
  const signal = AbortSignal.timeout(SEND_MS)
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
        resolve(Buffer.concat(parts).toString('utf8'))
      } catch (error) {
        asked.destroy()
        reject(error)
      }
    })
    asked.once('error', reject)
    asked.end(message)
  })
}
