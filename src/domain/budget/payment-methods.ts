/** The ways in which something is paid: a vendor by the couple, a planner by its weddings. */
export const PAYMENT_METHODS = ['transfer', 'bizum', 'card', 'cash', 'directDebit', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  transfer: 'Transferencia',
  bizum: 'Bizum',
  card: 'Tarjeta',
  cash: 'Efectivo',
  directDebit: 'Domiciliación',
  other: 'Otra forma',
}
