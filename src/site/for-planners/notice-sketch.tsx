import { Sheet } from '../marketing/preview-tile.tsx'

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
