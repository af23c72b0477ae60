import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'

/** The person's location in the app: it decides the menu, the title of the top bar and its buttons. */
export type AppLocation = {
  /** The menu that is shown; a planner inside a wedding sees the couple's (spec 2). */
  side: 'planner' | 'couple'
  /** The wedding the menu leads into. */
  wedding: Wedding | undefined
  /** Proveedores and Mesas need the room: their menu is only icons. */
  isRail: boolean
}

/** The place of a path. A couple stays in their `current` wedding on pages that belong to none. */
export function locationOf(
  pathname: string,
  profile: Pick<Profile, 'role'>,
  weddings: Wedding[],
  current: Wedding | undefined,
): AppLocation {
  const inWedding = WEDDING_PATH.exec(pathname)
  const named = weddings.find(({ id }) => id === inWedding?.[1])
  const isRail = /\/(vendors|seating)\/?$/.test(pathname)
  if (profile.role === 'couple') return { side: 'couple', wedding: named ?? current, isRail }
  return inWedding
    ? { side: 'couple', wedding: named, isRail }
    : { side: 'planner', wedding: undefined, isRail }
}

const WEDDING_PATH = /^\/app\/(?:couple|planner\/w)(?:\/([^/]+))?/
