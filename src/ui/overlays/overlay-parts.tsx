import { tellClicksByKeys } from './clicks-by-keys.ts'
import { keepFocusOfToasts } from './toast-focus.ts'

/** All that lies over the page, in one file for the browser; `overlays.ts` fetches it. */
export { BottomSheetPaper } from './bottom-sheet-paper.tsx'
export { DialogPaper } from './dialog-paper.tsx'
export { DrawerPanel } from './drawer-panel.tsx'
export { MenuChoices, MenuHairline, MenuLine, MenuLines, MenuList } from './menu-list.tsx'
export { PopoverPanel } from './popover-panel.tsx'
export { RsvpMenu } from './rsvp-menu.tsx'
export { SelectList } from './select-list.tsx'

tellClicksByKeys()
keepFocusOfToasts()
