import Check from 'lucide-react/icons/check'
import CircleDot from 'lucide-react/icons/circle-dot'
import Clock from 'lucide-react/icons/clock'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { DayState, RequestDay } from '#domain/planners/request-dates.ts'
import { weekdayInWords } from '../../shared/words/spanish-dates.ts'

export const DAY_LOOKS: Record<DayState, { icon: typeof Check; label: string; tone: string }> = {
  none: { icon: Minus, label: 'Sin fecha', tone: 'text-ink-2' },
  past: { icon: Minus, label: 'Ya pasó', tone: 'text-ink-2' },
  free: { icon: Check, label: 'Libre', tone: 'text-si-fg' },
  near: { icon: CircleDot, label: 'Otra ese fin de semana', tone: 'text-ink-2' },
  held: { icon: Clock, label: 'Guardada', tone: 'text-ink-2' },
  held_for_others: { icon: Clock, label: 'Guardada a otros', tone: 'text-danger' },
  closed: { icon: X, label: 'Cerrado', tone: 'text-danger' },
  taken: { icon: X, label: 'Ocupada', tone: 'text-danger' },
}

/** 'Otra el viernes' where the day is known. */
export const dayLabel = ({ state, other }: RequestDay): string =>
  state === 'near' && other ? `Otra el ${weekdayInWords(other.eventDate)}` : DAY_LOOKS[state].label
