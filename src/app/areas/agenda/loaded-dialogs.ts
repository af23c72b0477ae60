import { loadedPart } from '#ui/loaded-part.ts'

/** The agenda's dialogs have a file of their own: reading the day does not wait for its forms. */
export const agendaDialogs = loadedPart(() => import('./agenda-dialogs.tsx'))
