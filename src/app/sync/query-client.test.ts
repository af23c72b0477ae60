import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { stubBrowser } from './list-changes/stub-browser.ts'

stubBrowser()
const { queryClient } = await import('./query-client.ts')

it('what is changed at once is told before the next task, so that the press that did it also draws it', async () => {
  const queryKey = ['a box']
  queryClient.setQueryData(queryKey, true)
  const seen: unknown[] = []
  const stop = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(({ data }) =>
    seen.push(data),
  )
  queryClient.setQueryData(queryKey, false)
  await Promise.resolve()
  expect(seen).toContain(false)
  stop()
})
