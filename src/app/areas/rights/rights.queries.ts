import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import './rights.sentences.ts'

/** While a copy is being made it is asked for again: a mail says the same, later. */
const WAITING_MS = 3000

export const dataExportQuery = () =>
  queryOptions({
    ...api.rights.export.find.queryOptions(),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'waiting' || data?.status === 'preparing' ? WAITING_MS : false,
  })

export const affectedWeddingsQuery = () => queryOptions({ ...api.rights.deletion.preview.queryOptions() })
