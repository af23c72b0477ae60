import type { DateOrder } from '../../tasks/table/task-cells.ts'
import { isIsoDate } from '../../time/dates.ts'
import { PART_KINDS, type PartKind } from '../imports.ts'
import { FOREIGN_AMOUNTS, type ImportAnswers, LOOSE_PHOTOS } from './known-wedding.ts'

/** The meaning of an answer, by the key of its question; `null` when it is none of its options. */
export function readAnswer(
  key: string,
  value: string,
):
  | Partial<ImportAnswers>
  | { dayOrderOf: string; order: DateOrder }
  | { fileId: string; part: number; kind: PartKind }
  | null {
  if (key === 'day') return isIsoDate(value) ? { day: value } : null
  if (key === 'samePeople') return { samePeople: value === 'true' }
  if (key === 'families') return { families: value === 'true' }
  if (key === 'loosePhotos') {
    const loosePhotos = LOOSE_PHOTOS.find((one) => one === value)
    return loosePhotos ? { loosePhotos } : null
  }
  if (key === 'foreignAmounts') {
    const foreignAmounts = FOREIGN_AMOUNTS.find((one) => one === value)
    return foreignAmounts ? { foreignAmounts } : null
  }
  const [, dayOrderOf] = /^days:([0-9a-f-]{36}:\d{1,4})$/i.exec(key) ?? []
  if (dayOrderOf) return value === 'day' || value === 'month' ? { dayOrderOf, order: value } : null
  const [, fileId, part] = /^kind:([0-9a-f-]{36}):(\d{1,4})$/i.exec(key) ?? []
  const kind = PART_KINDS.find((one) => one === value)
  return fileId && kind ? { fileId, part: Number(part), kind } : null
}
