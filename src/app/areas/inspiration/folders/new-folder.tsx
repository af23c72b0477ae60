import { useQuery } from '@tanstack/react-query'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { useEffect, useId, useRef } from 'react'
import { FOLDER_NAME_MAX } from '#domain/inspiration/inspiration.ts'
import { cx } from '#ui/class-names.ts'
import { useCutPaste } from '#ui/fields/cut-paste.ts'
import { Icon } from '#ui/icon.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { setFailedFolder, useFailedFolder } from '../changes/failed-folder.ts'
import { foldersQuery } from '../inspiration.queries.ts'
import { takenNameNote } from './taken-name.ts'

type NewFolderProps = {
  weddingId: string
  onAdd: (name: string) => void
  /** As the last of the chips of a phone. */
  isChip?: boolean
}

/** The line under the folders: what is typed in it becomes a folder with Enter; a blank name is ignored (spec 5). */
export function NewFolder({ weddingId, onAdd, isChip }: NewFolderProps) {
  const { data: folders = [] } = useQuery(foldersQuery(weddingId))
  const [unsaved, setUnsaved] = useUnsaved(`new folder ${weddingId}`)
  const failed = useFailedFolder(weddingId)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const cut = useCutPaste(FOLDER_NAME_MAX)
  const problem = failed?.message ?? cut.sentence
  useEffect(() => {
    if (!failed) return
    setUnsaved(failed.name)
    // A folder that was kept without a network may fail while the person is somewhere else.
    if (document.activeElement === document.body) input.current?.focus()
  }, [failed, setUnsaved])
  const name = unsaved ?? ''
  const note = problem ? undefined : takenNameNote(folders, name)
  const add = () => {
    if (name.trim() === '') return
    setUnsaved(null)
    setFailedFolder(null)
    onAdd(name.trim())
  }
  const form = useSubmission(add)
  return (
    <form data-edits {...form.props()}>
      <div
        className={cx(
          'flex h-10 items-center gap-2.5 max-md:h-11',
          failed ? FAILED : isChip ? CHIP : LINE,
          isChip && 'w-44 rounded-pill px-3.5',
        )}
      >
        <Icon of={FolderPlus} className="text-ink-3" />
        <input
          ref={input}
          value={name}
          maxLength={FOLDER_NAME_MAX}
          placeholder="Nueva carpeta"
          aria-label="Nueva carpeta"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || note ? errorId : undefined}
          onPaste={cut.onPaste}
          onInput={cut.onInput}
          enterKeyHint="done"
          onChange={({ target }) => setUnsaved(target.value || null)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            setUnsaved(null)
            setFailedFolder(null)
          }}
          className="min-w-0 flex-1 bg-transparent text-ui outline-none placeholder:text-ink-3 max-md:text-base"
        />
      </div>
      {problem && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm font-strong text-danger">
          {problem}
        </p>
      )}
      {note && (
        <p id={errorId} role="status" className="mt-1.5 text-sm text-ink-2">
          {note}
        </p>
      )}
    </form>
  )
}

const LINE = 'border-b border-control focus-within:border-b-2 focus-within:border-focus'
const CHIP =
  'border border-control focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus'
const FAILED = 'rounded-control border-2 border-danger px-2'
