import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'

/** Sends the form. Both labels lie on one another, so that the wider one sets the width from the start. */
export function SubmitButton({ children, pending }: { children: ReactNode; pending: ReactNode }) {
  return (
    <button
      type="submit"
      className={buttonClass({ variant: 'primary', size: 'lg', className: 'submit w-full' })}
    >
      <span className="grid justify-items-center">
        <span className="when-idle col-start-1 row-start-1">{children}</span>
        <span className="when-busy col-start-1 row-start-1 inline-flex items-center gap-2">
          <Spinner />
          {pending}
        </span>
      </span>
    </button>
  )
}
