import type { RequestGroup } from './request-lists.ts'
import { RequestRow } from './request-row.tsx'
import { useDays } from './use-days.ts'

type RequestGroupsProps = {
  groups: readonly RequestGroup[]
  openId: string | undefined
  /** The id of the panel that shows the open one. */
  panelId: string
  onOpen: (id: string) => void
}

/** The rows below whose turn it is; a group without a row is not there. */
export function RequestGroups({ groups, openId, panelId, onOpen }: RequestGroupsProps) {
  const days = useDays()
  return groups
    .filter(({ requests }) => requests.length > 0)
    .map(({ key, title, requests }) => (
      <section key={key} aria-labelledby={`requests-${key}`} className="mt-7">
        <h2
          id={`requests-${key}`}
          className="border-b border-line-strong pb-2 font-sans text-sm font-strong text-ink-2"
        >
          {title} <span className="num ml-1.5 font-normal text-ink-3">{requests.length}</span>
        </h2>
        <ul>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              day={days.of(request)}
              panelId={request.id === openId ? panelId : null}
              onOpen={() => onOpen(request.id)}
            />
          ))}
        </ul>
      </section>
    ))
}
