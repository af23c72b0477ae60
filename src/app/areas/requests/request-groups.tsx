import type { RequestGroup } from './request-lists.ts'
import { RequestRow } from './request-row.tsx'
import { useDays } from './use-days.ts'

type RequestGroupsProps = {
  groups: readonly RequestGroup[]
  opened: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** The rows below whose turn it is; a group without a row is not there. */
export function RequestGroups({ groups, opened, onToggle }: RequestGroupsProps) {
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
              isOpen={opened.has(request.id)}
              onToggle={() => onToggle(request.id)}
            />
          ))}
        </ul>
      </section>
    ))
}
