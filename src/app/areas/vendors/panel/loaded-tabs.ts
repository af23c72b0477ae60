import { loadedPart } from '#ui/opening/loaded-part.ts'

export type TabContents = typeof import('./tab-contents.ts')

export const tabContents = loadedPart<TabContents>(() => import('./tab-contents.ts'))
