import type { HelpSlug } from '#domain/help/help-slugs.ts'

/** The parts of the help, in their order. */
export const HELP_TOPICS = {
  start: 'Empezar',
  guests: 'Invitados',
  vendors: 'Proveedores y dinero',
  ideas: 'Ideas y agenda',
  together: 'En equipo',
  planner: 'Para planners',
  account: 'Tu cuenta',
} as const

export type HelpTopic = keyof typeof HELP_TOPICS

/**
 * An answer of the help. What stands between « and » is what a person reads on a screen: a test finds it in the
 * source of the interface, as it finds the page of each route.
 */
export type HelpAnswer = {
  topic: HelpTopic
  title: string
  lead: string
  steps?: readonly { act: string; note?: string }[]
  parts?: readonly { title: string; text: string }[]
  near: readonly HelpSlug[]
  /** Pages that it speaks of: routes of the app as their files are named, and addresses of the site. */
  screens: readonly string[]
  reviewed: Review
}

/** When a person compared an answer with the product, and with which version of it. */
export type Review = { on: string; version: string }
