import { Link } from '@tanstack/react-router'
import PhoneIncoming from 'lucide-react/icons/phone-incoming'
import { useRef } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { SidePanel } from '../../../shared/page/side-panel.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import { useAnsweredWords } from '../../guests/answers/answered-words.ts'
import type { GuestActions } from '../../guests/guests.actions.ts'
import type { FamilyActions } from '../family-actions.ts'
import { InvitationMark } from '../sending/invitation-mark.tsx'
import { AnswerLog } from './answer-log.tsx'
import { DateTold } from './date-told.tsx'
import { FamilyFields } from './family-fields.tsx'
import { FamilyLink } from './family-link.tsx'
import { FamilyReach, isReachable } from './family-reach.tsx'
import { OwnAnswersFields } from './own-answers.tsx'
import { PersonSection } from './person-section.tsx'
import { useFamilySeats } from './use-family-seats.tsx'

type FamilySheetProps = {
  weddingId: string
  /** Which is open; none when they are closed, or gone. */
  family: Family | undefined
  list: HouseholdList
  guestActions: GuestActions
  actions: FamilyActions
  isPhone: boolean
  onClose: () => void
}

/** Everything about one family: its people with their answers, its link, how to reach it. */
export function FamilySheet({ family, isPhone, onClose, ...props }: FamilySheetProps) {
  // Stays drawn with the last family while it slides away.
  const last = useRef(family)
  if (family) last.current = family
  const shown = last.current
  if (!shown) return null
  return (
    <SidePanel
      title={shown.name}
      isPhone={isPhone}
      isOpen={family !== undefined}
      onOpenChange={onClose}
      footer={isReachable(shown) && <FamilyReach family={shown} />}
    >
      <FamilyDetails {...props} family={shown} />
    </SidePanel>
  )
}

type FamilyDetailsProps = Omit<FamilySheetProps, 'family' | 'isPhone' | 'onClose'> & { family: Family }

function FamilyDetails({ weddingId, family, list, guestActions, actions }: FamilyDetailsProps) {
  const { household, people } = family
  const seats = useFamilySeats(weddingId)
  const { eventDate = null } = useWedding(weddingId) ?? {}
  return (
    <div className="grid gap-6 px-6 pb-6">
      <div className="grid gap-1">
        <InvitationMark family={family} />
        <DateTold household={household} eventDate={eventDate} />
      </div>
      <ByTelephone weddingId={weddingId} family={family} />
      <div>
        {people.map((person) => (
          <PersonSection
            key={person.guest.id}
            person={person}
            family={family}
            list={list}
            guestActions={guestActions}
            actions={actions}
            seat={person.guest.rsvp === true ? seats.of(person) : null}
          />
        ))}
        {seats.ofFamily(people)}
      </div>
      {(household?.song || household?.message) && (
        <dl className="grid gap-2 text-sm">
          {household.song && <Word label="Canción">{household.song}</Word>}
          {household.message && <Word label="Palabras">{household.message}</Word>}
        </dl>
      )}
      <OwnAnswersFields
        row={household?.id ?? family.key}
        questions={list.settings.questions.filter(({ isOfFamily }) => isOfFamily)}
        answers={household?.ownAnswers ?? {}}
        onSave={(ownAnswers) => actions.update(family, { ownAnswers })}
      />
      <FamilyFields key={family.key} family={family} actions={actions} />
      <FamilyLink weddingId={weddingId} family={family} actions={actions} />
      {household?.answeredAt && (
        <AnswerLog weddingId={weddingId} household={household} list={list} family={family} />
      )}
    </div>
  )
}

/** Whether it answered by telephone, and the way to note what it says there. */
function ByTelephone({ weddingId, family }: { weddingId: string; family: Family }) {
  const mayEdit = useAccess(weddingId, 'guests', 'edit')
  const answered = useAnsweredWords(weddingId, [family])
  return (
    <div className="grid justify-items-start gap-2">
      {family.household?.byTelephone && <p className="text-sm text-ink-2">{answered(family)}</p>}
      {mayEdit && (
        <Link
          to="/app/couple/$wid/answers"
          params={{ wid: weddingId }}
          search={{ llamar: family.people[0]!.guest.id }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Icon of={PhoneIncoming} />
          Apuntar lo que dicen por teléfono
        </Link>
      )}
    </div>
  )
}

function Word({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-3">
      <dt className="text-ink-3">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}
