import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../error-messages.ts'

/** Why the server refused what a form sent; what was typed stays. */
export function FormError({ error, children }: { error: unknown; children?: ReactNode }) {
  if (!error) return null
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      <span>
        {messageFor(error)} {children}
      </span>
    </p>
  )
}
