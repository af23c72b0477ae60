import { foldText } from '#domain/text/fold-text.ts'

type Named = { name: string }

/**
 * Says that a folder is called like that already. It is no refusal: that would tell a couple of a folder that their
 * planner has prepared.
 */
export function takenNameNote(folders: readonly Named[], name: string): string | undefined {
  const wanted = foldText(name)
  const same = wanted && folders.find((folder) => foldText(folder.name) === wanted)
  return same ? `Ya hay una carpeta «${same.name}».` : undefined
}
