import { type ReactNode, useEffect, useRef } from 'react'
import { useToastRoomAbove } from '#ui/feedback/use-toast-room.ts'

type StepTitleProps = {
  children: string
  /** The step took the place of another one on this page, so it is read out. */
  takesFocus: boolean
  actions?: ReactNode
}

/** The title of a step, with what can be done at its right where there is room; a phone has that at its foot. */
export function StepTitle({ children, takesFocus, actions }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <header className="flex flex-wrap items-end gap-4">
      <h1 ref={title} tabIndex={-1} className="min-w-0 flex-1 basis-80 wrap-anywhere outline-none">
        {children}
      </h1>
      {actions && <div className="flex flex-wrap gap-2 max-md:hidden">{actions}</div>}
    </header>
  )
}

/** The same acts at the foot of a phone. */
export function PhoneActs({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoomAbove(bar)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex gap-2.5 border-t border-line bg-surface px-gutter pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] *:flex-1 max-[18rem]:flex-wrap max-[18rem]:*:px-2 max-[18rem]:*:text-xs md:hidden"
    >
      {children}
    </div>
  )
}

/** A refusal below what was pressed. */
export function Refused({ children }: { children: string | null | false | undefined }) {
  return (
    <p role="alert" className="mt-3 text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  )
}

/** The list and what stands at its right; below one another where there is no room for both. */
export const TWO_COLUMNS =
  'mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]'
