import type { IsoDate } from '../time/dates.ts'

/** A client of a book who has no wedding yet, or none any more. */
export type PlannerClient = {
  key: string
  kind: 'lead' | 'out'
  name: string
  email: string | null
  phone: string | null
  place: string | null
  day: IsoDate | null
  guests: number | null
  status: string | null
}
