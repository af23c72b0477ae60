import * as z from 'zod'
import { AGENCY_WEDDINGS_MAX, SEALED_GIVING_MAX } from '#domain/agencies/agencies.ts'
import { agencyPath, agencyRoute, full, id } from './base.ts'

/** A wedding that a person of an agency plans by themselves, and may bring into it. */
export const bringableWedding = z.object({ id, name: z.string(), eventDate: z.string().nullable() })

export type BringableWedding = z.infer<typeof bringableWedding>

const weddingPath = agencyPath.extend({ assignedId: id })

const route = (method: 'GET' | 'POST', path: string, summary: string) =>
  ({ method, path: `/planner/agencies/{agencyId}${path}`, tags: ['agencies'], summary }) as const

export const agencyWeddingsContract = {
  /** The own weddings of a person that are not of the agency yet. */
  own: agencyRoute('member')
    .route(route('GET', '/me/weddings', 'Own weddings that can be brought into an agency'))
    .input(agencyPath)
    .output(z.array(bringableWedding)),

  /** Brings own weddings in, all or none: the founder is a planner of each, and the person leads it for the agency. */
  bring: agencyRoute('member')
    .route(route('POST', '/me/weddings', 'Bring own weddings into an agency'))
    .input(agencyPath.extend({ weddingIds: z.array(id).min(1).max(AGENCY_WEDDINGS_MAX) }))
    .output(z.object({ brought: z.array(id) }))
    .errors({
      WEDDING_NOT_YOURS: {
        status: 409,
        message: 'The wedding is not one that the person plans by themselves',
      },
      TOO_MANY_AGENCY_WEDDINGS: full('The agency has as many weddings as there can be'),
      TOO_MANY_MEMBERS: full('The wedding has as many members as there can be'),
    }),

  /** Takes a wedding back that the person has brought within the hour, as long as they lead it still. */
  takeBack: agencyRoute('member')
    .route(route('POST', '/me/weddings/{assignedId}/take-back', 'Take a brought wedding back'))
    .input(weddingPath)
    .output(z.object({ taken: id }))
    .errors({
      WEDDING_NOT_BROUGHT: { status: 409, message: 'The person has not brought it within the hour' },
    }),

  /**
   * Hands a wedding of the agency to one of its people, who has it by themselves; the agency leaves it at once. `sealed`
   * takes it back.
   */
  give: agencyRoute('owner')
    .route(route('POST', '/weddings/{assignedId}/owner', 'Hand a wedding to a person of the agency'))
    .input(weddingPath.extend({ userId: id }))
    .output(z.object({ given: id, sealed: z.string() }))
    .errors({
      PERSON_NOT_FOUND: { status: 404, message: 'There is no such person in the agency' },
      WEDDING_NOT_OF_AGENCY: { status: 404, message: 'The agency has no such wedding' },
    }),

  /** Takes a wedding back that was given within the hour, as long as its members are as giving has left them. */
  takeGiven: agencyRoute('owner')
    .route(route('POST', '/weddings/{assignedId}/take-given', 'Take a given wedding back'))
    .input(weddingPath.extend({ sealed: z.string().max(SEALED_GIVING_MAX) }))
    .output(z.object({ taken: id }))
    .errors({
      GIVING_ENDED: {
        status: 409,
        message: 'It was given more than an hour ago, or its members have changed',
      },
    }),
}
