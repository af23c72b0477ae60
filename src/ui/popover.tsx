import { type ReactNode, useState } from 'react'
import { TriggerContext, useTrigger } from './trigger.ts'
import { useOverlays } from './use-opened-part.ts'

export type PopoverProps = {
  /** Names the panel: 'Notificaciones'. */
  label: string
  /** The Button, IconButton or PlainButton that opens it. */
  trigger: ReactNode
  /** The panel; a function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: 'bottom start' | 'bottom end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
}

/** A small panel under its button: the bell's notifications. */
export function Popover({ trigger: opener, placement = 'bottom end', ...panel }: PopoverProps) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const isOpen = panel.isOpen ?? isOwnOpen
  const onOpenChange = panel.onOpenChange ?? setOwnOpen
  const { trigger, button } = useTrigger({ kind: 'dialog', isOpen, onOpenChange })
  const parts = useOverlays(isOpen, onOpenChange)
  return (
    <>
      <TriggerContext value={trigger}>{opener}</TriggerContext>
      {parts && (
        <parts.PopoverPanel
          {...panel}
          button={button}
          placement={placement}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  )
}
