import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { GuestAnswer } from '#domain/guests/guests.ts'
import type { IconGlyph } from '../icon.tsx'

export type AnswerKey = 'pending' | 'yes' | 'maybe' | 'no'
type Answer = { value: GuestAnswer; label: string; spoken: string; icon?: IconGlyph; className: string }

/** In the order in which they are offered; an event beside the wedding takes no maybe. */
export const ANSWER_KEYS: readonly AnswerKey[] = ['pending', 'yes', 'no']
export const WEDDING_ANSWER_KEYS: readonly AnswerKey[] = ['pending', 'yes', 'maybe', 'no']

export const ANSWERS: Record<AnswerKey, Answer> = {
  pending: {
    value: null,
    label: '-',
    spoken: 'pendiente',
    className: 'border border-dashed border-control text-pend-fg',
  },
  yes: { value: true, label: 'Sí', spoken: 'Sí', icon: Check, className: 'bg-si-bg text-si-fg' },
  maybe: {
    value: 'maybe',
    label: 'Puede que sí',
    spoken: 'Puede que sí',
    className: 'border border-control bg-surface-2 text-ink-2 whitespace-nowrap',
  },
  no: { value: false, label: 'No', spoken: 'No', icon: X, className: 'bg-no-bg text-no-fg' },
}

export const answerKeyOf = (answer: GuestAnswer): AnswerKey =>
  answer === null ? 'pending' : answer === 'maybe' ? 'maybe' : answer ? 'yes' : 'no'
