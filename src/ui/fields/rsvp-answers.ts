import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Rsvp } from '#domain/guests/guests.ts'
import type { IconGlyph } from '../icon.tsx'

export type AnswerKey = 'pending' | 'yes' | 'no'
type Answer = { value: Rsvp; label: string; spoken: string; icon?: IconGlyph; className: string }

/** In the order in which they are offered. */
export const ANSWER_KEYS: readonly AnswerKey[] = ['pending', 'yes', 'no']

export const ANSWERS: Record<AnswerKey, Answer> = {
  pending: {
    value: null,
    label: '-',
    spoken: 'pendiente',
    className: 'border border-dashed border-control text-pend-fg',
  },
  yes: { value: true, label: 'Sí', spoken: 'Sí', icon: Check, className: 'bg-si-bg text-si-fg' },
  no: { value: false, label: 'No', spoken: 'No', icon: X, className: 'bg-no-bg text-no-fg' },
}

export const answerKeyOf = (rsvp: Rsvp): AnswerKey => (rsvp === null ? 'pending' : rsvp ? 'yes' : 'no')
