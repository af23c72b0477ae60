import { type ReactNode, use } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NavigateContext } from '../hydration/navigate-context.ts'

/** The library needs these around its controls: Spanish dates and words, and the app's router for links. */
export function OverlayFrame({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="es-ES">
      <RouterProvider navigate={use(NavigateContext)}>{children}</RouterProvider>
    </I18nProvider>
  )
}
