import CircleAlert from 'lucide-react/icons/circle-alert'
import { memo, useCallback, useRef, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { answerOf } from '#domain/guests/guests.ts'
import { cx } from '#ui/class-names.ts'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useGuestDialogs } from '../guest-dialogs.ts'
import type { GuestActions } from '../guests.actions.ts'
import { useRowFocus } from '../table/row-focus.ts'
import type { GuestView } from '../use-guest-view.ts'
import type { GuestFailures } from '../use-guests.ts'
import { useRevealHighlighted } from '../use-highlighted-guest.ts'
import { useWindowRows } from '../window-rows.ts'

/** The height of a row in rem: 68 px at the usual size of text. */
const ROW_REM = 4.25

type GuestListProps = {
  /** The guests in sight. */
  guests: readonly Guest[]
  /** The whole list: the open guest may leave the filter with a new answer. */
  allGuests: readonly Guest[]
  held: GuestView['held']
  /** The line below a name in place of notes and email, by the columns that were chosen. */
  lineOf?: ((guest: Guest) => string) | undefined
  failures: ReadonlyMap<string, GuestFailures>
  actions: GuestActions
}

/** The guest list on a phone: two lines and the answer; a tap opens everything else. */
export function GuestList({ guests, allGuests, held, lineOf, failures, actions }: GuestListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const close = () => setOpenId(null)
  const parts = useOpenedPart(useGuestDialogs(), openId !== null, close)
  const focused = useRef<() => string | undefined>(() => undefined)
  const { isVirtual, stretches, reveal } = useWindowRows({
    count: guests.length,
    rowRem: ROW_REM,
    top: list,
    keptIndex: () => {
      const id = openId ?? focused.current()
      return id === undefined ? -1 : guests.findIndex((guest) => guest.id === id)
    },
  })
  const isLeaving = (id: string) => held.get(id) === 'leaving'
  const focus = useRowFocus({ root: list, rows: guests, reveal, isLeaving })
  focused.current = focus.focusedId
  useRevealHighlighted(guests, reveal)
  const { move } = focus
  const onLeft = useCallback((id: string) => move(id, 'rsvp', 1), [move])
  return (
    <>
      <ul ref={list} aria-label="Invitados" {...focus.handlers} className="flow-root [overflow-anchor:none]">
        {stretches.map(({ index, gap }) => {
          const guest = index === 'end' ? undefined : guests[index]
          if (!guest) return <li key="end" aria-hidden="true" style={{ height: `${gap}rem` }} />
          return (
            <GuestItem
              key={guest.id}
              guest={guest}
              gap={gap}
              position={isVirtual ? Number(index) + 1 : undefined}
              total={isVirtual ? guests.length : undefined}
              failures={failures.get(guest.id)}
              line={lineOf?.(guest)}
              isLeaving={isLeaving(guest.id)}
              actions={actions}
              onOpen={setOpenId}
              onLeft={onLeft}
            />
          )
        })}
      </ul>
      {parts && (
        <parts.GuestSheet
          guest={allGuests.find(({ id }) => id === openId)}
          failures={openId ? failures.get(openId) : undefined}
          actions={actions}
          onClose={close}
        />
      )}
    </>
  )
}

type GuestItemProps = {
  guest: Guest
  /** Empty height, in rem, of rows before this one that are not drawn. */
  gap: number
  /** Its place and how many there are, where not all of them are drawn. */
  position: number | undefined
  total: number | undefined
  failures: GuestFailures | undefined
  line: string | undefined
  isLeaving: boolean
  actions: GuestActions
  onOpen: (id: string) => void
  onLeft: (id: string) => void
}

const GuestItem = memo(function GuestItem(props: GuestItemProps) {
  const { guest, gap, position, total, failures, line, isLeaving, actions, onOpen, onLeft } = props
  return (
    <li
      data-row={guest.id}
      aria-posinset={position}
      aria-setsize={total}
      style={gap > 0 ? { marginTop: `${gap}rem` } : undefined}
      className={cx(
        'flex h-17 items-center gap-3 border-b border-line transition-opacity duration-(--t-base)',
        isLeaving && 'opacity-0',
      )}
    >
      <button
        type="button"
        data-cell={`${guest.id} fullName`}
        onClick={() => onOpen(guest.id)}
        className="grid h-full min-w-0 flex-1 content-center rounded-[6px] text-left -outline-offset-2 focus-visible:shadow-none"
      >
        <span className="truncate text-base font-strong text-ink">{guest.fullName}</span>
        <SecondLine line={line ?? notesOrEmail(guest)} isUnsaved={failures !== undefined} />
        <span className="sr-only">Editar</span>
      </button>
      <span data-cell={`${guest.id} rsvp`}>
        <RsvpSelect
          isLarge
          isOfWedding
          value={answerOf(guest)}
          guestName={guest.fullName}
          onChange={(answer) => {
            if (actions.answer(guest, answer)) onLeft(guest.id)
          }}
          className="relative after:absolute after:-inset-1"
        />
      </span>
    </li>
  )
})

const notesOrEmail = ({ notes, email }: Guest) => notes?.replaceAll('\n', ' · ') ?? email

function SecondLine({ line, isUnsaved }: { line: string | null; isUnsaved: boolean }) {
  if (isUnsaved) {
    return (
      <span className="flex items-center gap-1 text-sm text-danger">
        <Icon of={CircleAlert} size="sm" />
        Sin guardar. Toca para revisarlo.
      </span>
    )
  }
  return line ? <span className="truncate text-sm text-ink-3">{line}</span> : null
}
