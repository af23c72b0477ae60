/**
 * The id of the payment that a movement becomes: its fingerprint as a UUID of version 8. Whoever accepts the movement,
 * and however often, notes one payment; nothing is kept of a movement that was not accepted.
 */
export const movementPaymentId = (movementKey: string): string =>
  `${movementKey.slice(0, 8)}-${movementKey.slice(8, 12)}-8${movementKey.slice(12, 15)}-8${movementKey.slice(15)}00-000000000000`
