import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** The problem of the form as a whole, and the copy from which the script says that there is no network. */
export function FormProblem({ children }: { children?: ReactNode }) {
  return (
    <>
      <div id="problema" role="alert" data-live className="empty:hidden">
        {children && <Problem>{children}</Problem>}
      </div>
      <template id="un-problema">
        <Problem>{''}</Problem>
      </template>
    </>
  )
}

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-strong text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      <span>{children}</span>
    </p>
  )
}

/** The good news of a form. */
export function FormStatus({ children }: { children?: ReactNode }) {
  return (
    <div id="estado" role="status" data-live className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-primary-soft px-3.5 py-3 text-sm text-ink">
          <Icon of={Check} size="sm" className="mt-[.2em] text-primary" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
