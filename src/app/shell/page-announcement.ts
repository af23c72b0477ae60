import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { GuardedSection } from '#domain/members/permissions.ts'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of the page in the title of the window: 'Invitados'. */
    title?: string
    /** The section of a wedding that the page belongs to. */
    section?: GuardedSection
    /** The entry of the planner's menu from whose page it is opened. */
    menu?: 'requests' | 'billing'
    /** It stands without the frame of the app, for an operator: the menu leads to weddings. */
    hasOwnFrame?: true
    /** The server does not draw it. */
    isDrawnInBrowser?: true
  }
}

/** `Invitados · Lucía & Martín · Azahar`, from the `staticData.title` of the innermost route that has one. */
export function windowTitle(
  titles: readonly (string | undefined)[],
  weddingName: string | undefined,
): string {
  const page = titles.findLast((title) => title !== undefined)
  return [page, weddingName, 'Azahar'].filter(Boolean).join(' · ')
}

/** Keeps the title of the window in step with the page. */
export function useWindowTitle(weddingName: string | undefined) {
  const titles = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData.title) })
  const instead = useStore(titleInstead)
  const title = windowTitle(instead === undefined ? titles : [instead], weddingName)
  useEffect(() => {
    document.title = title
  }, [title])
}

const titleInstead = createStore<string | undefined>(undefined)

/** A screen in place of a page has a title of its own, as long as it stands there. */
export function useTitleInstead(title: string) {
  useEffect(() => {
    titleInstead.set(title)
    return () => titleInstead.set(undefined)
  }, [title])
}

/**
 * Moves the focus to the heading of the page that was navigated to, which is how a screen reader
 * learns of it; the first page of a visit is left to the browser, and a focus that the person has
 * set within the page meanwhile stays.
 */
export function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (path === undefined || shown.current === path) return
    const isFirst = shown.current === undefined
    shown.current = path
    if (isFirst) return
    const before = document.activeElement
    return whenNoDialogIsOpen(() => {
      if (!hasMovedInto(main.current, before)) focusHeading(main.current)
    })
  }, [path, main])
}

/** Whether the focus has been moved within the page since: a person who was quicker than the heading keeps it. */
function hasMovedInto(main: HTMLElement | null, before: Element | null): boolean {
  const now = document.activeElement
  return now !== before && now !== main && main?.contains(now) === true
}

/** Focuses the heading of a page, or the page itself when it has none. */
function focusHeading(main: HTMLElement | null = document.querySelector('main')) {
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/** The same once the dialog that is closing has gone; for when what opened it is no longer there. */
export const focusHeadingAfterDialog = () => whenNoDialogIsOpen(() => focusHeading())

/** A dialog that has not begun to go by then stays, as the one that welcomes: frames for a slow machine, time for a fast display. */
const FRAMES = 45
const WAIT_MS = 750

/** Calls back once no dialog is left, however long the last one takes to go; never when one stays. */
export function whenNoDialogIsOpen(callback: () => void): () => void {
  const startedAt = performance.now()
  let frames = 0
  let clearFrames = 0
  const look = () => {
    frames += 1
    const open = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')]
    // The last dialog gives the focus back in the frame after it has gone.
    clearFrames = open.length > 0 ? 0 : clearFrames + 1
    const isOver = frames >= FRAMES && performance.now() - startedAt > WAIT_MS
    if (clearFrames > 2) callback()
    else if (!isOver || open.every((dialog) => dialog.closest('[data-exiting]')))
      request = requestAnimationFrame(look)
  }
  let request = requestAnimationFrame(look)
  return () => cancelAnimationFrame(request)
}
