import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useState } from 'react'
import type { GuestAnswer, Rsvp } from '#domain/guests/guests.ts'
import { cx } from '../class-names.ts'
import { useViewOnly } from '../hydration/view-only.ts'
import { Icon } from '../icon.tsx'
import { useOverlays } from '../opening/use-opened-part.ts'
import { useTrigger } from '../opening/use-trigger.ts'
import { ANSWER_KEYS, ANSWERS, type AnswerKey, answerKeyOf, WEDDING_ANSWER_KEYS } from './rsvp-answers.ts'

type RsvpSelectProps = {
  /** The guest who answers; after the name of the control, for lists without a row header. */
  guestName?: string
  /** 36 px high, for the two-line list of phones. */
  isLarge?: boolean
  isDisabled?: boolean
  className?: string
} & (
  | { isOfWedding: true; value: GuestAnswer; onChange: (answer: GuestAnswer) => void }
  | { isOfWedding?: undefined; value: Rsvp; onChange: (answer: Rsvp) => void }
)

/**
 * The answer of a guest: a pill whose shape, icon and colour all change with it. Typing s, n or - answers too, and p
 * that a guest may come to the wedding itself.
 */
export function RsvpSelect(props: RsvpSelectProps) {
  const { value, isOfWedding, guestName, isLarge, isDisabled, className } = props
  const keys = isOfWedding ? WEDDING_ANSWER_KEYS : ANSWER_KEYS
  const [isOpen, setOpen] = useState(false)
  const isViewOnly = useViewOnly()
  const { trigger, button, focus } = useTrigger({ kind: 'menu', isOpen, onOpenChange: setOpen })
  const parts = useOverlays(isOpen, setOpen)
  const answer = ANSWERS[answerKeyOf(value)]
  const name = `RSVP: ${answer.spoken}`
  const change = (key: AnswerKey) => {
    const onChange = props.onChange as (answer: GuestAnswer) => void
    if (ANSWERS[key].value !== value) onChange(ANSWERS[key].value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = event.ctrlKey || event.metaKey || event.altKey ? undefined : BY_KEY[event.key]
    if (!typed || !keys.includes(typed)) return trigger.onKeyDown?.(event)
    event.stopPropagation()
    change(typed)
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
          keys={keys}
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

const BY_KEY: Record<string, AnswerKey> = {
  ...{ s: 'yes', S: 'yes', n: 'no', N: 'no', p: 'maybe', P: 'maybe', '-': 'pending' },
}

const PILL =
  'inline-flex items-center gap-1.5 rounded-pill text-sm font-strong transition-[background-color,color] duration-(--t-fast) active:scale-98 disabled:opacity-50'
