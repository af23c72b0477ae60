import type { IncomingHttpHeaders } from 'node:http'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { Need } from '#domain/members/permissions.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import { businessProofFor, findBusiness } from './gate.ts'
import { agencyNotFound, businessClosed, plannersOnly, unauthenticated } from './refusals.ts'

/** The place of the caller in the business that the request is about, where their role has the part of it. */
export async function placeInBusiness(
  platform: Platform,
  headers: IncomingHttpHeaders,
  reply: Pick<Reply, 'headers'>,
  { part, need }: { part: BusinessPart; need: Need },
) {
  const found = await findBusiness(platform, headers, reply)
  if (found === 'signedOut') throw unauthenticated()
  if (found === 'couple') throw plannersOnly()
  if (found === 'outsider') throw agencyNotFound()
  if (!businessProofFor(found, part, need)) throw businessClosed()
  return found
}
