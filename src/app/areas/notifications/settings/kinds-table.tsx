import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { NotificationSettings } from '#contract/notifications.ts'
import {
  type Channels,
  kindLabel,
  MAIL_MODES,
  type MailMode,
} from '#domain/notifications/notification-kinds.ts'
import { SAVED_INLINE_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cell, ColumnHeader, RowHeader, Table } from '#ui/layout/table.tsx'
import { changeKind } from '../notifications.actions.ts'

type Kind = NotificationSettings['kinds'][number]

/**
 * Lists the kinds of news, and the ways on which each comes. Each change is saved by itself. On a phone a name has the
 * line above its ways, which leave no room beside them; with letters of twice the size each way has a line with its words.
 */
export function KindsTable({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <Table className="table-fixed max-[30rem]:block">
      <caption className="sr-only">Por dónde te llega cada aviso</caption>
      <thead className="max-[30rem]:block max-[18rem]:sr-only">
        <tr className={LINES}>
          <ColumnHeader className="top-0 px-1 max-[30rem]:sr-only">Qué</ColumnHeader>
          <ColumnHeader className="w-15 px-1 text-center max-[30rem]:w-auto max-[30rem]:px-0 md:w-24">
            Campana
          </ColumnHeader>
          <ColumnHeader className="w-28 px-1 max-[30rem]:w-auto md:w-40">Email</ColumnHeader>
          <ColumnHeader className="w-22 px-1 text-center max-[30rem]:w-auto max-[30rem]:px-0 md:w-28">
            Dispositivos
          </ColumnHeader>
        </tr>
      </thead>
      <tbody className="max-[30rem]:block">
        {kinds.map((kind) => (
          <KindRow key={kind.kind} {...kind} />
        ))}
      </tbody>
    </Table>
  )
}

const LINES = 'max-[30rem]:grid max-[30rem]:grid-cols-[4rem_minmax(0,1fr)_5rem] max-[18rem]:grid-cols-1'

function KindRow({ kind, bell, mail, push }: Kind) {
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  const label = kindLabel(kind)
  const change = (changes: Partial<Channels>) =>
    void changeKind(kind, changes).then((isDone) => isDone && showSaved())
  return (
    <tr className={LINES}>
      <RowHeader className="relative h-14 px-1 wrap-break-word max-[30rem]:col-span-3 max-[18rem]:col-span-1 max-[30rem]:h-auto max-[30rem]:border-0 max-[30rem]:pt-2">
        {label}
        <SavedIndicator
          isShown={isSaved}
          className="absolute bottom-0 left-1 max-[30rem]:right-1 max-[30rem]:left-auto"
        />
      </RowHeader>
      <Cell className="px-0 text-center">
        <Tick label={`${label} en la campana`} isOn={bell} onChange={(isOn) => change({ bell: isOn })} />
      </Cell>
      <Cell className="px-0">
        <InlineSelect
          label={`${label} por email`}
          options={MAIL_OPTIONS}
          value={mail}
          onChange={(chosen) => change({ mail: chosen })}
          className="inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-pill px-1 text-sm whitespace-nowrap text-ink max-[18rem]:h-auto max-[18rem]:whitespace-normal hover:bg-surface-hover pointer-coarse:h-11"
        >
          <span className="hidden max-[18rem]:inline">Email:</span>
          {MAIL_WORDS[mail]}
          <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
        </InlineSelect>
      </Cell>
      <Cell className="px-0 text-center">
        <Tick
          label={`${label} en tus dispositivos`}
          isOn={push}
          onChange={(isOn) => change({ push: isOn })}
        />
      </Cell>
    </tr>
  )
}

const MAIL_WORDS: Record<MailMode, string> = { now: 'Al momento', daily: 'Resumen', never: 'No' }

const MAIL_OPTIONS = MAIL_MODES.map((value) => ({ value, label: MAIL_WORDS[value] }))

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="inline-flex size-9 cursor-pointer items-center justify-center max-[18rem]:size-auto max-[18rem]:min-h-11 max-[18rem]:w-full max-[18rem]:flex-row-reverse max-[18rem]:justify-end max-[18rem]:gap-3 max-[18rem]:text-left pointer-coarse:size-11">
      <span className="sr-only max-[18rem]:not-sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 accent-primary"
      />
    </label>
  )
}
