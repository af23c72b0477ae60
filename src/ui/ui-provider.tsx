import { type ReactNode, useEffect } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { guardPresses } from './press-guard.ts'
import { guardStrayDrops } from './stray-drops.ts'
import { ToastRegion } from './toast.tsx'

type UiProviderProps = {
  /** Follows the links of menus inside the app instead of loading a page. */
  navigate: (href: string) => void
  children: ReactNode
}

/** What the controls need around them: Spanish dates and words, the app's router, a place for toasts. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  useEffect(guardPresses, [])
  useEffect(guardStrayDrops, [])
  return (
    <I18nProvider locale="es-ES">
      {/* react-aria adds a <style> for pressables unless this id exists; base.css has its rule, and
          the content security policy allows no styles in the page. */}
      <meta id="react-aria-pressable-style" />
      <RouterProvider navigate={navigate}>
        {children}
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  )
}
