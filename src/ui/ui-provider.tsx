import { type ReactNode, useEffect } from 'react'
import { ToastRegion } from './feedback/toast.tsx'
import { dateField } from './fields/date-picker.tsx'
import { guardStrayDrops } from './fields/stray-drops.ts'
import { NavigateContext } from './hydration/navigate-context.ts'
import { guardPresses } from './hydration/press-guard.ts'
import { whenIdle } from './opening/when-idle.ts'
import { loadOverlays } from './overlays/overlays.ts'

type UiProviderProps = {
  /** Follows the links of menus inside the app instead of loading a page. */
  navigate: (href: string) => void
  children: ReactNode
}

/** The controls need these around them: the app's router, a place for toasts, and in time the overlays of the page. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  useEffect(guardPresses, [])
  useEffect(guardStrayDrops, [])
  useEffect(() => whenIdle(fetchWhatOpens), [])
  return (
    <NavigateContext value={navigate}>
      {/* react-aria adds a <style> for pressables unless this id exists; base.css has its rule, and
          the content security policy allows no styles in the page. */}
      <meta id="react-aria-pressable-style" />
      {children}
      <ToastRegion />
    </NavigateContext>
  )
}

function fetchWhatOpens() {
  loadOverlays()
  // The field that wants it says so when it is still missing then.
  dateField.load().catch(() => {})
}
