/** The parameter that a return from Stripe carries. */
export const RETURNED = 'pago'
