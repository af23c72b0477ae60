import type { ImportOutcome, LeftOut } from '#domain/imports/imports.ts'
import { leftOutInWords, READING_PROBLEM_WORDS } from '#domain/imports/left-out-words.ts'
import type { ImportFileRow } from './import-files.queries.ts'
import type { ReadPlan } from './read-plan.ts'

/** All that stays out of an import, in words: rows, pages, files. */
export function leftOutOf({ plan, files, parts }: ReadPlan): ImportOutcome['leftOut'] {
  return [
    ...files.flatMap(({ name, problem }) =>
      problem ? [{ fileName: name, title: 'El archivo entero', detail: problemInWords(problem) }] : [],
    ),
    ...files.flatMap(({ name, leftOut }) => leftOut.map((left) => saidOut(name, null, left))),
    ...parts.flatMap(({ fileName, part }) =>
      part.content.kind === 'ours' ? [{ fileName, ...WHOLE_WEDDING }] : [],
    ),
    ...plan.leftOut.map(({ fileName, sheet, left }) => saidOut(fileName, sheet, left)),
  ]
}

/** Why nothing of a file comes. */
export const problemInWords = (problem: NonNullable<ImportFileRow['problem']>) =>
  problem === 'REPEATED' ? 'Es el mismo que otro de los que has traído.' : READING_PROBLEM_WORDS[problem]

const WHOLE_WEDDING = {
  title: 'Una boda entera de azahar',
  detail: 'Se abre aparte, con «Abrir como boda nueva».',
}

/** Something that stays out, with the file that it is of. */
export function saidOut(fileName: string, sheet: string | null, left: LeftOut) {
  const { title, detail } = leftOutInWords(left)
  const page = sheet === null ? null : `Hoja «${sheet}»`
  return { fileName, title, detail: [page, detail].filter((part) => part !== null).join(' · ') }
}
