import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { AppContext } from './shared/app-context.ts'

type RouterOptions = {
  context: AppContext
  /** That of the server, which visits one address; without it the browser's. */
  history?: RouterHistory
}

/** The routes of the app: one router for the life of a page in the browser, one for each page on the server. */
export const createAppRouter = ({ context, history }: RouterOptions) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: !history,
    // Plain text both ways: the router's own reading takes an invitation code such as 2E345678 for a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined)
      const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
      return text && `?${text}`
    },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
