import FileArchive from 'lucide-react/icons/file-archive'
import type { ImportFileView } from '#contract/import-rows.ts'
import type { ImportRef } from '../import-refs.ts'
import { openFile } from '../opening.actions.ts'
import { FileLine, TakeOut } from './file-line.tsx'
import { OpeningAct, OpeningOutcome } from './opening-parts.tsx'
import type { RowActs } from './row-acts.ts'
import { useOpening } from './use-opening.ts'

type ArchiveRowProps = { at: ImportRef; file: ImportFileView; acts: RowActs }

/** A downloaded wedding: it is opened by itself, and never over the one that is open. */
export function ArchiveRow({ at, file, acts }: ArchiveRowProps) {
  const { id, name, openedAs } = file
  const part = file.parts[0]!
  const opening = useOpening(() => openFile(at, id), openedAs)
  return (
    <FileLine
      icon={FileArchive}
      title={part.title}
      detail={<OpeningOutcome opening={opening}>{part.detail}</OpeningOutcome>}
      fileName={`${name} · azahar`}
      state={<OpeningAct opening={opening} fileName={name} />}
      act={<TakeOut name={name} onPress={() => acts.onRemove([id])} />}
    />
  )
}
