import { Sheet } from '../marketing/preview-tile.tsx'

/** Lines of a planner's books. */
export function BillingSketch() {
  const lines = [
    ['Reserva', 'Lucía & Martín', '600,00\u00a0€'],
    ['Segundo pago', 'Inés & Tomás', '900,00\u00a0€'],
    ['Último pago', 'Elvira & Samuel', '1.450,00\u00a0€'],
  ]
  return (
    <Sheet className="py-2 text-ink-3">
      <ul>
        {lines.map(([what, wedding, amount]) => (
          <li
            key={what}
            className="flex items-baseline gap-3 border-t border-line py-2.5 text-sm first:border-0"
          >
            <span className="font-strong">{what}</span>
            <span className="serif italic">{wedding}</span>
            <span className="num ml-auto">{amount}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
