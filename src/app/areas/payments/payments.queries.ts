import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { patchData } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE, STALE_LISTS } from '../../sync/query-client.ts'

/** How the vendors are paid, what was paid, and by whom, as the server has it. */
export const paymentsQuery = (weddingId: string) =>
  queryOptions({
    ...api.payments.get.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The vendors with payments, noted or planned, as any member may know who sees vendors. */
export const paidVendorsQuery = (weddingId: string) =>
  queryOptions({
    ...api.payments.vendors.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

type Answer = Awaited<ReturnType<typeof readPayments>>

/** Reads it from the server, before an edit made without a network replaces something. */
export const readPayments = (weddingId: string) =>
  queryClient.fetchQuery({ ...paymentsQuery(weddingId), staleTime: STALE_LATE })

/** Writes what the server has into one list of the answer, and has read again what follows from it. */
export async function patchPart<Part extends keyof Answer>(
  weddingId: string,
  part: Part,
  patch: (list: Answer[Part]) => Answer[Part],
): Promise<void> {
  await patchData(paymentsQuery(weddingId).queryKey, (all: Answer) => ({ ...all, [part]: patch(all[part]) }))
  for (const { queryKey } of [
    api.payments.next.queryOptions({ input: { weddingId } }),
    paidVendorsQuery(weddingId),
  ])
    void queryClient.invalidateQueries({ queryKey: queryKey as readonly unknown[] })
}

/** Reads the payments again, because an answer has shown that they are out of date. */
export const refreshPayments = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: paymentsQuery(weddingId).queryKey as readonly unknown[] })
