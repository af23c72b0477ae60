import Eye from 'lucide-react/icons/eye'
import { type ReactNode, useRef } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { useToastRoomAbove } from '#ui/feedback/use-toast-room.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { CoverChoice } from './cover-choice.tsx'
import { DefaultStyle } from './default-style.tsx'
import { DetailChoice } from './detail-choice.tsx'
import { LookConflictDialog } from './look-conflict-dialog.tsx'
import { StyleChoice } from './style-choice.tsx'
import { StylePreview } from './style-preview.tsx'
import { usePublish } from './use-publish.ts'
import { useUnsavedLook } from './use-unsaved-look.ts'

/** 'Estilo': the look of the wedding, chosen at the left and seen at the right before it is published (spec 1). */
export function StylePage({ wedding }: { wedding: Wedding }) {
  const unsaved = useUnsavedLook(wedding)
  const { look, change } = unsaved
  const profile = useProfile()
  const preview = useRef<HTMLElement>(null)
  const publish = usePublish(wedding, unsaved)
  const publishButton = (
    <Button
      variant="primary"
      data-edits
      onPress={publish.publish}
      isDisabled={!unsaved.isChanged && !publish.isPending}
      isPending={publish.isPending}
      pendingLabel="Publicando"
      className="max-md:h-12 max-md:flex-1"
    >
      Publicar
    </Button>
  )
  return (
    <div className="flex-1 lg:grid lg:min-h-[calc(100dvh-4.375rem)] lg:grid-cols-[minmax(0,28.5rem)_minmax(0,1fr)]">
      <div className="px-gutter pt-[clamp(1.35rem,1rem+1.6vw,2.5rem)] pb-10 [--chosen:var(--primary)] [--surface-0:var(--surface)] lg:pr-8">
        <header className="flex items-end gap-4">
          <h1>Estilo</h1>
          <div className="ml-auto max-md:hidden">{publishButton}</div>
        </header>
        <p className="mt-3 mb-7 text-ink-2">Viste «Mi boda» y la página que abren los invitados.</p>
        <FormError error={publish.error} />
        <section className="border-t border-line py-7">
          <StyleChoice value={look.style} onChange={(style) => change({ style })} />
        </section>
        <Part title="Portada">
          <CoverChoice
            weddingId={wedding.id}
            look={look}
            onCover={change}
            onFocus={(focus) => change({ focus })}
          />
        </Part>
        <Part title="Color de los detalles">
          <DetailChoice look={look} onChange={(detail) => change({ detail })} />
        </Part>
        {unsaved.isChanged && (
          <Button variant="quiet" size="sm" onPress={unsaved.forget} className="-ml-2.5">
            Volver a lo publicado
          </Button>
        )}
        {profile.role === 'planner' && <DefaultStyle look={look} />}
      </div>
      <aside
        ref={preview}
        aria-label="Vista previa"
        className="scroll-mt-16 border-line bg-surface-2 px-gutter py-9 max-lg:border-t max-lg:pb-28 lg:border-l"
      >
        <div className="lg:sticky lg:top-20">
          <StylePreview wedding={wedding} look={look} />
        </div>
      </aside>
      <PhoneBar>
        <Button icon={Eye} onPress={() => preview.current?.scrollIntoView()} className="h-12 flex-1">
          Vista previa
        </Button>
        {publishButton}
      </PhoneBar>
      {publish.asked && (
        <LookConflictDialog
          weddingId={wedding.id}
          conflicts={publish.asked}
          isPending={publish.isPending}
          onChoose={publish.decide}
          onClose={publish.cancel}
        />
      )}
    </div>
  )
}

/** At the foot of a phone. */
function PhoneBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoomAbove(bar)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex gap-2.5 border-t border-line bg-surface px-gutter pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] max-[18rem]:flex-wrap max-[18rem]:*:px-2 max-[18rem]:*:text-xs md:hidden"
    >
      {children}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line py-7">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
