import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { Rsvp } from '#domain/guests/guests.ts'
import { Icon } from '#ui/icon.tsx'
import { AnswerBar } from './answer-bar.tsx'

const GUESTS: { name: string; note: string; rsvp: Rsvp }[] = [
  { name: 'Carmen Aguirre', note: 'Abuela de Martín', rsvp: true },
  { name: 'Rocío Herrera', note: 'Testigo', rsvp: true },
  { name: 'Íñigo Aguirre', note: '', rsvp: null },
  { name: 'Álvaro Gutiérrez', note: 'Viene con Marta y el bebé', rsvp: true },
  { name: 'Noelia Cano', note: 'Guardia ese fin de semana', rsvp: false },
  { name: 'Pilar Vidal', note: 'Prima de Lucía, de Huelva', rsvp: true },
]

const LOOKS = {
  yes: { className: 'bg-si-bg text-si-fg', word: 'Sí', icon: Check },
  no: { className: 'bg-no-bg text-no-fg', word: 'No', icon: X },
  pending: { className: 'border border-dashed border-control text-pend-fg', word: '-', icon: null },
}

/** A leaf of a guest list under the branch; it only illustrates, so screen readers pass it by. */
export function GuestPaper() {
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="guest-paper after-words absolute z-2 rounded-t-paper bg-white px-5 pt-5 pb-12 shadow-4 md:px-7.5 md:pt-7 md:pb-13"
    >
      <p className="mb-4 flex items-baseline gap-3">
        <span className="serif text-[1.75rem] leading-none tracking-[-.02em] md:text-[2.25rem]">
          Invitados
        </span>
        <span className="serif text-d4 leading-none text-ink-3">148</span>
      </p>
      <AnswerBar />
      <ul className="mt-2.5">
        {GUESTS.map(({ name, note, rsvp }) => (
          <li
            key={name}
            className="grid h-12 grid-cols-[1fr_auto] items-center gap-3 border-b border-line text-sm whitespace-nowrap text-ink-2 lg:grid-cols-[1fr_1fr_auto]"
          >
            <span className="text-ui font-strong text-ink">{name}</span>
            <span className="hidden overflow-hidden text-ellipsis lg:block">{note}</span>
            <Answer rsvp={rsvp} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answer({ rsvp }: { rsvp: Rsvp }) {
  const { className, word, icon } = LOOKS[rsvp === null ? 'pending' : rsvp ? 'yes' : 'no']
  return (
    <span
      className={`flex h-7 w-18 items-center gap-1.5 rounded-pill pr-2 pl-2.5 text-xs font-strong ${className}`}
    >
      {icon && <Icon of={icon} size="sm" />}
      {word}
      <Icon of={ChevronDown} size="sm" className="ml-auto opacity-60" />
    </span>
  )
}
