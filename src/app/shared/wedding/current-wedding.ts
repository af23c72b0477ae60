import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { noteOpenWedding } from '../../sync/device/keep-wedding.ts'
import { forgetWedding, rememberedWedding, rememberWedding } from './remembered-wedding.ts'

/**
 * The wedding this browser showed last, as the cookie `WEDDING_COOKIE` says, if it is still one of theirs, else the one
 * joined last.
 */
export function currentWedding(
  { id }: Pick<Profile, 'id'>,
  weddings: Wedding[],
  cookie: string | null,
): Wedding | undefined {
  const remembered = rememberedWedding(cookie, id)
  return weddings.find((wedding) => wedding.id === remembered) ?? weddings[0]
}

/** Creating, joining or opening a wedding makes it the current one (spec 4). */
export function rememberCurrentWedding({ id }: Pick<Profile, 'id'>, weddingId: string): void {
  rememberWedding(id, weddingId)
  noteOpenWedding(weddingId)
}

export const forgetCurrentWedding = forgetWedding
