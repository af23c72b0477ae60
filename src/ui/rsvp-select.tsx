import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { Rsvp } from '#domain/guests.ts'
import { cx } from './class-names.ts'
import { Icon, type IconGlyph } from './icon.tsx'
import { optionClass, popoverSurface } from './popover-surface.ts'

type RsvpSelectProps = {
  value: Rsvp
  onChange: (rsvp: Rsvp) => void
  /** Whose answer it is; after the name of the control, for lists without a row header. */
  guestName?: string
  /** 36 px high, for the two-line list of phones. */
  isLarge?: boolean
  isDisabled?: boolean
  className?: string
}

/** The answer of a guest: a pill whose shape, icon and colour all change with it. Typing s, n or - answers too. */
export function RsvpSelect({ value, onChange, guestName, isLarge, isDisabled, className }: RsvpSelectProps) {
  const answer = ANSWERS[keyOf(value)]
  const name = `RSVP: ${answer.spoken}`
  return (
    <MenuTrigger>
      <Button
        isDisabled={isDisabled}
        aria-label={guestName ? `${name}, ${guestName}` : name}
        onKeyDown={(event) => {
          const typed = event.ctrlKey || event.metaKey || event.altKey ? undefined : BY_KEY[event.key]
          if (!typed) return event.continuePropagation()
          if (ANSWERS[typed].value !== value) onChange(ANSWERS[typed].value)
        }}
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
      </Button>
      <Popover placement="bottom start" className={cx(popoverSurface, 'w-36 p-1.25')}>
        <Menu
          aria-label="RSVP"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[keyOf(value)]}
          onAction={(key) => {
            const next = ANSWERS[key as AnswerKey].value
            if (next !== value) onChange(next)
          }}
          className="outline-none"
        >
          {KEYS.map((key) => (
            <MenuItem
              key={key}
              id={key}
              textValue={ANSWERS[key].label}
              className={cx(optionClass, 'group/option')}
            >
              <span className="grid w-4.5 place-items-center">
                {ANSWERS[key].icon && <Icon of={ANSWERS[key].icon} />}
              </span>
              {ANSWERS[key].label}
              <Icon
                of={Check}
                size="sm"
                className="invisible ml-auto text-primary group-data-selected/option:visible"
              />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

type AnswerKey = 'pending' | 'yes' | 'no'
type Answer = { value: Rsvp; label: string; spoken: string; icon?: IconGlyph; className: string }

const KEYS: readonly AnswerKey[] = ['pending', 'yes', 'no']

const ANSWERS: Record<AnswerKey, Answer> = {
  pending: {
    value: null,
    label: '-',
    spoken: 'pendiente',
    className: 'border border-dashed border-control text-pend-fg',
  },
  yes: { value: true, label: 'Sí', spoken: 'Sí', icon: Check, className: 'bg-si-bg text-si-fg' },
  no: { value: false, label: 'No', spoken: 'No', icon: X, className: 'bg-no-bg text-no-fg' },
}

const BY_KEY: Record<string, AnswerKey> = { s: 'yes', S: 'yes', n: 'no', N: 'no', '-': 'pending' }

const keyOf = (rsvp: Rsvp): AnswerKey => (rsvp === null ? 'pending' : rsvp ? 'yes' : 'no')

const PILL =
  'inline-flex items-center gap-1.5 rounded-pill text-sm font-strong transition-[background-color,color] duration-(--t-fast) disabled:opacity-50 data-pressed:scale-98'
