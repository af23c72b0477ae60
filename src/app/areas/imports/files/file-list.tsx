import { useMutation } from '@tanstack/react-query'
import type { ImportFileView, ImportView } from '#contract/import-rows.ts'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import type { Intake } from '../arriving/use-intake.ts'
import type { ImportRef } from '../import-refs.ts'
import { leaveOut, removeFiles, takeAs } from '../imports.actions.ts'
import { Refused } from '../move-in-parts.tsx'
import { ArrivingRow } from './arriving-row.tsx'
import { type FileRow, isAsked, rowsOf } from './file-list-rows.ts'
import { BookRow, PartRow, PhotosRow, ProblemRow } from './file-row.tsx'
import type { RowActs } from './row-acts.ts'

type FileListProps = {
  at: ImportRef
  view: ImportView
  intake: Intake
  questions: ImportView['questions']
}

/** The row of a downloaded wedding comes with the first of them. */
const archives = loadedPart(() => import('./archive-row.tsx'))

/** Everything that was dropped, with what it was taken for; each is changed or taken out in one act. */
export function FileList({ at, view, intake, questions }: FileListProps) {
  const act = useMutation({ mutationFn: (run: () => Promise<void>) => run() })
  const acts: RowActs = {
    onRemove: (ids) => act.mutate(() => removeFiles(at, ids)),
    onOut: (parts, isOut) => act.mutate(() => leaveOut(at, parts, isOut)),
    onKind: (part, kind, wasOut) => act.mutate(() => takeAs(at, part, kind, wasOut)),
  }
  return (
    <>
      <ul className="border-t border-line-strong">
        {rowsOf(view.files).map((row) => (
          <Row key={row.key} {...{ at, row, acts, intake }} isAsked={isAsked(row, questions)} />
        ))}
      </ul>
      <Refused>{act.isError && messageFor(act.error)}</Refused>
    </>
  )
}

function Archive(props: { at: ImportRef; file: ImportFileView; acts: RowActs }) {
  const parts = useLoadedPart(archives, true)
  return parts ? <parts.ArchiveRow {...props} /> : null
}

type RowProps = { at: ImportRef; row: FileRow; acts: RowActs; intake: Intake; isAsked: boolean }

function Row({ at, row, acts, intake, isAsked }: RowProps) {
  switch (row.kind) {
    case 'problem':
      return <ProblemRow file={row.file} acts={acts} />
    case 'arriving':
      return (
        <ArrivingRow
          file={row.file}
          arrival={intake.arrivals.find(({ id }) => id === row.file.id)}
          isMissing={intake.missing.some(({ id }) => id === row.file.id)}
          acts={acts}
        />
      )
    case 'archive':
      return <Archive {...{ at, acts }} file={row.file} />
    case 'book':
      return <BookRow file={row.file} acts={acts} />
    case 'photos':
      return <PhotosRow row={row} acts={acts} isAsked={isAsked} />
    case 'part':
      return <PartRow placed={row.placed} isOfBook={row.isOfBook} acts={acts} isAsked={isAsked} />
  }
}
