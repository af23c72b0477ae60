/** The areas of a wedding whose lists carry a version. */
export const AREAS = [
  'weddings',
  'invitations',
  'guests',
  'households',
  'catering',
  'vendors',
  'catalogue',
  'budget',
  'payments',
  'agenda',
  'inspiration',
  'style',
  'tasks',
  'seating',
  'lodging',
  'transport',
  'webhooks',
] as const

export type Area = (typeof AREAS)[number]
