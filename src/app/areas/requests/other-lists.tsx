import type { PlannerRequest } from '#contract/requests.ts'
import { Button } from '#ui/button.tsx'
import { PUT_AWAY, type RequestList } from './request-lists.ts'

type OtherListsProps = {
  requests: readonly PlannerRequest[]
  shown: RequestList | undefined
  onList: (list: RequestList | undefined) => void
}

/** The ways to what was put away, and back to what is under way. */
export function OtherLists({ requests, shown, onList }: OtherListsProps) {
  const lists = (['archived', 'spam'] as const).filter((list) => list !== shown)
  return (
    <p className="mt-6 -ml-3 flex flex-wrap gap-1">
      {shown && (
        <Button variant="quiet" onPress={() => onList(undefined)}>
          Ver las que siguen
        </Button>
      )}
      {lists.map((list) => (
        <Button key={list} variant="quiet" onPress={() => onList(list)}>
          {PUT_AWAY[list]}
          <span className="num text-ink-3">{requests.filter(({ status }) => status === list).length}</span>
        </Button>
      ))}
    </p>
  )
}
