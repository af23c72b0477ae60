import { createContext } from 'react'

/** Follows a link inside the app. */
export const NavigateContext = createContext<(href: string) => void>((href) => window.location.assign(href))
