import { cx } from '#ui/class-names.ts'
import { Mark } from '#ui/wordmark.tsx'
import { Sheet } from '../marketing/preview-tile.tsx'

const COLOURS = ['bg-hoja-700', 'bg-focus', 'bg-accent-text', 'bg-danger', 'bg-ink', 'bg-pastel-8']

/** The planner's card as couples see it, and the colours to choose from. */
export function BrandSketch() {
  return (
    <Sheet>
      <div className="flex items-center gap-4">
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-primary text-naranja-50">
          <Mark size={34} />
        </span>
        <span className="text-sm text-ink-2">
          <b className="serif block text-d4 leading-tight text-ink">Casa Jara</b>
          954 00 01 38
          <br />
          casajara.example
        </span>
      </div>
      <p className="mt-5 flex gap-2.5 border-t border-line pt-4">
        {COLOURS.map((colour, index) => (
          <span
            key={colour}
            className={cx(
              'size-8 rounded-full',
              colour,
              index === 0 && 'ring-2 ring-primary ring-offset-2 ring-offset-white',
            )}
          />
        ))}
      </p>
    </Sheet>
  )
}

const NOTICES = [
  { who: 'Lucía Herrera', what: 'ha confirmado Floristería', where: 'Lucía & Martín · hace un momento' },
  { who: 'Tomás Rey', what: 'ha añadido 36 invitados', where: 'Inés & Tomás · hace 12 minutos' },
  { who: 'Aitana Gil', what: 'ha creado la carpeta Papel', where: 'Aitana & Bruno · hace 3 horas' },
]

/** Three notifications of three weddings. */
export function NoticeSketch() {
  return (
    <Sheet className="py-2">
      <ul>
        {NOTICES.map(({ who, what, where }) => (
          <li key={who} className="border-t border-line py-2.5 text-sm first:border-0">
            <b className="font-strong">{who}</b> {what}
            <span className="block text-xs text-ink-3">{where}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Lines of a ledger that is still to come. */
export function BillingSketch() {
  const lines = [
    ['Señal', 'Lucía & Martín', '600,00 €'],
    ['Segundo pago', 'Inés & Tomás', '900,00 €'],
    ['Liquidación', 'Elvira & Samuel', '1.450,00 €'],
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
