import { useState } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { publicPageQuery } from './guest-page.queries.ts'
import '../../../shared/slug.sentences.ts'

type Changes = Omit<Parameters<typeof client.households.publicPage.save>[0], 'weddingId'>

/** Changes the public address: what a form stores, and what a button alone changes. */
export function usePublicAddress(weddingId: string) {
  const [isPending, setPending] = useState(false)

  /** Stores changes and says so; a refusal is thrown, for the form to say it. */
  async function store(changes: Changes, told: string): Promise<void> {
    const page = await client.households.publicPage.save({ weddingId, ...changes })
    queryClient.setQueryData(
      publicPageQuery(weddingId).queryKey,
      (before) => before && { ...before, page, suggestion: page.slug },
    )
    showToast(told)
  }

  /** The same of a button that has no field: a refusal is said in a toast. */
  async function change(changes: Changes, told: string): Promise<void> {
    setPending(true)
    await store(changes, told).catch((error) => showToast(messageFor(error), { tone: 'failed' }))
    setPending(false)
  }

  return { store, change, isPending }
}
