import { useMutation } from '@tanstack/react-query'
import type { PlannerImportRowView } from '#contract/planner-import-rows.ts'
import type { PartKind } from '#domain/imports/imports.ts'
import { fileOf } from '#domain/imports/names-in-zip.ts'
import { messageFor } from '../../../../shared/error-messages.ts'
import { PartState } from '../../files/part-state.tsx'
import { Refused } from '../../move-in-parts.tsx'
import { choosePart } from '../planner-imports.actions.ts'

type Part = PlannerImportRowView['parts'][number]
type Choice = { part: Part; kind?: PartKind; isOut?: boolean }

type PartListProps = { importId: string; parts: readonly Part[]; onChanged: () => void }

/** The parts of the files of a wedding, each with what it was taken for; those in doubt come first. */
export function PartList({ importId, parts, onChanged }: PartListProps) {
  const given = useMutation({
    mutationFn: ({ part, ...choice }: Choice) => choosePart(importId, part, choice),
    onSuccess: onChanged,
  })
  if (parts.length === 0) return null
  const ordered = parts.toSorted((one, other) => Number(other.isUncertain) - Number(one.isUncertain))
  return (
    <>
      <h3 className="mt-5 text-lg">De estos archivos</h3>
      <ul className="mt-1.5 max-h-72 scroll-pane border-t border-line-strong">
        {ordered.map((part) => (
          <li
            key={`${part.fileId} ${part.at}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              <b className="block font-strong">{part.title}</b>
              <span className="text-ink-2">
                {[nameOf(part), part.detail].filter((words) => words !== '').join(' · ')}
              </span>
            </span>
            <PartState
              view={part}
              name={nameOf(part)}
              isAsked={part.isUncertain}
              onKind={(kind) => given.mutate({ part, kind, ...(part.isOut && { isOut: false }) })}
              onOut={() => given.mutate({ part, isOut: !part.isOut })}
            />
          </li>
        ))}
      </ul>
      <Refused>{given.isError && messageFor(given.error)}</Refused>
    </>
  )
}

const nameOf = ({ fileName, sheet }: Part) =>
  sheet === null ? fileOf(fileName) : `${fileOf(fileName)}, hoja «${sheet}»`
