import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../error-messages.ts'

/** Brings what has just come into a form into sight: its foot may be far below what is shown of it. */
export const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Why the server refused what a form sent; what was typed stays. */
export function FormError({ error, children }: { error: unknown; children?: ReactNode }) {
  if (!error) return null
  return (
    <p ref={intoSight} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      <span>
        {messageFor(error)} {children}
      </span>
    </p>
  )
}
