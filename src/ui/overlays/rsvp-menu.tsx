import Check from 'lucide-react/icons/check'
import type { RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { GuestAnswer } from '#domain/guests/guests.ts'
import { cx } from '../class-names.ts'
import { ANSWERS, type AnswerKey, answerKeyOf } from '../fields/rsvp-answers.ts'
import { Icon } from '../icon.tsx'
import { optionClass, popoverSurface } from '../opening/popover-surface.ts'
import type { FocusOnOpen } from '../opening/trigger-context.ts'
import { OverlayFrame } from './overlay-frame.tsx'

type RsvpMenuProps = {
  keys: readonly AnswerKey[]
  value: GuestAnswer
  onChange: (key: AnswerKey) => void
  button: RefObject<HTMLElement | null>
  focus: FocusOnOpen
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function RsvpMenu({ keys, value, onChange, button, focus, isOpen, onOpenChange }: RsvpMenuProps) {
  return (
    <OverlayFrame>
      <Popover
        trigger="MenuTrigger"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom start"
        className={cx(popoverSurface, 'min-w-36 p-1.25')}
      >
        <Menu
          aria-label="RSVP"
          autoFocus={focus}
          onClose={() => onOpenChange(false)}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[answerKeyOf(value)]}
          onAction={(key) => onChange(key as AnswerKey)}
          className="outline-none"
        >
          {keys.map((key) => {
            const { icon, label } = ANSWERS[key]
            return (
              <MenuItem key={key} id={key} textValue={label} className={cx(optionClass, 'group/option')}>
                <span className="grid w-4.5 place-items-center">{icon && <Icon of={icon} />}</span>
                {label}
                <Icon
                  of={Check}
                  size="sm"
                  className="invisible ml-auto text-primary group-data-selected/option:visible"
                />
              </MenuItem>
            )
          })}
        </Menu>
      </Popover>
    </OverlayFrame>
  )
}
