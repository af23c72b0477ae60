import { useState } from 'react'
import type { PopoverProps } from '../overlays/popover-panel.tsx'
import { TriggerContext } from './trigger-context.ts'
import { useOverlays } from './use-opened-part.ts'
import { useTrigger } from './use-trigger.ts'

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
