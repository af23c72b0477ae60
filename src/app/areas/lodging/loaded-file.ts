import { loadedPart } from '#ui/opening/loaded-part.ts'

export const roomingFile = loadedPart(() => import('./rooming-file.ts'))
