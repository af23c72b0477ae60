import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The watch over the rules, which comes once the screen is at rest, where there are any. */
export const ruleWatch = loadedPart(() => import('./rule-watch.ts'))
