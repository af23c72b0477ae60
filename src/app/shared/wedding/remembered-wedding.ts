import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { readRemembered, remember } from './remembered.ts'

/** The wedding that this browser showed the account last. */
export function rememberedWedding(cookies: string, accountId: string): string | undefined {
  const [owner, weddingId] = readRemembered(cookies, WEDDING_COOKIE)?.split('/') ?? []
  return owner === accountId ? weddingId : undefined
}

export const rememberWedding = (accountId: string, weddingId: string): void =>
  remember(WEDDING_COOKIE, `${accountId}/${weddingId}`)

export const forgetWedding = (): void => remember(WEDDING_COOKIE, null)
