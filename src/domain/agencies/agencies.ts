import type { NamedPreset, Preset, TeamPreset } from '../members/permissions.ts'

/** People in an agency beside the planner who founded it (decision 192). */
export const AGENCY_PEOPLE_MAX = 30

/** Ranges of days off that are kept of a person of an agency. */
export const ABSENCES_MAX = 60

/** Weddings that the page of a team shows. */
/** Bytes of what takes a given wedding back: a team with all of its levels there. */
export const SEALED_GIVING_MAX = 48_000
export const AGENCY_WEDDINGS_MAX = 200

/** Days in which an invitation to a team can be accepted. */
export const AGENCY_INVITATION_DAYS = 14

/** Mails with invitations to a team that an owner sends in an hour. */
export const AGENCY_MAILS_PER_HOUR = 30

/** Hours in which an owner can take back that a person was removed from the team. */
export const PERSON_RESTORABLE_HOURS = 1

/** A person is this in an agency. Its founder is an owner without a row, who cannot be removed. */
export const AGENCY_ROLES = ['owner', 'coordinator', 'helper'] as const

export type AgencyRole = (typeof AGENCY_ROLES)[number]

/** A procedure of an agency needs its caller to be one of its owners, or any of its people. */
export const AGENCY_NEEDS = ['owner', 'member'] as const

export type AgencyNeed = (typeof AGENCY_NEEDS)[number]

/** Whether a role in the agency is enough for a need; `null` is a person who is not in it. */
export const isEnoughInAgency = (role: AgencyRole | null, need: AgencyNeed): boolean =>
  role !== null && (need === 'member' || role === 'owner')

/** The parts of a person in a wedding of their agency, from most to least. */
export const ASSIGNMENT_KINDS = ['lead', 'coordinate', 'watch', 'day'] as const

export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number]

/** An assignment gives its person these permissions in the wedding. */
export const PRESET_OF_KIND = {
  lead: 'planner',
  coordinate: 'coordination',
  watch: 'watch',
  day: 'weekend',
} as const satisfies Record<AssignmentKind, NamedPreset | TeamPreset>

/**
 * The preset after an owner has changed what a person does in a wedding whose couple had limited them: they never get
 * back by it what the couple took from them, so that not even who leads the wedding edits its name and its date.
 */
export const limitedPreset = (kind: AssignmentKind): Preset =>
  kind === 'lead' ? 'coordination' : PRESET_OF_KIND[kind]

/** An invitation to a team in words: its inviter, and the name of the team where that is another one. */
export const invitedInWords = (inviterName: string, agencyName: string): string =>
  `${inviterName} te invita a su equipo${agencyName === inviterName ? '' : `, ${agencyName}`}`
