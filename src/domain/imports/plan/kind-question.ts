import { PART_KINDS, type PartKind } from '../imports.ts'
import { KIND_WORDS } from '../part-summary.ts'
import type { ImportQuestion } from './import-question.ts'
import { type PlacedPart, partKey } from './known-wedding.ts'

/** The question of a part whose kind is in doubt: its best reading first. */
export function kindQuestion(
  { fileId, fileName, at, part }: PlacedPart,
  kinds: Readonly<Record<string, PartKind>>,
): ImportQuestion {
  const key = partKey(fileId, at)
  const { kind } = part.content
  const offered = PART_KINDS.filter((one) => one === kind || part.alternatives.includes(one))
  return {
    key: `kind:${key}`,
    title: `¿Qué es ${part.sheet ? `la hoja «${part.sheet}» de ${fileName}` : fileName}?`,
    detail: `Nos parece: ${KIND_WORDS[kind]}.`,
    options: offered.map((value) => ({ value, label: KIND_WORDS[value] })),
    value: kind,
    isAnswered: kinds[key] !== undefined,
  }
}
