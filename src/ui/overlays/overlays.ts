import { loadedPart } from '../opening/loaded-part.ts'

/** Dialogs, menus and all else that lies over the page, with the library behind them: fetched after the first screen. */
export const overlays = loadedPart(() => import('./overlay-parts.tsx'))

/** Fetches them when a pointer or the focus comes near what opens one. */
export function loadOverlays(): void {
  // A press says so when they are still missing then.
  overlays.load().catch(() => {})
}
