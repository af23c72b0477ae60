import { useMutation } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { READING_PROBLEM_WORDS } from '#domain/imports/left-out-words.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { retryArrival } from '../../arriving/arrivals.ts'
import { Refused } from '../../move-in-parts.tsx'
import { removeFile } from '../planner-imports.actions.ts'
import type { WeddingsIntake } from '../use-weddings-intake.ts'

type Problem = NonNullable<PlannerImportView['files'][number]['problem']>

/** Files that are not read, or do not arrive, each with why; the others go on. */
export function FileTroubles({ view, intake }: { view: PlannerImportView; intake: WeddingsIntake }) {
  const removing = useMutation({ mutationFn: (fileId: string) => removeFile(view.id, fileId) })
  const failed = intake.arrivals.filter(({ status }) => status === 'failed')
  const unread = view.files.flatMap(({ id, name, problem }) => (problem ? [{ id, name, problem }] : []))
  if (failed.length + unread.length === 0) return null
  return (
    <section aria-labelledby="no-se-leen" className="mt-8">
      <h2 id="no-se-leen" className="text-[1.375rem]">
        No se {unread.length + failed.length === 1 ? 'lee un archivo' : 'leen algunos archivos'}
      </h2>
      <ul className="mt-3 border-t border-line-strong">
        {failed.map(({ id, name, message, isRetriable }) => (
          <Trouble key={id} name={name} words={message ?? ''} onRemove={() => removing.mutate(id)}>
            {isRetriable && (
              <Button size="sm" icon={RotateCcw} onPress={() => retryArrival(id)}>
                Reintentar
              </Button>
            )}
          </Trouble>
        ))}
        {unread.map(({ id, name, problem }) => (
          <Trouble
            key={id}
            name={name}
            words={problemInWords(problem)}
            onRemove={() => removing.mutate(id)}
          />
        ))}
      </ul>
      <Refused>{removing.isError && messageFor(removing.error)}</Refused>
    </section>
  )
}

const problemInWords = (problem: Problem) =>
  problem === 'REPEATED' ? 'Es el mismo que otro de su carpeta.' : READING_PROBLEM_WORDS[problem]

type TroubleProps = { name: string; words: string; onRemove: () => void; children?: ReactNode }

function Trouble({ name, words, onRemove, children }: TroubleProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-sm">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block font-strong">{name}</b>
        <span className="text-ink-2">{words}</span>
      </p>
      {children}
      <IconButton icon={X} iconSize="sm" label={`Quitar ${name}`} onPress={onRemove} />
    </li>
  )
}
