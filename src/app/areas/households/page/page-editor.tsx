import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuestPageState } from '#contract/guest-page.ts'
import { isSameContent } from '#domain/households/guest-page-merge.ts'
import {
  INVITATION_LANGUAGES,
  type InvitationLanguage,
  LANGUAGE_NAMES,
} from '#domain/households/households.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Select } from '#ui/fields/select.tsx'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { useIdle } from '../../../shared/page/use-idle.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { guestPageQuery } from './guest-page.queries.ts'
import { PagePreview } from './page-preview.tsx'
import { stateInWords } from './page-words.ts'
import { PartList } from './part-list.tsx'
import { PublicAddress } from './public-address.tsx'
import { QuestionList } from './question-list.tsx'
import { type PageForm, usePageForm } from './use-page-form.ts'

/** 'Página de la boda': what families see below their answer, prepared as a draft and published. */
export function GuestPageEditor({ weddingId }: { weddingId: string }) {
  const query = useQuery(guestPageQuery(weddingId))
  if (query.data) return <Editor weddingId={weddingId} state={query.data} />
  return (
    <Page>
      <PageHeader title="Página de la boda" />
      {query.isError ? (
        <ErrorState
          title="No hemos podido cargar la página de la boda."
          detail={messageFor(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-8" />
      )}
    </Page>
  )
}

/** The question of which text stays, which comes when there is one to ask. */
const conflictsDialog = loadedPart(() => import('./page-conflicts.tsx'))

/** The plan of the venue with its upload, which most pages do not have. */
const venuePlan = loadedPart(() => import('./venue-plan.tsx'))

/** The list of gifts, which most pages do not have. */
const giftItems = loadedPart(() => import('./gift-items.tsx'))

const LANGUAGES = INVITATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

function Editor({ weddingId, state }: { weddingId: string; state: GuestPageState }) {
  const form = usePageForm(weddingId, state)
  const isReadOnly = !useAccess(weddingId, 'guests', 'edit')
  const conflicts = useLoadedPart(conflictsDialog, form.asked !== null, form.failToAsk)
  const isIdle = useIdle()
  const plan = useLoadedPart(venuePlan, isIdle)
  const gifts = useLoadedPart(giftItems, isIdle)
  const [language, setLanguage] = useState<InvitationLanguage>('es')
  const shared = { content: form.content, language, isReadOnly }
  return (
    <Page className="max-w-200">
      <PageHeader title="Página de la boda" actions={!isReadOnly && <Actions form={form} state={state} />} />
      <p role="status" className="mt-3 font-strong">
        {stateInWords(state, form.isDirty)}
      </p>
      <p className="mt-1 text-ink-2">
        Cada familia la ve con el enlace de su invitación, cuando ha dicho que viene.
      </p>
      {!isReadOnly && <Versions form={form} state={state} />}
      {!isReadOnly && <PagePreview weddingId={weddingId} isDirty={form.isDirty} />}
      <Select
        label="Idioma de los textos"
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
        description="Una familia lee los suyos; donde no los hay, los primeros que encuentra."
        className="mt-6 max-w-80"
      />
      <section aria-labelledby="partes" className="mt-8">
        <h2 id="partes">Partes</h2>
        <PartList {...shared} onChange={form.change} />
      </section>
      <section aria-labelledby="plano" className="mt-10">
        <h2 id="plano">Plano del lugar</h2>
        <p className="mt-1 text-ink-2">
          Se ve en «Cómo llegar». Sirve una imagen de hasta 15&nbsp;MB; de un PDF, guarda antes la página como
          imagen.
        </p>
        <div className="mt-4 min-h-20">
          {plan && (
            <plan.VenuePlan
              {...shared}
              weddingId={weddingId}
              pictures={state.pictures}
              onChange={form.change}
            />
          )}
        </div>
      </section>
      <section aria-labelledby="preguntas" className="mt-10">
        <h2 id="preguntas">Preguntas y respuestas</h2>
        <QuestionList {...shared} onChange={form.change} />
      </section>
      <section aria-labelledby="regalos" className="mt-10">
        <h2 id="regalos">Lista de regalos</h2>
        <p className="mt-1 text-ink-2">
          Cada familia dice en su página de qué se encarga. Las demás solo ven que ya está cogido; el nombre
          lo veis quienes organizáis la boda.
        </p>
        {gifts && <gifts.GiftItems {...shared} taken={state.takenGifts} onChange={form.change} />}
      </section>
      {!isReadOnly && <PublicAddress weddingId={weddingId} />}
      {conflicts && <conflicts.PageConflicts form={form} />}
    </Page>
  )
}

type FormProps = { form: PageForm; state: GuestPageState }

function Actions({ form, state }: FormProps) {
  const isPublished = state.published !== null && isSameContent(state.draft, state.published)
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={!form.isDirty}
        isPending={form.isPending}
        pendingLabel="Guardando"
        onPress={form.save}
      >
        Guardar borrador
      </Button>
      <Button
        variant="primary"
        isDisabled={!form.isDirty && isPublished}
        isPending={form.isPending}
        pendingLabel="Publicando"
        onPress={form.publish}
      >
        Publicar
      </Button>
    </>
  )
}

/** The versions that a draft can go back to. */
function Versions({ form, state: { draft, published, former } }: FormProps) {
  const isChanged = published !== null && (form.isDirty || !isSameContent(draft, published))
  if (!isChanged && !former) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {isChanged && (
        <Button
          variant="quiet"
          isPending={form.isPending}
          onPress={() => form.take(published, 'El borrador vuelve a lo publicado.')}
        >
          Volver a lo publicado
        </Button>
      )}
      {former && (
        <Button
          variant="quiet"
          isPending={form.isPending}
          onPress={() => form.take(former, 'El borrador es la versión publicada antes.')}
        >
          Traer la versión de antes
        </Button>
      )}
    </div>
  )
}
