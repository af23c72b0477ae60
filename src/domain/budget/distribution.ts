import type { Category } from '../catalogue/catalogue.ts'

/** The cents that are planned for categories, by their names; one that is not there has no plan. */
export type Distribution = Partial<Record<Category, number>>

/**
 * The percentages of a total that weddings in Spain spend on average, with which a plan starts. Their sources and what
 * is estimated in them are told in `docs/budget-averages.md`.
 */
export const STARTING_SHARES = {
  'Catering & Bebida': 45,
  'Espacios & Logística': 13,
  'Estilo & Belleza': 11,
  'Foto & Vídeo': 9,
  'Decoración & Ambientación': 8,
  'Música & Entretenimiento': 6,
  'Extras & Experiencias': 4,
  Ceremonia: 2,
  'Papelería & Detalles': 2,
} as const satisfies Distribution

/** The starting plan of a total: whole euros for the small ones, and the first takes what is left to the cent. */
export function startingDistribution(totalCents: number): Distribution {
  const [[largest], ...others] = Object.entries(STARTING_SHARES) as [
    [Category, number],
    ...[Category, number][],
  ]
  const planned = others.map(([category, share]): [Category, number] => [
    category,
    Math.floor((totalCents * share) / 10_000) * 100,
  ])
  return {
    [largest]: totalCents - planned.reduce((total, [, cents]) => total + cents, 0),
    ...Object.fromEntries(planned),
  }
}

/** The sum of a plan in cents. */
export const distributedCents = (distribution: Distribution): number =>
  Object.values(distribution).reduce((total, cents) => total + cents, 0)

/** How a category stands beside its plan: so much is left, or it is exceeded by what is confirmed or is pending. */
export type CategoryPlan = { plannedCents: number; kind: 'left' | 'over' | 'pending'; cents: number }

/** `leastCents` is what is pending at least, by `pendingCents`. */
export function categoryPlan(
  plannedCents: number,
  costs: { confirmedCents: number; leastCents: number },
): CategoryPlan {
  const left = plannedCents - costs.confirmedCents
  if (left < 0) return { plannedCents, kind: 'over', cents: -left }
  if (costs.leastCents > left) return { plannedCents, kind: 'pending', cents: costs.leastCents - left }
  return { plannedCents, kind: 'left', cents: left }
}

/** A change of a plan: the cents of some categories, `null` to plan nothing for one, and what it began from. */
export type DistributionChange = Partial<Record<Category, { cents: number | null; from: number | null }>>

/**
 * The plan with the change in it, or the first category that is neither as the change began nor as it wants it: what
 * another member has planned meanwhile is not overwritten unseen.
 */
export function changedDistribution(
  stored: Distribution,
  change: DistributionChange,
): Distribution | { changed: Category } {
  const next = { ...stored }
  for (const [category, { cents, from }] of Object.entries(change) as [
    Category,
    { cents: number | null; from: number | null },
  ][]) {
    const now = stored[category] ?? null
    if (now !== from && now !== cents) return { changed: category }
    if (cents === null) delete next[category]
    else next[category] = cents
  }
  return next
}
