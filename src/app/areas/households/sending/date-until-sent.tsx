import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { HouseholdList } from '../../../shared/households/families.ts'
import { isDateShown } from './date-families.ts'

type DateUntilSentProps = { list: HouseholdList; wedding: WeddingDay }

/** While links show the date alone: an invitation that is handed over, or copied, opens once it is noted as sent. */
export const DateUntilSent = ({ list, wedding }: DateUntilSentProps) =>
  isDateShown(list, wedding) && (
    <p role="note" className="rounded-paper bg-surface-2 p-4 text-sm text-ink">
      Mientras no la marques como enviada, el enlace de la familia enseña solo la fecha.
    </p>
  )
