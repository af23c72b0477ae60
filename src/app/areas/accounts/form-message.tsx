import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** What went wrong with the form as a whole, in red and said at once. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      <span>{children}</span>
    </p>
  )
}

/** What went well. The place of the message is there before it, so that screen readers notice it. */
export function FormStatus({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-primary-soft px-3.5 py-3 text-sm text-ink">
          <Icon of={Check} size="sm" className="mt-[.2em] text-primary" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
