import { Link } from '@tanstack/react-router'
import type { Guest } from '#contract/guests.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { useGuests } from '../use-guests.ts'
import { ANSWER_LISTS, type AnswerListId } from './answer-list-ids.ts'
import { AnswerListPanel } from './answer-list-panel.tsx'
import { answerList } from './answer-lists.ts'
import { useMemberNames } from './answered-words.ts'

type AnswersPageProps = {
  weddingId: string
  listId: AnswerListId
  onList: (listId: AnswerListId) => void
}

const NO_GUESTS: Guest[] = []

/** 'Respuestas': who comes by which bus, who eats what, and what families wrote, with totals and files. */
export function AnswersPage({ weddingId, listId, onList }: AnswersPageProps) {
  const { query: guestsQuery, guests } = useGuests(weddingId)
  const { query, list, families } = useFamilies(weddingId, guests ?? NO_GUESTS)
  const mayEdit = useAccess(weddingId, 'guests', 'edit')
  const nameOf = useMemberNames(weddingId, listId === 'families')
  const failed = [guestsQuery, query].find(({ isError }) => isError)
  return (
    <Page>
      <PageHeader title="Respuestas" />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link
          to="/app/couple/$wid/guests"
          params={{ wid: weddingId }}
          className="link inline-block py-2 text-sm"
          data-print="hide"
        >
          Volver a Invitados
        </Link>
        {mayEdit && (
          <Link
            to="/app/couple/$wid/answers"
            params={{ wid: weddingId }}
            search={{ llamar: 'siguiente' }}
            className="link inline-block py-2 text-sm"
            data-print="hide"
          >
            Apuntar respuestas por teléfono
          </Link>
        )}
      </p>
      {guests && list && families ? (
        <Tabs
          label="Respuestas de los invitados"
          selected={listId}
          onSelect={onList}
          className="mt-2"
          panelClassName="pt-5"
          tabs={listsToShow(list.settings, listId).map((id) => ({
            id,
            label: LABELS[id],
            panel: (
              <AnswerListPanel
                key={id}
                name={LABELS[id]}
                fileName={FILE_NAMES[id]}
                list={answerList(id, { families, settings: list.settings, nameOf })}
              />
            ),
          }))}
        />
      ) : failed ? (
        <ErrorState
          title="No hemos podido cargar las respuestas."
          detail={messageFor(failed.error)}
          onRetry={() => failed.refetch()}
          isRetrying={failed.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-8" />
      )}
    </Page>
  )
}

/** Questions of their own are shown by those who ask some. */
const listsToShow = ({ questions }: InvitationSettings, shown: AnswerListId) =>
  ANSWER_LISTS.filter((id) => id !== 'questions' || id === shown || questions.length > 0)

const LABELS: Record<AnswerListId, string> = {
  bus: 'Autobús',
  menus: 'Menús',
  questions: 'Preguntas',
  songs: 'Canciones',
  messages: 'Mensajes',
  families: 'Familias',
}

const FILE_NAMES: Record<AnswerListId, string> = {
  bus: 'autobus',
  menus: 'menus',
  questions: 'preguntas',
  songs: 'canciones',
  messages: 'mensajes',
  families: 'familias',
}
