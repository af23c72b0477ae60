import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { useOnline } from '../../../sync/use-online.ts'
import type { Intake } from '../arriving/use-intake.ts'
import type { Pickers } from '../arriving/use-pickers.tsx'

/** Reasons for which files do not arrive, and what helps. */
export function Notices({
  intake,
  pickers,
  error,
}: {
  intake: Intake
  pickers: Pickers
  error: string | null
}) {
  const isOnline = useOnline()
  const isArriving = intake.isAnnouncing || intake.arrivals.some(({ status }) => status !== 'failed')
  const count = intake.missing.length
  return (
    <>
      <p role="alert" className="mt-4 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      <p role="status" className="mt-4 text-sm text-ink-2 empty:hidden">
        {!isOnline && isArriving && OFFLINE}
      </p>
      {count > 0 && (
        <div role="status" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
          <p className="max-w-152 flex-1 basis-72">
            {count === 1
              ? 'Un archivo no llegó entero'
              : `${formatNumber(count)} archivos no llegaron enteros`}{' '}
            y este navegador ya no {count === 1 ? 'lo' : 'los'} tiene. {count === 1 ? 'Elígelo' : 'Elígelos'}{' '}
            otra vez, o suelta la misma carpeta: seguimos donde se quedó.
          </p>
          <Button size="sm" onPress={pickers.pickFiles}>
            Elegir otra vez
          </Button>
        </div>
      )}
    </>
  )
}

export const OFFLINE = 'No hay conexión. Lo que falta espera aquí y sigue solo en cuanto vuelva.'
