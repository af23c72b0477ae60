import { focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { backOff } from '#domain/operation/back-off.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { codeOf } from '../shared/error-messages.ts'
import { retryAfterMs } from './away.ts'

/** How long answers count as fresh (spec 4). */
export const STALE_DEFAULT = 30 * SECOND_MS

/** The profile, the list of weddings and data lists stay fresh for longer (spec 4). */
export const STALE_LISTS = MINUTE_MS

/** An answer read within this time is as new as a change that arrives late needs it. */
export const STALE_LATE = 3 * SECOND_MS

/** How soon a change that was not answered is sent again; a server that comes back has it soon after. */
const RETRY_MS = { first: SECOND_MS, longest: 8 * SECOND_MS }

/** Errors that a second try does not change: the server has understood and said no. */
const FINAL = /^UNAUTHENTICATED$|_(NOT_FOUND|ONLY|CLOSED|NEEDED|STEP|REQUEST)$/

const retryDelay = (failures: number, error: unknown) =>
  Math.max(backOff(failures, RETRY_MS), retryAfterMs(error))

/** Holds what one user has read: the server makes one for each page that it draws. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_DEFAULT,
        // An answer that was read once is there when the network is not.
        gcTime: Infinity,
        retry: (failures, error) => failures < 2 && !FINAL.test(codeOf(error)),
        retryDelay,
      },
      // Without a network a form says so at once and keeps its text, instead of waiting in silence.
      mutations: { networkMode: 'always', retryDelay },
    },
  })

/** That of the browser; made anew with every page load, and a sign-in or sign-out is one. */
export const queryClient = createQueryClient()

// An optimistic change is drawn with the press that made it: a box that is controlled would stand for a moment as it was
// before.
notifyManager.setScheduler(queueMicrotask)

/**
 * Paused reads go on before paused changes. The client itself resumes the changes first and waits for them; a late edit
 * that compares itself with a list whose read is paused would then wait for ever.
 */
function resumeReads(): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.fetchStatus === 'paused') query.onOnline()
}

// Listeners are called in the order in which they came: these before those of the client, which is mounted later.
onlineManager.subscribe((isOnline) => void (isOnline && resumeReads()))
focusManager.subscribe((isFocused) => void (isFocused && resumeReads()))
