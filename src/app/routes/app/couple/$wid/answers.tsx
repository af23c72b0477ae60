import { createFileRoute } from '@tanstack/react-router'
import { ANSWER_LISTS, type AnswerListId } from '../../../../areas/guests/answers/answer-list-ids.ts'
import { AnswersPage } from '../../../../areas/guests/answers/answers-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/answers')({
  staticData: { title: 'Respuestas', section: 'guests', isDrawnInBrowser: true },
  validateSearch: ({ list }: Record<string, unknown>): { list?: AnswerListId } => {
    const known = ANSWER_LISTS.find((id) => id === list)
    return known ? { list: known } : {}
  },
  component: Answers,
})

function Answers() {
  const { list = 'bus' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AnswersPage
      weddingId={Route.useParams().wid}
      listId={list}
      onList={(next) => void navigate({ search: { list: next }, replace: true, resetScroll: false })}
    />
  )
}
