import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { unlessFirst } from '../../sync/first-answers.ts'

/** The days that the planner holds, and those that are closed. */
export const calendarQuery = queryOptions({
  ...api.calendar.get.queryOptions(),
  refetchOnMount: unlessFirst('always'),
  refetchOnWindowFocus: 'always',
})
