import { skipToken, useQuery } from '@tanstack/react-query'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Vendor } from '#contract/vendors.ts'
import type { Wedding } from '#contract/weddings.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { isEnough, type Need, type Section } from '#domain/members/permissions.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

export type Prepared = {
  vendors: readonly Vendor[]
  days: readonly AgendaDay[]
  folders: readonly InspirationFolder[]
  tasks: readonly Task[]
}

/** The drafts of all sections that the member may see, or edit; none for who does not see drafts. */
export function usePrepared(wedding: Wedding | undefined, need: Need, isWanted = true): Prepared {
  const of = (section: Section) =>
    isWanted && wedding?.seesDrafts && isEnough(wedding.access[section], need)
      ? { weddingId: wedding.id }
      : skipToken
  const kept = { staleTime: STALE_LISTS }
  const vendors = useQuery({ ...api.vendors.list.queryOptions({ input: of('vendors') }), ...kept })
  const days = useQuery({ ...api.agenda.days.list.queryOptions({ input: of('agenda') }), ...kept })
  const folders = useQuery({
    ...api.inspiration.folders.list.queryOptions({ input: of('inspiration') }),
    ...kept,
  })
  const tasks = useQuery({ ...api.tasks.list.queryOptions({ input: of('tasks') }), ...kept })
  return {
    vendors: drafts(vendors.data),
    days: drafts(days.data),
    folders: drafts(folders.data),
    tasks: drafts(tasks.data),
  }
}

const drafts = <T extends { isDraft: boolean }>(list: readonly T[] = []) =>
  list.filter(({ isDraft }) => isDraft)

export const countPrepared = (prepared: Prepared) =>
  Object.values(prepared).reduce((sum, { length }) => sum + length, 0)

/** In how many sections something waits. */
export const sectionsPrepared = (prepared: Prepared) =>
  Object.values(prepared).filter(({ length }) => length > 0).length
