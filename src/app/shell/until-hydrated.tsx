import { Outlet } from '@tanstack/react-router'

/**
 * For the outermost element of what React hydrates at once: a boundary of Suspense. The attribute stands in the page
 * until then, and `before-script.ts` keeps what is pressed and typed below it.
 */
export const untilHydrated = {
  'data-not-hydrated': '',
  ref: (element: HTMLElement | null) => element?.removeAttribute('data-not-hydrated'),
}

/** A route whose `pendingComponent` makes it such a boundary shows this. */
export function OutletUntilHydrated() {
  return (
    <div {...untilHydrated} className="contents">
      <Outlet />
    </div>
  )
}
