import Eye from 'lucide-react/icons/eye'
import Minus from 'lucide-react/icons/minus'
import Pencil from 'lucide-react/icons/pencil'
import type { Member } from '#contract/weddings.ts'
import {
  isTeamPreset,
  LEVELS,
  type Level,
  NAMED_PRESETS,
  type NamedPreset,
  type Preset,
  presetsOfRole,
} from '#domain/members/permissions.ts'
import type { IconGlyph } from '#ui/icon.tsx'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { LEVEL_NAMES } from '../../shared/session/access-words.ts'

export const LEVEL_ICONS: Record<Level, IconGlyph> = { none: Minus, view: Eye, edit: Pencil }

/** The levels, from nothing to everything. */
export const LEVEL_CHOICES = LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))

/** The couple gives these; the others come of single levels, or of the agency that put the person there. */
export const isGiven = (preset: Preset): preset is NamedPreset =>
  (NAMED_PRESETS as readonly Preset[]).includes(preset)

/** The presets that a member can have; the others only while they are the member's own. */
export function presetChoices({ role, preset }: Pick<Member, 'role' | 'preset'>) {
  const named = presetsOfRole(role).map((value) => ({ value, label: PRESET_NAMES[value] }))
  const isOther = preset === 'custom' || isTeamPreset(preset)
  return isOther ? [...named, { value: preset, label: PRESET_NAMES[preset] }] : named
}
