/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** How close together the app stands; `compact` shows more of a list on a wide screen. */
export const DENSITIES = ['comfortable', 'compact'] as const

export type Density = (typeof DENSITIES)[number]
