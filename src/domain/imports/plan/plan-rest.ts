import { FOLDER_NAME_MAX } from '../../inspiration/inspiration.ts'
import { knownTitles } from '../../tasks/table/known-tasks.ts'
import type { ImportedTask } from '../../tasks/table/task-import.ts'
import { cleanLine } from '../../text/clean-text.ts'
import { foldText } from '../../text/fold-text.ts'
import {
  contentsOf,
  type IdOf,
  type ImportAnswers,
  type KnownWedding,
  type PlacedPart,
  type PlanIds,
} from './known-wedding.ts'

export type TaskPlan = { added: (ImportedTask & { id: string })[]; same: number }

/** The tasks of all lists, each title once, without those that the wedding has. */
export function planTasks(parts: readonly PlacedPart[], known: KnownWedding, idOf: IdOf): TaskPlan {
  const isKnown = knownTitles(known.tasks ?? [])
  const seen = new Set<string>()
  const plan: TaskPlan = { added: [], same: 0 }
  for (const { fileId, at, content } of contentsOf(parts, 'tasks')) {
    for (const [index, task] of content.tasks.entries()) {
      const key = foldText(task.title)
      if (isKnown(task.title) || seen.has(key)) {
        plan.same += 1
        continue
      }
      seen.add(key)
      plan.added.push({ ...task, id: idOf(`task:${fileId}:${at}:${task.row}:${index}`) })
    }
  }
  return plan
}

/** A picture that comes to a folder. */
export type PlannedPhoto = { fileId: string; fileName: string; id: string; folderId: string }

export type PhotoPlan = {
  folders: { id: string; name: string; isNew: boolean }[]
  photos: PlannedPhoto[]
  /** Pictures that lay in no folder. */
  loose: number
  /** Pictures that are there from an import before. */
  same: number
}

/** The folder of pictures that lay in none. */
export const LOOSE_FOLDER = 'Traídas'

/** The pictures by the folders that they lay in; a folder of the wedding with that name takes them. */
export function planPhotos(
  parts: readonly PlacedPart[],
  known: KnownWedding,
  { loosePhotos = 'inspiration' }: ImportAnswers,
  { idOf, contentIdOf }: PlanIds,
): PhotoPlan {
  const folders = new Map<string, PhotoPlan['folders'][number]>()
  for (const { id, name } of known.folders ?? [])
    if (!folders.has(foldText(name))) folders.set(foldText(name), { id, name, isNew: false })
  const plan: PhotoPlan = { folders: [], photos: [], loose: 0, same: 0 }
  const removed = new Map(known.images.map(({ id, isRemoved }) => [id, isRemoved]))
  const used = new Set<string>()
  for (const { fileId, fileName, hash, content } of contentsOf(parts, 'photos')) {
    if (content.folder === null) {
      plan.loose += 1
      if (loosePhotos !== 'inspiration') continue
    }
    const own = contentIdOf(`photo:${hash}`)
    if (removed.get(own) === false) {
      plan.same += 1
      continue
    }
    const name = cleanLine(content.folder ?? LOOSE_FOLDER).slice(0, FOLDER_NAME_MAX) || LOOSE_FOLDER
    const key = foldText(name)
    const folder = folders.get(key) ?? { id: idOf(`folder:${key}`), name, isNew: true }
    folders.set(key, folder)
    used.add(folder.id)
    // One that waits in the bin stays there, and comes anew.
    const id = removed.has(own) ? idOf(`photo:${fileId}`) : own
    plan.photos.push({ fileId, fileName, id, folderId: folder.id })
  }
  plan.folders = [...folders.values()].filter(({ id }) => used.has(id))
  return plan
}
