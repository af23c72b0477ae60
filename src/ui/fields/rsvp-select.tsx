import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useState } from 'react'
import type { Rsvp } from '#domain/guests/guests.ts'
import { cx } from '../class-names.ts'
import { useViewOnly } from '../hydration/view-only.ts'
import { Icon } from '../icon.tsx'
import { useOverlays } from '../opening/use-opened-part.ts'
import { useTrigger } from '../opening/use-trigger.ts'
import { ANSWERS, type AnswerKey, answerKeyOf } from './rsvp-answers.ts'

type RsvpSelectProps = {
  value: Rsvp
  onChange: (rsvp: Rsvp) => void
  /** The guest who answers; after the name of the control, for lists without a row header. */
  guestName?: string
  /** 36 px high, for the two-line list of phones. */
  isLarge?: boolean
  isDisabled?: boolean
  className?: string
}

/** The answer of a guest: a pill whose shape, icon and colour all change with it. Typing s, n or - answers too. */
export function RsvpSelect({ value, onChange, guestName, isLarge, isDisabled, className }: RsvpSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const isViewOnly = useViewOnly()
  const { trigger, button, focus } = useTrigger({ kind: 'menu', isOpen, onOpenChange: setOpen })
  const parts = useOverlays(isOpen, setOpen)
  const answer = ANSWERS[answerKeyOf(value)]
  const name = `RSVP: ${answer.spoken}`
  const change = (next: Rsvp) => {
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = event.ctrlKey || event.metaKey || event.altKey ? undefined : BY_KEY[event.key]
    if (!typed) return trigger.onKeyDown?.(event)
    event.stopPropagation()
    change(ANSWERS[typed].value)
  }
  return (
    <>
      <button
        {...trigger}
        type="button"
        disabled={isDisabled || isViewOnly}
        aria-label={guestName ? `${name}, ${guestName}` : name}
        onKeyDown={onKeyDown}
        className={cx(
          PILL,
          isLarge ? 'h-9 min-w-19.5 px-2.75' : 'h-7 min-w-18.5 pr-1.5 pl-2',
          answer.className,
          className,
        )}
      >
        {answer.icon && <Icon of={answer.icon} size="sm" />}
        <span>{answer.label}</span>
        <Icon of={ChevronDown} size="sm" className="ml-auto scale-[.87] opacity-65" />
      </button>
      {parts && (
        <parts.RsvpMenu
          value={value}
          onChange={change}
          button={button}
          focus={focus}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}

const BY_KEY: Record<string, AnswerKey> = { s: 'yes', S: 'yes', n: 'no', N: 'no', '-': 'pending' }

const PILL =
  'inline-flex items-center gap-1.5 rounded-pill text-sm font-strong transition-[background-color,color] duration-(--t-fast) active:scale-98 disabled:opacity-50'
