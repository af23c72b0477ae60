import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The agenda's dialogs have a file of their own: reading the day does not wait for its forms. */
export const agendaDialogs = loadedPart(() => import('./agenda-dialogs.tsx'))
