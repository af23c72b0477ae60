import { hasDecider, LEVELS, type Permissions, type Preset, SECTIONS } from '../members/permissions.ts'
import type { Role } from '../members/roles.ts'

/** Days in which a deleted account can be taken back. */
export const ACCOUNT_RECOVERY_DAYS = 14

/** Others read this instead of the name of a person whose account is gone. */
export const GONE_PERSON = 'Alguien que ya no está'

/** The data that outlives an account, blocked and for as long as a law says (RGPD 17.3 b, LOPDGDD 32). */
export const KEPT_BY_LAW = 'Lo que pida una obligación legal, como lo facturado'

/** A person types this to delete the own account. */
export const DELETION_WORD = 'eliminar'

export const isDeletionWord = (typed: string): boolean => typed.trim().toLowerCase() === DELETION_WORD

export type RemainingMember = {
  userId: string
  fullName: string
  role: Role
  preset: Preset
  agencyId: string | null
  permissions: Permissions
  joinedAt: Date
}

/**
 * The member who gets every permission when the only one who had them goes: of those who edit most, the one who
 * joined first. `null` when a member who may do everything remains, or no member at all.
 */
export function heirAmong(remaining: readonly RemainingMember[]): RemainingMember | null {
  if (hasDecider(remaining)) return null
  const weight = ({ permissions }: RemainingMember) =>
    SECTIONS.reduce((sum, section) => sum + LEVELS.indexOf(permissions[section]), 0)
  const [heir] = [...remaining].sort(
    (one, other) => weight(other) - weight(one) || one.joinedAt.getTime() - other.joinedAt.getTime(),
  )
  return heir ?? null
}
