import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { remember } from './remembered.ts'

/** The wedding that this browser showed the account last, of the cookie `WEDDING_COOKIE`. */
export function rememberedWedding(cookie: string | null, accountId: string): string | undefined {
  const [owner, weddingId] = cookie?.split('/') ?? []
  return owner === accountId ? weddingId : undefined
}

export const rememberWedding = (accountId: string, weddingId: string): void =>
  remember(WEDDING_COOKIE, `${accountId}/${weddingId}`)

export const forgetWedding = (): void => remember(WEDDING_COOKIE, null)
