import { loadedPart } from '#ui/loaded-part.ts'

/** What the agenda opens, in a file of its own: reading the day does not wait for its forms. */
export const agendaDialogs = loadedPart(() => import('./agenda-dialogs.tsx'))
