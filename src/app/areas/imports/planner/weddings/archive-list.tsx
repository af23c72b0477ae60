import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { OpeningAct, OpeningOutcome } from '../../files/opening-parts.tsx'
import { useOpening } from '../../files/use-opening.ts'
import { openFile } from '../opening.actions.ts'

type Archive = PlannerImportView['archives'][number]

/** Downloaded weddings, each of which is opened as a new one by itself. */
export function ArchiveList({ view: { id, archives } }: { view: PlannerImportView }) {
  if (archives.length === 0) return null
  return (
    <section aria-labelledby="de-azahar" className="mt-8">
      <h2 id="de-azahar" className="text-[1.375rem]">
        {archives.length === 1 ? 'Una boda de azahar' : `${archives.length} bodas de azahar`}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {archives.length === 1
          ? 'Se abre entera, como boda nueva'
          : 'Cada una se abre entera, como boda nueva'}
        : nunca escribe encima de otra.
      </p>
      <ul className="mt-3 border-t border-line-strong">
        {archives.map((archive) => (
          <ArchiveItem key={archive.fileId} importId={id} archive={archive} />
        ))}
      </ul>
    </section>
  )
}

function ArchiveItem({ importId, archive }: { importId: string; archive: Archive }) {
  const { fileId, fileName, detail, openedAs } = archive
  const opening = useOpening(() => openFile(importId, fileId), openedAs)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <b className="block font-strong">{fileName}</b>
        <div className="text-ink-2">
          <OpeningOutcome opening={opening}>{detail}</OpeningOutcome>
        </div>
      </div>
      <OpeningAct opening={opening} fileName={fileName} />
    </li>
  )
}
