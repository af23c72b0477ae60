import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { formatEuros } from '#domain/budget/money.ts'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import { Icon } from '#ui/icon.tsx'
import { wideButton } from '../quotes/wide-button.ts'
import type { DepositView } from './deposit-view.ts'

/** How far the deposit is, with the button that tells the planner. */
export function DepositState({ view }: { view: DepositView }) {
  const { document, planner, signedAt, toldAt, bookedAt, path, quotePath } = view
  const amount = formatEuros(document.deposit.amount)
  const isTold = toldAt !== null || bookedAt !== null
  return (
    <>
      <h2 className="mb-3 text-3xl">
        {bookedAt ? 'Ya es vuestra' : isTold ? 'Avisado' : '¿Ya la habéis hecho?'}
      </h2>
      {isTold ? (
        <>
          {!bookedAt && (
            <p className="mb-4 text-ui text-ink-2">
              {planner.name} lo mira en el banco y os escribe. Suele tardar un día laborable.
            </p>
          )}
          <ul className="border-b border-line">
            <Step isDone title="Contrato firmado por todos" note={spanishMomentAt(signedAt)} />
            <Step
              isDone={bookedAt !== null}
              title={`Reserva de ${amount}`}
              note={
                bookedAt
                  ? `recibida el ${spanishMomentAt(bookedAt)}`
                  : `avisada el ${spanishMomentAt(toldAt!)}`
              }
            />
            <Step
              isDone={bookedAt !== null}
              title="Vuestra boda en Azahar"
              note={bookedAt ? 'la invitación está en vuestro correo' : 'al confirmarse'}
            />
          </ul>
        </>
      ) : (
        <form method="post" action={`${path}#aviso`}>
          <button type="submit" name="act" value="paid" className={wideButton('primary')}>
            Ya lo he pagado
          </button>
          <p className="mt-3 text-sm text-ink-3">
            Se lo decimos a {planner.name}, que lo confirma al verlo en el banco. Aquí no pagáis nada.
          </p>
        </form>
      )}
      <p className="mt-4 flex flex-wrap gap-x-4 text-sm">
        <a href={`${quotePath}/firmar`} className="link inline-block min-h-8 py-1.5">
          Contrato {document.number}
        </a>
        <a href={`${quotePath}/contrato.pdf`} className="link inline-block min-h-8 py-1.5">
          Contrato en PDF
        </a>
        <a href={quotePath} className="link inline-block min-h-8 py-1.5">
          Presupuesto {document.quote.number}
        </a>
      </p>
    </>
  )
}

const Step = ({ isDone, title, note }: { isDone?: boolean; title: string; note: string }) => (
  <li className="flex gap-3 border-t border-line py-3">
    <Icon of={isDone ? Check : Clock} size="sm" className="mt-1 text-link" />
    <p className="min-w-0">
      <span className={isDone ? 'block font-strong text-link' : 'block'}>{title}</span>
      <span className="num block text-sm text-ink-3">{note}</span>
    </p>
  </li>
)
