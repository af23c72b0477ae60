import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'

/** Begins a sitting; what was refused without one is read again. */
export async function openSitting(code: string): Promise<void> {
  await client.operator.openSitting({ code })
  await queryClient.resetQueries({ queryKey: api.operator.key() })
}
