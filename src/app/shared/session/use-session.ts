import { useSuspenseQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { useCookie } from '../page/use-cookie.ts'
import { currentWedding } from '../wedding/current-wedding.ts'
import { profileQuery, weddingsQuery } from './session.ts'

/** The signed-in person; for components inside /app, whose routes have read it before. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery).data

/** The weddings of the signed-in person; for components inside /app. */
export const useWeddings = (): Wedding[] => useSuspenseQuery(weddingsQuery).data

/** One of the person's weddings, `undefined` when it is not or no longer one of theirs. */
export const useWedding = (weddingId: string): Wedding | undefined =>
  useWeddings().find(({ id }) => id === weddingId)

/** The wedding that sections without one in their address belong to. */
export const useCurrentWedding = (): Wedding | undefined =>
  currentWedding(useProfile(), useWeddings(), useCookie(WEDDING_COOKIE))
