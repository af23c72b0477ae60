import type { Notification } from '#contract/notifications.ts'
import { actorLabel, sentenceOf } from '#domain/notifications/notification-sentences.ts'
import { cx } from '#ui/class-names.ts'
import { AppLink } from '../../shared/page/app-link.tsx'
import { useWeddings } from '../../shared/session/use-session.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'

type NotificationListProps = {
  notifications: readonly Notification[]
  /** Those to mark, although they count as read from now on. */
  fresh: ReadonlySet<string>
  /** Following a notification closes the list. */
  onFollow?: () => void
  className?: string
}

/** Lists the news, the newest first; each line leads to its place. */
export function NotificationList({ notifications, fresh, onFollow, className }: NotificationListProps) {
  const now = useCurrentTime()
  const hasSeveral = useWeddings().length > 1
  return (
    <ul className={className}>
      {notifications.map((notification) => (
        <Line
          key={notification.id}
          notification={notification}
          isFresh={fresh.has(notification.id)}
          hasWedding={hasSeveral}
          now={now}
          onFollow={onFollow}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  notification: Notification
  isFresh: boolean
  /** A person with several weddings sees the wedding's name. */
  hasWedding: boolean
  now: Date
  onFollow: (() => void) | undefined
}

function Line({ notification, isFresh, hasWedding, now, onFollow }: LineProps) {
  const { actorName, weddingName, url, createdAt } = notification
  const label = actorLabel(notification)
  return (
    <li className="border-b border-line">
      <AppLink
        href={url}
        onFollow={onFollow}
        className="-mx-2 grid grid-cols-[minmax(0,1fr)_.625rem] gap-x-2.5 rounded-control px-2 py-2.75 text-sm hover:bg-surface-hover focus-visible:-outline-offset-2"
      >
        <span className="wrap-anywhere">
          {isFresh && <span className="sr-only">Sin leer. </span>}
          <b className="font-strong text-ink">{actorName || 'Usuario'}</b> {sentenceOf(notification)}
          <span className="sr-only">.</span>
          <span className="mt-0.5 block text-xs text-ink-3">
            {label && `${label} · `}
            <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
            {hasWedding && weddingName && ` · ${weddingName}`}
          </span>
        </span>
        <span aria-hidden="true" className={cx('mt-1.5 size-2 rounded-full', isFresh && 'bg-naranja-500')} />
      </AppLink>
    </li>
  )
}
