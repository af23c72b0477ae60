import { dayIn, type IsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { useNow } from '../page/use-now.ts'
import { useWedding } from '../session/use-session.ts'

/** The zone of a wedding of the person. */
export const useWeddingZone = (weddingId: string): string =>
  useWedding(weddingId)?.timeZone ?? WEDDING_TIME_ZONE

/** The day that it is at a wedding of the person. */
export const useToday = (weddingId: string): IsoDate => dayIn(useWeddingZone(weddingId), useNow())
