import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import { readWhatFailed, refresh, refreshArea, refreshEverything } from './refresh.ts'

const OURS = '01999999-0000-7000-8000-000000000001'
const THEIRS = '01999999-0000-7000-8000-000000000002'

/** Keys as the API client makes them. */
const keyOf = (path: string[], input?: object) => [path, { ...(input && { input }), type: 'query' }]

const KEYS = {
  guests: keyOf(['guests', 'list'], { weddingId: OURS }),
  otherGuests: keyOf(['guests', 'list'], { weddingId: THEIRS }),
  vendors: keyOf(['vendors', 'list'], { weddingId: OURS }),
  files: keyOf(['vendors', 'files', 'list'], { weddingId: OURS, vendorId: 'v' }),
  budget: keyOf(['budget', 'get'], { weddingId: OURS }),
  weddings: keyOf(['weddings', 'list']),
  members: keyOf(['weddings', 'members'], { weddingId: OURS }),
  code: ['open invitation', OURS, 'couple'],
  notifications: keyOf(['notifications', 'list'], { limit: 20 }),
  profile: keyOf(['profile', 'get']),
}
type Shown = keyof typeof KEYS

/** The lists on the screen, and how often each was read. */
const reads = new Map<Shown, number>()
let leave: (() => void)[] = []

beforeEach(() => {
  queryClient.mount()
  leave = Object.entries(KEYS).map(([name, queryKey]) => {
    queryClient.setQueryData(queryKey, 'as it was')
    const queryFn = async () => reads.set(name as Shown, (reads.get(name as Shown) ?? 0) + 1).size
    return new QueryObserver(queryClient, {
      queryKey,
      queryFn,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
  })
  reads.clear()
})

afterEach(() => {
  for (const one of leave) one()
  queryClient.clear()
  queryClient.unmount()
})

const readAgain = async (...shown: Shown[]) => {
  await vi.waitFor(() => expect([...reads.keys()].toSorted()).toEqual(shown.toSorted()))
}

describe('what another member changed is read again', () => {
  it('in the area and wedding of the change, and nowhere else', async () => {
    void refreshArea(OURS, 'guests', false)
    await readAgain('files', 'guests', 'vendors')
  })

  it('in the other areas that show it', async () => {
    void refreshArea(OURS, 'vendors', false)
    await readAgain('vendors', 'files', 'budget')
  })

  it('in the lists that belong to no wedding', async () => {
    void refreshArea(OURS, 'weddings', false)
    await readAgain('weddings', 'members', 'code')
  })

  it('in an area without a declaration', async () => {
    void refreshArea(OURS, 'somethingNew', false)
    void refreshArea(OURS, 'budget', false)
    await readAgain('budget')
  })
})

it('what this page did itself is read again only where other areas show it', async () => {
  void refreshArea(OURS, 'vendors', true)
  await readAgain('budget')
})

it('after a pause everything is read again but whose session it is', async () => {
  refreshEverything()
  await readAgain(
    'guests',
    'otherGuests',
    'vendors',
    'files',
    'budget',
    'weddings',
    'members',
    'notifications',
  )
})

it('a hidden page reads again when it is visible', async () => {
  focusManager.setFocused(false)
  await refreshArea(OURS, 'guests', false)
  expect([...reads.keys()]).toEqual([])
  focusManager.setFocused(true)
  await readAgain('files', 'guests', 'vendors')
})

it('what could not be read is read again when the server is back, and nothing else', async () => {
  let isAway = true
  const queryKey = keyOf(['agenda', 'list'], { weddingId: OURS })
  const agenda = new QueryObserver(queryClient, {
    queryKey,
    queryFn: async () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return 'as it is'
    },
    retry: false,
  })
  leave.push(agenda.subscribe(() => {}))
  await vi.waitFor(() => expect(agenda.getCurrentResult().isError).toBe(true))
  isAway = false
  readWhatFailed()
  await vi.waitFor(() => expect(agenda.getCurrentResult().data).toBe('as it is'))
  expect([...reads.keys()]).toEqual([])
})

describe('while a list is being read', () => {
  it('many changes lead to one more reading, not to one each', async () => {
    const queryKey = keyOf(['agenda', 'list'], { weddingId: OURS })
    const answers: (() => void)[] = []
    queryClient.setQueryData(queryKey, 'as it was')
    const queryFn = () => new Promise<string>((resolve) => answers.push(() => resolve('as it is')))
    leave.push(
      new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
        () => {},
      ),
    )
    const first = refresh(queryKey)
    for (let change = 0; change < 10; change += 1) void refresh(queryKey)
    expect(answers).toHaveLength(1)
    answers[0]!()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!()
    await first
    expect(answers).toHaveLength(2)
  })

  it('for the first time, a change leads to a second reading: the first may be older than it', async () => {
    const queryKey = keyOf(['agenda', 'list'], { weddingId: OURS })
    const answers: (() => void)[] = []
    const queryFn = () => new Promise<string>((resolve) => answers.push(() => resolve('as it is')))
    leave.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}))
    expect(answers).toHaveLength(1)
    const done = refresh(queryKey)
    answers[0]!()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!()
    await done
  })
})
