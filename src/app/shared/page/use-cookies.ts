import { useRouteContext } from '@tanstack/react-router'

/** The cookies of this page as text, the same on the server and in the browser. */
export const useCookies = (): (() => string) => useRouteContext({ from: '__root__' }).cookies
