/** The two roles a person chooses at signup; a wedding member has one of them too (spec 6). */
export const ROLES = ['couple', 'planner'] as const

export type Role = (typeof ROLES)[number]
