import { createFileRoute } from '@tanstack/react-router'
import { ANSWER_LISTS, type AnswerListId } from '../../../../areas/guests/answers/answer-list-ids.ts'
import { AnswersPage } from '../../../../areas/guests/answers/answers-page.tsx'
import { TelephonePage } from '../../../../areas/households/telephone/telephone-page.tsx'

/** `llamar` is a guest of the family that a member speaks with, or 'siguiente' for the first that has still to answer. */
type Search = { list?: AnswerListId; llamar?: string }

export const Route = createFileRoute('/app/couple/$wid/answers')({
  staticData: { title: 'Respuestas', section: 'guests', isDrawnInBrowser: true },
  validateSearch: ({ list, llamar }: Record<string, unknown>): Search => {
    const known = ANSWER_LISTS.find((id) => id === list)
    return { ...(known && { list: known }), ...(typeof llamar === 'string' && { llamar }) }
  },
  component: Answers,
})

const FIRST = 'siguiente'

function Answers() {
  const { list = 'bus', llamar } = Route.useSearch()
  const navigate = Route.useNavigate()
  const weddingId = Route.useParams().wid
  if (llamar !== undefined)
    return (
      <TelephonePage
        weddingId={weddingId}
        guestId={llamar === FIRST ? null : llamar}
        onFamily={(next) => void navigate({ search: { llamar: next } })}
      />
    )
  return (
    <AnswersPage
      weddingId={weddingId}
      listId={list}
      onList={(next) => void navigate({ search: { list: next }, replace: true, resetScroll: false })}
    />
  )
}
