/** The value that so large a share of the others does not exceed: 0.95 for the 95th percentile; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
}
