import { useMutation, useQuery } from '@tanstack/react-query'
import Package from 'lucide-react/icons/package'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { fileSize } from '../../shared/files/file-size.ts'
import { BigFigure } from './big-figure.tsx'
import { contentsWords } from './export-words.ts'
import { askForExport } from './exports.actions.ts'
import { exportContentsQuery } from './exports.queries.ts'

/** How much there is to take along, and the button that begins a copy. */
export function AskForCopy({ weddingId }: { weddingId: string }) {
  const contents = useQuery(exportContentsQuery(weddingId))
  const [withFiles, setWithFiles] = useState(true)
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: () => askForExport(weddingId, withFiles),
  })
  const { data } = contents
  const hasFiles = !data || data.images + data.files > 0
  return (
    <>
      <BigFigure
        figure={data ? (withFiles && data.bytes > 0 ? fileSize(data.bytes) : 'Ligero') : '…'}
        action={
          <Button
            variant="primary"
            icon={Package}
            onPress={() => ask.mutate()}
            isPending={ask.isPending}
            pendingLabel="Preparando"
          >
            Preparar el ZIP
          </Button>
        }
      >
        {data ? (
          <p>{contentsWords(data)}</p>
        ) : contents.isError ? (
          <p>No hemos podido contar lo que hay. Puedes prepararlo igual.</p>
        ) : (
          <SkeletonLine className="w-40" />
        )}
        {hasFiles && (
          <label className="mt-1 flex min-h-8 cursor-pointer items-center gap-2.5 text-ink pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={withFiles}
              onChange={({ currentTarget }) => setWithFiles(currentTarget.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            Con imágenes y archivos
          </label>
        )}
      </BigFigure>
      {ask.error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {messageFor(ask.error)}
        </p>
      )}
    </>
  )
}
