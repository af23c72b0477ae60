import { dateInWords, spanishMomentAt } from '#domain/time/spanish-day.ts'
import { renderDocument } from '../document.tsx'
import { socialImagePath } from '../fixed-pages.tsx'
import { QuoteFrame } from '../quotes/quote-frame.tsx'
import { quoteStyles } from '../quotes/quote-styles.ts'
import styles from './deposit-page.tsx?own-styles'
import { DepositState } from './deposit-state.tsx'
import type { DepositView } from './deposit-view.ts'
import { Transfer } from './transfer.tsx'

/** `/presupuesto/{token}/reservar`: the transfer that keeps the date, once all have signed. */
export function renderDeposit(view: DepositView, origin: string): string {
  const { planner, document, bookedAt } = view
  const { eventDate } = document.quote
  return renderDocument(
    {
      path: view.path,
      styles,
      ownStyles: quoteStyles(planner.color),
      title: `Vuestra reserva · ${planner.name}`,
      description: `La reserva del contrato ${document.number} de ${planner.name}.`,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    <QuoteFrame planner={planner} step={3}>
      <main id="contenido" className="qt-in qt-columns">
        <div className="min-w-0 wrap-anywhere">
          <h1>{bookedAt ? 'Reserva recibida' : 'Firmado. Falta la reserva'}</h1>
          <p className="mt-3 max-w-136 text-lead text-ink-2">
            {bookedAt
              ? `${planner.name} la confirmó el ${spanishMomentAt(bookedAt)}.`
              : eventDate
                ? `Con la transferencia queda cerrado el ${dateInWords(eventDate)}.`
                : 'Con la transferencia queda cerrado.'}
          </p>
          <Transfer view={view} />
          {!bookedAt && <Afterwards name={planner.name} />}
        </div>
        <aside id="aviso" aria-label="Aviso" className="qt-card pb-6! wrap-anywhere">
          <DepositState view={view} />
        </aside>
      </main>
    </QuoteFrame>,
  )
}

const Afterwards = ({ name }: { name: string }) => (
  <section className="mt-9">
    <h2 className="mb-3.5">Y después</h2>
    <ol className="ag-after">
      <li>
        <b>{name} la confirma</b>
        <p>Al verla en el banco. Suele tardar un día laborable.</p>
      </li>
      <li>
        <b>Os llega un correo</b>
        <p>Con los pagos que quedan y sus fechas.</p>
      </li>
      <li>
        <b>Entráis en vuestra boda</b>
        <p>Con una invitación para cada persona que ha firmado. Gratis para vosotros.</p>
      </li>
    </ol>
  </section>
)
