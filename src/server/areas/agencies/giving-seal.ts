import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BeforeGiving } from './before-giving.queries.ts'

/**
 * A wedding that was given away, as it was before: the members whom giving touched, and what people did in it. `after` is
 * the state of its members by which it is known that nothing has changed since.
 */
export type Giving = BeforeGiving & {
  agencyId: string
  weddingId: string
  userId: string
  at: number
  after: string
}

const signatureOf = (secret: string, payload: string) => {
  const key = createHmac('sha256', secret).update('weddings that were given away').digest()
  return createHmac('sha256', key).update(payload).digest('base64url')
}

/** The giving as a signed text, which the server alone can write. Nothing of it is stored. */
export function sealGiving(authSecret: string, giving: Giving): string {
  const payload = Buffer.from(JSON.stringify(giving)).toString('base64url')
  return `${payload}.${signatureOf(authSecret, payload)}`
}

/** The giving in a text; null for one that was altered. */
export function openGiving(authSecret: string, text: string): Giving | null {
  const [payload = '', signature = ''] = text.split('.')
  const ours = Buffer.from(signatureOf(authSecret, payload))
  const given = Buffer.from(signature)
  const isOurs =
    text === `${payload}.${signature}` && ours.length === given.length && timingSafeEqual(ours, given)
  if (!isOurs) return null
  const giving = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Giving
  return {
    ...giving,
    members: giving.members.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      closesAt: row.closesAt && new Date(row.closesAt),
    })),
    assignments: giving.assignments.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
  }
}
