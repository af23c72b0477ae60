import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { noteOpenWedding } from './device/keep-wedding.ts'
import { readRemembered, remember } from './remembered.ts'

const COOKIE = 'azahar.wedding'

/** The wedding this browser showed last, if it is still one of theirs, else the one joined last. */
export function currentWedding(
  { id }: Pick<Profile, 'id'>,
  weddings: Wedding[],
  cookies: string,
): Wedding | undefined {
  const [owner, remembered] = readRemembered(cookies, COOKIE)?.split('/') ?? []
  return (owner === id && weddings.find((wedding) => wedding.id === remembered)) || weddings[0]
}

/** Creating, joining or opening a wedding makes it the current one (spec 4). */
export function rememberCurrentWedding({ id }: Pick<Profile, 'id'>, weddingId: string): void {
  remember(COOKIE, `${id}/${weddingId}`)
  noteOpenWedding(weddingId)
}

export const forgetCurrentWedding = (): void => remember(COOKIE, null)
