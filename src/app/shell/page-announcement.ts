import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called in the title of the window: 'Invitados'. */
    title?: string
  }
}

/** `Invitados · Lucía & Martín · Azahar`, from the `staticData.title` of the innermost route that has one. */
export function useWindowTitle(weddingName: string | undefined) {
  const titles = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData.title) })
  const page = titles.findLast((title) => title !== undefined)
  useEffect(() => {
    document.title = [page, weddingName, 'Azahar'].filter(Boolean).join(' · ')
  }, [page, weddingName])
}

/**
 * Moves the focus to the heading of the page that was navigated to, which is how a screen reader
 * learns of it; the first page of a visit is left to the browser.
 */
export function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (path === undefined || shown.current === path) return
    const isFirst = shown.current === undefined
    shown.current = path
    if (isFirst || document.querySelector('[role=dialog],[role=alertdialog]')) return
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [path, main])
}
