/** The form of a stop is sent to this address, behind that of the sheet. */
export const BOARDING_PATH = '/subidas'

/** The fields of the form of a stop: who stood there, who was in the bus as it was drawn, and who is now. */
export const BOARDING_FIELDS = {
  trip: 'viaje',
  stop: 'parada',
  person: 'persona',
  before: 'antes',
  aboard: 'sube',
} as const

/** The place of a stop in the page, to which its form leads back. */
export const stopAnchor = (key: string): string => `parada-${key}`
