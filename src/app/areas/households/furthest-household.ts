import type { Household } from '#contract/household-rows.ts'

/** The household whose invitation has come furthest; the oldest of equal ones. */
export function furthest(households: readonly Household[]): Household | null {
  const rank = ({ answeredAt, openedAt, sentAt, path }: Household) =>
    [answeredAt, openedAt, sentAt, path].findIndex((one) => one !== null)
  const place = (household: Household) => (rank(household) < 0 ? 4 : rank(household))
  const inOrder = households.toSorted((a, b) => place(a) - place(b) || (a.createdAt < b.createdAt ? -1 : 1))
  return inOrder[0] ?? null
}
