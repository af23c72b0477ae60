import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The insides of the panel, which come when it is opened. */
export const panelTabs = loadedPart(() => import('./seating-tabs.ts'))
