import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

type TooltipProps = { label: string; children: ReactNode; placement?: 'top' | 'bottom' | 'right' | 'left' }

/** Names an icon on hover and focus, as in the rail. It adds to the button's own label, never replaces it. */
export function Tooltip({ label, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="rounded-[7px] bg-surface-inverse px-2.5 py-1.5 text-xs font-medium text-inverse shadow-2 fades"
      >
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
