import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportPreviewView } from '#contract/import-rows.ts'
import type { Wedding } from '#contract/weddings.ts'
import { IMPORT_CHANGED } from '#domain/imports/imports.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import type { ImportRef } from '../import-refs.ts'
import { apply } from '../imports.actions.ts'
import { previewQuery } from '../imports.queries.ts'
import { moveInDialogs } from '../loaded-dialogs.ts'
import { PhoneActs, Refused, StepTitle, TWO_COLUMNS } from '../move-in-parts.tsx'
import { PreviewBeside } from './preview-beside.tsx'
import { type Section, SectionRow } from './preview-section.tsx'

type PreviewViewProps = {
  at: ImportRef
  wedding: Wedding
  takesFocus: boolean
  /** Why it could not be brought in as it was looked at before. */
  reason: string | null
  onBack: () => void
  /** It is being brought in from now on. */
  onBrought: () => void
}

/** The whole wedding as it would be, before anything is written. */
export function PreviewView({ at, wedding, takesFocus, reason, onBack, onBrought }: PreviewViewProps) {
  const isPlanner = useProfile().role === 'planner'
  const preview = useQuery(previewQuery(at.weddingId, at.importId))
  const bringing = useMutation({ mutationFn: (seen: string) => apply(at, seen), onSuccess: onBrought })
  const isEmpty = preview.data?.sections.length === 0 && preview.data.newDate === null
  const acts = (
    <>
      <Button onPress={onBack}>Volver</Button>
      <Button
        variant="primary"
        isDisabled={!preview.data || isEmpty}
        isPending={bringing.isPending}
        pendingLabel="Empezando"
        onPress={() => preview.data && bringing.mutate(preview.data.seen)}
      >
        Traer todo
      </Button>
    </>
  )
  return (
    <>
      <StepTitle takesFocus={takesFocus} actions={acts}>
        {isPlanner ? 'Así queda la boda' : 'Así queda vuestra boda'}
      </StepTitle>
      <Refused>
        {bringing.isError
          ? messageFor(bringing.error)
          : reason === IMPORT_CHANGED && messageFor(new CodedError(IMPORT_CHANGED))}
      </Refused>
      {preview.data ? (
        <Loaded preview={preview.data} wedding={wedding} />
      ) : preview.isError ? (
        <ErrorState
          title="No hemos podido ver cómo queda."
          detail={messageFor(preview.error)}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
          className="mt-7"
        />
      ) : (
        <SkeletonRows rows={5} className="mt-7" />
      )}
      <PhoneActs>{acts}</PhoneActs>
    </>
  )
}

function Loaded({ preview, wedding }: { preview: ImportPreviewView; wedding: Wedding }) {
  const [shown, setShown] = useState<Section | null>(null)
  const dialogs = useOpenedPart(moveInDialogs, shown !== null, () => setShown(null))
  return (
    <div className={TWO_COLUMNS}>
      {preview.sections.length > 0 ? (
        <ol className="border-t border-line-strong">
          {preview.sections.map((section) => (
            <SectionRow key={section.key} section={section} onShow={() => setShown(section)} />
          ))}
        </ol>
      ) : (
        <p className="border-t border-line-strong pt-4 text-ink-2">
          De tus archivos no entra nada nuevo: ya está todo aquí, o se queda fuera.
        </p>
      )}
      <PreviewBeside preview={preview} wedding={wedding} />
      {dialogs && shown && <dialogs.PreviewLinesDialog section={shown} onClose={() => setShown(null)} />}
    </div>
  )
}
