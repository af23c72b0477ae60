import { useMemo, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { readGroupKey } from '#domain/households/guest-messages.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { type Family, type HouseholdList, isAwaited, isUnsent } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { SidePanel } from '../../../shared/page/side-panel.tsx'
import { useMedia } from '../../../shared/page/use-media.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import type { SendingStart } from '../../../shared/wedding/sending-start.ts'
import { CardsTab } from '../cards/cards-tab.tsx'
import { useFamilyActions } from '../family-actions.ts'
import type { WeddingOfMail } from '../mail/mail-preview.tsx'
import { MailTab } from '../mail/mail-tab.tsx'
import { RemindTab } from '../mail/remind-tab.tsx'
import { MessagesTab } from '../messages/messages-tab.tsx'
import { isDateUntold } from './date-families.ts'
import { SendQueue } from './send-queue.tsx'
import { SentKind } from './sent-kind.tsx'
import { SettingsConflictDialog } from './settings-conflict-dialog.tsx'
import { SettingsForm } from './settings-form.tsx'

type InvitationsPanelProps = {
  weddingId: string
  guests: readonly Guest[]
  start: SendingStart
  onClose: () => void
}

/** 'Enviar invitaciones': one by one by WhatsApp or to all by mail, reminders, messages to groups, and what they ask. */
export function InvitationsPanel({ onClose, ...props }: InvitationsPanelProps) {
  const isPhone = useMedia('(width < 48.0625rem)')
  return (
    <SidePanel title="Enviar invitaciones" isPhone={isPhone} isOpen onOpenChange={onClose}>
      <Sending {...props} />
      <SettingsConflictDialog weddingId={props.weddingId} />
    </SidePanel>
  )
}

/** The wedding has gone from the person while the panel is open. */
const NO_WEDDING = { name: '', eventDate: null, timeZone: WEDDING_TIME_ZONE, look: null }

function Sending({ weddingId, guests, start }: Omit<InvitationsPanelProps, 'onClose'>) {
  const { query, list, families } = useFamilies(weddingId, guests)
  const wedding = useWedding(weddingId) ?? NO_WEDDING
  if (list && families)
    return <SendTabs weddingId={weddingId} list={list} families={families} wedding={wedding} start={start} />
  if (!query.isError) return <SkeletonRows rows={6} className="px-6" />
  return (
    <ErrorState
      title="No hemos podido cargar las invitaciones."
      detail={messageFor(query.error)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
      className="px-6"
    />
  )
}

type SendTabsProps = {
  weddingId: string
  list: HouseholdList
  families: readonly Family[]
  wedding: WeddingOfMail
  start: SendingStart
}

type TabId = 'whatsapp' | 'email' | 'cards' | 'remind' | 'messages' | 'settings'

function SendTabs({ weddingId, list, families, wedding, start }: SendTabsProps) {
  const actions = useFamilyActions(weddingId)
  const [tab, setTab] = useState<TabId>(start.tab)
  const unsent = useMemo(() => families.filter(isUnsent), [families])
  const { eventDate } = wedding
  const untold = useMemo(
    () => unsent.filter((family) => isDateUntold(family, { eventDate })),
    [unsent, eventDate],
  )
  const awaited = useMemo(() => families.filter(isAwaited), [families])
  const shared = { families, list, wedding, actions }
  return (
    <Tabs
      label="Cómo enviarlas"
      selected={tab}
      onSelect={setTab}
      listClassName="px-6"
      panelClassName="px-6 pt-4 pb-8"
      tabs={[
        {
          id: 'whatsapp',
          label: 'WhatsApp',
          panel: (
            <SentKind list={list} wedding={wedding}>
              {(kind) => (
                <SendQueue key={kind} kind={kind} queue={kind === 'date' ? untold : unsent} {...shared} />
              )}
            </SentKind>
          ),
        },
        {
          id: 'email',
          label: 'Email',
          panel: (
            <SentKind list={list} wedding={wedding}>
              {(kind) => <MailTab key={kind} kind={kind} {...shared} />}
            </SentKind>
          ),
        },
        {
          id: 'cards',
          label: 'QR',
          panel: <CardsTab {...{ weddingId, families, list, wedding }} />,
        },
        {
          id: 'remind',
          label: 'Recordar',
          count: awaited.length,
          panel: <RemindTab weddingId={weddingId} awaited={awaited} {...shared} />,
        },
        {
          id: 'messages',
          label: 'Mensajes',
          panel: (
            <MessagesTab
              weddingId={weddingId}
              first={start.group === null ? null : readGroupKey(start.group)}
              {...shared}
            />
          ),
        },
        {
          id: 'settings',
          label: 'La invitación',
          panel: (
            <SettingsForm
              weddingId={weddingId}
              list={list}
              guests={families}
              wedding={wedding}
              actions={actions}
            />
          ),
        },
      ]}
    />
  )
}
