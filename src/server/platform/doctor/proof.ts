import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#domain/time/time.ts'

/** A request of the doctor carries its proof in this header. */
export const DOCTOR_HEADER = 'x-azahar-doctor'

/** Proves for a minute or two that a request comes from who knows the secret of the installation. */
export const doctorProof = (secret: string, now: Date): string =>
  proofOf(secret, Math.floor(now.getTime() / MINUTE_MS))

const proofOf = (secret: string, minute: number) =>
  createHmac('sha256', secret).update(`doctor ${minute}`).digest('base64url')

/** Whether a header is such a proof; clocks may differ by a minute. */
export function isDoctor(secret: string, header: string | undefined, now: Date): boolean {
  if (header === undefined) return false
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  return [minute - 1, minute, minute + 1].some((each) => {
    const proof = Buffer.from(proofOf(secret, each))
    const given = Buffer.from(header)
    return given.length === proof.length && timingSafeEqual(given, proof)
  })
}

/** The server as it sees the client of such a request. */
export type SeenClient = {
  /** The network that rate limits count. */
  client: string
  /** `X-Forwarded-For` as it arrived. */
  forwarded: string | null
  host: string
  trustsProxy: boolean
}
