import { useMutation } from '@tanstack/react-query'
import type { Boarding } from '#domain/transport/boarding.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { boardingsQuery } from './transport.queries.ts'
import './transport.sentences.ts'

type Counted = Pick<Boarding, 'tripId' | 'guestId' | 'isAboard'>

/** Counts a guest into a bus or out of it: the tick is there at once, and taken back when it could not be kept. */
export function useBoarding(weddingId: string) {
  const { queryKey } = boardingsQuery(weddingId)
  const put = (one: Boarding) =>
    queryClient.setQueryData(queryKey, (all: Boarding[] = []) => [
      ...all.filter(({ tripId, guestId }) => tripId !== one.tripId || guestId !== one.guestId),
      one,
    ])
  return useMutation({
    scope: { id: `boarding ${weddingId}` },
    mutationFn: (counted: Counted) => client.transport.boarding.tick({ weddingId, ...counted }),
    onMutate: async (counted) => {
      await queryClient.cancelQueries({ queryKey })
      put({ ...counted, at: new Date().toISOString(), by: null })
    },
    onSuccess: put,
    onError: (error) => {
      showToast(messageFor(error), { tone: 'failed' })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}
