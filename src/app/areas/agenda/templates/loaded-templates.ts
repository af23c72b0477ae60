import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The templates of a planner have a file of their own, which only who opens them fetches. */
export const agendaTemplateDialogs = loadedPart(() => import('./template-dialogs.ts'))
