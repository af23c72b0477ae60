import type { TablePlan } from '#domain/guest-import/imported-tables.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { tableSentences } from '../import/table-messages.ts'
import type { ImportStep } from './import-step.ts'
import { answerCount, guestCount } from './words.ts'

type OverwriteWarningProps = {
  step: Extract<ImportStep, { at: 'overwrite' }>
  count: number
  plan: TablePlan | null
}

/** Warns of the guests that an overwrite replaces, counted on the server a moment ago. */
export function OverwriteWarning({ step: { summary, hasChanged }, count, plan }: OverwriteWarningProps) {
  const answers = summary.yes + summary.no
  return (
    <div className="grid gap-3 text-ink-2">
      {hasChanged && (
        <p role="alert" className="rounded-control bg-danger-soft p-3 text-sm text-danger">
          La lista ha cambiado mientras decidías, así que no hemos tocado nada. Estos son los números de
          ahora.
        </p>
      )}
      <p>
        Vas a eliminar <b className="font-semibold text-ink">{guestCount(summary.total)}</b>
        {answers > 0 ? (
          <>
            {' y '}
            <b className="font-semibold text-ink">{answerCount(answers)}</b> ({formatNumber(summary.yes)} sí,{' '}
            {formatNumber(summary.no)} no)
          </>
        ) : (
          ', todavía sin respuestas'
        )}
        . En su lugar quedará la lista que traes, con {guestCount(count)}. La de ahora podrás recuperarla en
        la papelera de Actividad.
      </p>
      {plan && <p className="wrap-anywhere">{tableSentences(plan).join(' ')}</p>}
    </div>
  )
}
