import type { IsoDate } from '#domain/time/dates.ts'

/** The wedding whose payments are shown, as its name stands for the couple, and what the member may do. */
export type PaymentsPlace = {
  weddingId: string
  couple: string
  today: IsoDate
  eventDate: IsoDate | null
  mayEdit: boolean
}
