import { weddingsQuery } from '../../shared/session/session.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { bringableQuery, placeQuery, teamQuery } from './agencies.queries.ts'

/** Brings own weddings into the team; gives how they are taken back. */
export async function bringWeddings(
  agencyId: string,
  weddingIds: readonly string[],
): Promise<() => Promise<void>> {
  await client.agencies.weddings.bring({ agencyId, weddingIds: [...weddingIds] })
  await readPlace(agencyId)
  return async () => {
    for (const assignedId of weddingIds) await client.agencies.weddings.takeBack({ agencyId, assignedId })
    await readPlace(agencyId)
  }
}

/** Hands a wedding of the team to one of its people; gives how it is taken back. */
export async function giveWedding(
  agencyId: string,
  assignedId: string,
  userId: string,
): Promise<() => Promise<void>> {
  const { sealed } = await client.agencies.weddings.give({ agencyId, assignedId, userId })
  await readTeam(agencyId)
  return async () => {
    await client.agencies.weddings.takeGiven({ agencyId, assignedId, sealed })
    await readTeam(agencyId)
  }
}

const readTeam = (agencyId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: teamQuery(agencyId).queryKey }),
    queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey }),
  ])

const readPlace = (agencyId: string) =>
  Promise.all(
    [placeQuery(agencyId).queryKey, bringableQuery(agencyId).queryKey, weddingsQuery.queryKey].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  )
