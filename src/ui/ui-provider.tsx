import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ToastRegion } from './toast.tsx'

type UiProviderProps = {
  /** Follows the links of menus inside the app instead of loading a page. */
  navigate: (href: string) => void
  children: ReactNode
}

/** What the controls need around them: Spanish dates and words, the app's router, a place for toasts. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale="es-ES">
      <RouterProvider navigate={navigate}>
        {children}
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  )
}
