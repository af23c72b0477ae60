import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import './agencies.sentences.ts'

/** The agencies of the planner, their own first. */
export const agenciesQuery = queryOptions(api.agencies.list.queryOptions())

/** All of an agency, for its owners. */
export const teamQuery = (agencyId: string) =>
  queryOptions(api.agencies.team.queryOptions({ input: { agencyId } }))

/** The own place in an agency of others. */
export const placeQuery = (agencyId: string) =>
  queryOptions(api.agencies.place.queryOptions({ input: { agencyId } }))

/** The own weddings that are not of the agency. */
export const bringableQuery = (agencyId: string) =>
  queryOptions(api.agencies.weddings.own.queryOptions({ input: { agencyId } }))

/** The invitation of a link; it is read by a request that has a body, so that the token is in no address. */
export const invitationQuery = (token: string) =>
  queryOptions({ ...api.agencies.invited.open.queryOptions({ input: { token } }), retry: false })
