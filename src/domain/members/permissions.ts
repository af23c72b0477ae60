import type { Role } from './roles.ts'

/**
 * A member may be given or refused these one by one. `budget` governs every amount, on the canvas too, and
 * `conversation` the comments on vendors, so both need `vendors`.
 */
export const SECTIONS = [
  'tasks',
  'guests',
  'seating',
  'transport',
  'vendors',
  'budget',
  'inspiration',
  'agenda',
  'conversation',
] as const

export type Section = (typeof SECTIONS)[number]

/** From nothing to everything: who may edit may see. */
export const LEVELS = ['none', 'view', 'edit'] as const

export type Level = (typeof LEVELS)[number]

/** A level that a procedure needs. */
export type Need = Exclude<Level, 'none'>

export type Permissions = Record<Section, Level>

export const NAMED_PRESETS = ['couple', 'planner', 'family', 'viewer'] as const

export type NamedPreset = (typeof NAMED_PRESETS)[number]

/**
 * The presets of people whom an agency puts into a wedding (decision 192), beside that of planners: who coordinates it,
 * who watches, and who works on its day alone. No code has one, and the couple gives none.
 */
export const TEAM_PRESETS = ['coordination', 'watch', 'weekend'] as const

export type TeamPreset = (typeof TEAM_PRESETS)[number]

/** `custom` says that levels were changed one by one. */
export const PRESETS = [...NAMED_PRESETS, ...TEAM_PRESETS, 'custom'] as const

export type Preset = (typeof PRESETS)[number]

const all = (level: Level): Permissions => ({
  tasks: level,
  guests: level,
  seating: level,
  transport: level,
  vendors: level,
  budget: level,
  inspiration: level,
  agenda: level,
  conversation: level,
})

/** Each preset begins with these; the couple may change them, except their own. */
export const PRESET_PERMISSIONS: Record<NamedPreset | TeamPreset, Permissions> = {
  couple: all('edit'),
  planner: all('edit'),
  family: { ...all('none'), tasks: 'view', guests: 'edit', inspiration: 'view', agenda: 'view' },
  viewer: { ...all('view'), seating: 'none', budget: 'none', conversation: 'none' },
  coordination: all('edit'),
  watch: { ...all('view'), budget: 'none', conversation: 'none' },
  weekend: { ...all('none'), agenda: 'view', vendors: 'view', seating: 'view' },
}

/** The levels that both of two have. */
export const commonPermissions = (one: Permissions, other: Permissions): Permissions => {
  const lower = (section: Section) =>
    LEVELS.indexOf(one[section]) <= LEVELS.indexOf(other[section]) ? one[section] : other[section]
  return Object.fromEntries(SECTIONS.map((section) => [section, lower(section)])) as Permissions
}

/** Whether a preset is one that only an agency gives. */
export const isTeamPreset = (preset: Preset): preset is TeamPreset =>
  (TEAM_PRESETS as readonly Preset[]).includes(preset)

/** The preset of an account's role: what a code without another one gives (spec 6). */
export const presetOfRole = (role: Role): Role & NamedPreset => role

/** The role that a code of a preset is for: who only helps has a couple's account. */
export const roleOfPreset = (preset: NamedPreset): Role => (preset === 'planner' ? 'planner' : 'couple')

/**
 * The presets that codes for a role may carry: a planner's account cannot be one of the couple, nor the other way
 * round.
 */
export const presetsOfRole = (role: Role): readonly NamedPreset[] =>
  NAMED_PRESETS.filter((preset) => preset === role || (preset !== 'couple' && preset !== 'planner'))

/** Permissions that hold together: without vendors there are neither their amounts nor their conversation. */
export const consistent = (permissions: Permissions): Permissions =>
  permissions.vendors === 'none' ? { ...permissions, budget: 'none', conversation: 'none' } : permissions

/**
 * A procedure of members needs its caller to have a level of a section, or of the wedding itself. Every member views
 * the `wedding`: its name, its date, its members. `edit` changes them and invites. `members` is for those who decide
 * over the others.
 */
export const GUARDED_SECTIONS = [...SECTIONS, 'wedding', 'members'] as const

export type GuardedSection = (typeof GUARDED_SECTIONS)[number]

export type Access = Record<GuardedSection, Level>

/** The stored standing of a member, and whether one of the couple is in the wedding. */
export type Standing = { preset: Preset; permissions: Permissions; role: Role; hasCouple: boolean }

/**
 * The access of a member. The couple decides over everybody; in a wedding without one of them its planner does, so that
 * a wedding always has a member who may do everything.
 */
export function accessOf({ preset, permissions, role, hasCouple }: Standing): Access {
  const isCouple = preset === 'couple'
  const isPlanner = role === 'planner' && (preset === 'planner' || preset === 'custom')
  const { tasks, guests, seating, transport, vendors, budget, inspiration, agenda, conversation } =
    permissions
  // One by one: a copy of what was parsed costs several times as much, at every request.
  return {
    tasks,
    guests,
    seating,
    transport,
    vendors,
    budget,
    inspiration,
    agenda,
    conversation,
    wedding: isCouple || isPlanner ? 'edit' : 'view',
    members: isCouple || (preset === 'planner' && !hasCouple) ? 'edit' : 'view',
  }
}

/**
 * Whether a member remains who may do everything, as every wedding has one. People whom an agency put there do not
 * count: they go with its planner.
 */
export const hasDecider = (members: readonly { preset: Preset; agencyId: string | null }[]): boolean =>
  members.some(({ preset, agencyId }) => !agencyId && (preset === 'couple' || preset === 'planner'))

/** Whether a level is enough for a need; an unknown section is closed. */
export const isEnough = (level: Level | undefined, need: Need): boolean =>
  level === 'edit' || (need === 'view' && level === 'view')

/** The preset whose permissions these are, as far as a member of that role may have it. */
export function presetOf(permissions: Permissions, role: Role): Preset {
  const same = presetsOfRole(role).find((preset) =>
    SECTIONS.every((section) => PRESET_PERMISSIONS[preset][section] === permissions[section]),
  )
  return same ?? 'custom'
}

/** The sections that were seen and are not any more; all of them for who is no member any more. */
export const closedSince = (before: Access, now: Access | undefined): Section[] =>
  SECTIONS.filter((section) => before[section] !== 'none' && !isEnough(now?.[section], 'view'))

/**
 * A short name of what a member sees, for caches; empty for who edits everything. What is only seen is marked too,
 * because addresses that work without an account are given to editors alone.
 */
export const accessMark = (access: Access): string =>
  SECTIONS.filter((section) => access[section] !== 'edit')
    .map((section) => `${access[section] === 'none' ? '-' : '~'}${section}`)
    .join('')

/** The section that an area of the contract belongs to; `null` for what every member sees. */
export function sectionOfArea(area: string): Section | null {
  if (area === 'households' || area === 'catering') return 'guests'
  if (area === 'catalogue') return 'vendors'
  if (area === 'lodging') return 'transport'
  return SECTIONS.find((section) => section === area) ?? null
}
