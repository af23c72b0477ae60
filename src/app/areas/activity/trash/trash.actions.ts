import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenThing, RemovedThing } from '#contract/activity.ts'
import { BIN_AT_ONCE_MAX } from '#domain/activity/bin.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { staysInWords } from './removed-words.ts'

/** An entry that is brought back or deleted for good: all of it, or some rows. */
export type ChosenEntry = { thing: RemovedThing; rows?: readonly RowKey[] | undefined }

type RowKey = NonNullable<ChosenThing['rows']>[number]

/** Brings entries of the bin back or deletes them for good; `stays` says why some of them stayed. */
export function useTrashActions(weddingId: string) {
  const [stays, setStays] = useState<readonly string[]>([])
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.activity.key() })
  const restore = useMutation({
    mutationFn: async (chosen: readonly ChosenEntry[]) => {
      const done = { restored: 0, said: [] as string[] }
      const shown = chosen.map(({ thing }) => thing)
      for (const things of requestsFor(chosen)) {
        const { restored, refused, conflicts } = await client.activity.restore({ weddingId, things })
        done.restored += restored
        done.said.push(...staysInWords(refused, conflicts, shown))
      }
      return done
    },
    onMutate: () => setStays([]),
    onSuccess: ({ restored, said }) => {
      setStays(said)
      if (said.length === 0) showToast('Recuperado.', { tone: 'undone' })
      else if (restored > 0) showToast('Lo demás ha vuelto a su sitio.', { tone: 'undone' })
    },
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: refresh,
  })
  const purge = useMutation({
    mutationFn: async (chosen: readonly ChosenEntry[]) => {
      let inUse = 0
      for (const things of requestsFor(chosen))
        inUse += (await client.activity.purge({ weddingId, things })).inUse
      return inUse
    },
    onMutate: () => setStays([]),
    onSuccess: (inUse) => {
      if (inUse === 0) return showToast('Eliminado para siempre.')
      setStays([
        inUse === 1
          ? 'No se ha eliminado algo que la boda todavía usa: se queda aquí.'
          : `No se han eliminado ${inUse} que la boda todavía usa: se quedan aquí.`,
      ])
    },
    onSettled: refresh,
  })
  return { restore, purge, stays }
}

/** The chosen entries, as many to a request as it takes. */
function requestsFor(entries: readonly ChosenEntry[]): ChosenThing[][] {
  const chosen = entries.map(({ thing: { lineId }, rows }) => ({
    lineId,
    ...(rows && { rows: rows.map(({ entity, key }) => ({ entity, key })) }),
  }))
  return Array.from({ length: Math.ceil(chosen.length / BIN_AT_ONCE_MAX) }, (_, at) =>
    chosen.slice(at * BIN_AT_ONCE_MAX, (at + 1) * BIN_AT_ONCE_MAX),
  )
}
