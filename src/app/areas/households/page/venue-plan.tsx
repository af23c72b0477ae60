import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import { type GuestPageContent, PLAN_TEXT_MAX } from '#domain/households/guest-page.ts'
import { withText } from '#domain/households/guest-page-edit.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import type { RoomPicture } from '#domain/seating/room-ground.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { sentPlan, usePlanUpload } from './use-plan-upload.ts'

type VenuePlanProps = {
  weddingId: string
  content: GuestPageContent
  /** The plans that the stored versions show. */
  pictures: readonly RoomPicture[]
  language: InvitationLanguage
  isReadOnly: boolean
  onChange: (change: (content: GuestPageContent) => GuestPageContent) => void
}

/** The plan of the venue in 'Cómo llegar': put in, described, replaced, and taken away with a way back. */
export function VenuePlan({
  weddingId,
  content: { venuePlan = null },
  pictures,
  language,
  isReadOnly,
  onChange,
}: VenuePlanProps) {
  const place = useRef<HTMLDivElement>(null)
  const set = (next: GuestPageContent['venuePlan']) => onChange((now) => ({ ...now, venuePlan: next }))
  const { upload, send, isSending } = usePlanUpload(weddingId, ({ id }) =>
    onChange((now) => ({ ...now, venuePlan: { pictureId: id, texts: now.venuePlan?.texts ?? {} } })),
  )
  const picture =
    venuePlan && (pictures.find(({ id }) => id === venuePlan.pictureId) ?? sentPlan(venuePlan.pictureId))
  const takeAway = () => {
    // The button goes with the plan: the keyboard goes on at the one that brings another.
    place.current?.querySelector('button')?.focus()
    set(null)
    showToast('Plano quitado del borrador.', {
      action: { label: 'Deshacer', onAction: () => set(venuePlan) },
    })
  }
  if (isReadOnly && !venuePlan) return <p className="text-ink-2">No hay ningún plano.</p>
  return (
    <div className="grid gap-4 rounded-paper border border-line bg-surface p-4">
      {picture && (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={venuePlan.texts[language] ?? 'El plano que has subido'}
          className="h-auto max-h-80 w-full rounded-print object-contain"
        />
      )}
      {venuePlan && !picture && <p>El plano está en tu borrador y no podemos enseñarlo ahora mismo.</p>}
      {venuePlan && (
        <TextField
          label={`Qué se ve en el plano (${LANGUAGE_NAMES[language]})`}
          description="Se lee debajo, y es lo que oye quien no puede verlo."
          value={venuePlan.texts[language] ?? ''}
          onChange={(typed) => set({ ...venuePlan, texts: withText(venuePlan.texts, language, typed) })}
          isReadOnly={isReadOnly}
          maxLength={PLAN_TEXT_MAX}
        />
      )}
      {!isReadOnly && (
        <div ref={place} className="flex flex-wrap gap-2">
          <FileButton
            variant="secondary"
            icon={ImagePlus}
            accept={IMAGE_TYPES}
            isPending={isSending}
            pendingLabel={`Subiendo, ${upload?.progress ?? 0} %`}
            onFiles={([file]) => file && void send(file)}
          >
            {venuePlan ? 'Cambiar el plano' : 'Subir un plano'}
          </FileButton>
          {venuePlan && (
            <Button variant="quiet" onPress={takeAway}>
              Quitar el plano
            </Button>
          )}
        </div>
      )}
      {upload?.problem && (
        <p role="alert" className="text-sm text-danger">
          «{upload.name}»: {upload.problem}
        </p>
      )}
    </div>
  )
}
