import { Link } from '@tanstack/react-router'
import { HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import { WITHOUT_DATE_MONTHS } from '#domain/households/invitation-settings.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { dayAndMonth } from '../../../shared/households/words.ts'

/** Asks for the date of a wedding that has none, and says what counts in its place. */
export function DateNeeded({ weddingId }: { weddingId: string }) {
  return (
    <p role="note" className="rounded-paper bg-surface-2 p-4 text-sm text-ink">
      La boda aún no tiene fecha. Sin ella, {WITHOUT_DATE_MONTHS} meses después de la última respuesta dejamos
      de recordar y eliminamos las alergias y las dietas; con ella, {HEALTH_KEPT_DAYS} días después de la
      boda. <SetDate weddingId={weddingId} />
    </p>
  )
}

type RemindersClosedProps = { weddingId: string; closingDate: IsoDate | null }

/** In the place of the reminders, once families can answer no more. */
export function RemindersClosed({ weddingId, closingDate }: RemindersClosedProps) {
  return (
    <p className="text-ink-2">
      {closingDate ? (
        `El plazo terminó el ${dayAndMonth(closingDate)}: ya no se recuerda a nadie.`
      ) : (
        <>
          La boda no tiene fecha y hace más de {WITHOUT_DATE_MONTHS} meses de la última respuesta: ya no se
          recuerda a nadie. <SetDate weddingId={weddingId} />
        </>
      )}
    </p>
  )
}

const SetDate = ({ weddingId }: { weddingId: string }) => (
  <Link to="/app/couple/$wid" params={{ wid: weddingId }} className="link">
    Poner la fecha
  </Link>
)
