import { Link } from '@tanstack/react-router'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { type Family, type HouseholdList, phoneOf } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { useAnsweredWords } from '../../guests/answers/answered-words.ts'
import { useGuests } from '../../guests/use-guests.ts'
import { isOpen, nextOpen } from './family-form.ts'
import { TelephoneForm } from './telephone-form.tsx'

type TelephonePageProps = {
  weddingId: string
  /** A guest of the family to speak with; `null` for the first one that has still to answer. */
  guestId: string | null
  onFamily: (guestId: string) => void
}

const NO_GUESTS: Guest[] = []

/** 'Respuestas por teléfono': one family after another, each with everything that its invitation asks. */
export function TelephonePage({ weddingId, guestId, onFamily }: TelephonePageProps) {
  const { query: guestsQuery, guests } = useGuests(weddingId)
  const { query, list, families } = useFamilies(weddingId, guests ?? NO_GUESTS)
  const mayEdit = useAccess(weddingId, 'guests', 'edit')
  const failed = [guestsQuery, query].find(({ isError }) => isError)
  return (
    <Page>
      <PageHeader title="Respuestas por teléfono" />
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <Link to="/app/couple/$wid/guests" params={{ wid: weddingId }} className="link inline-block py-2">
          Volver a Invitados
        </Link>
        <Link to="/app/couple/$wid/answers" params={{ wid: weddingId }} className="link inline-block py-2">
          Ver las respuestas
        </Link>
      </p>
      {!mayEdit ? (
        <p className="mt-4 text-ink-2">Puedes ver a los invitados, pero no apuntar sus respuestas.</p>
      ) : guests && list && families ? (
        <Session {...{ weddingId, guestId, onFamily, list, families }} />
      ) : failed ? (
        <ErrorState
          title="No hemos podido cargar las familias."
          detail={messageFor(failed.error)}
          onRetry={() => failed.refetch()}
          isRetrying={failed.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-8" />
      )}
    </Page>
  )
}

type SessionProps = TelephonePageProps & { list: HouseholdList; families: readonly Family[] }

function Session({ weddingId, guestId, onFamily, list, families }: SessionProps) {
  // The first family stays in sight, also when a family answers meanwhile.
  const [first] = useState(() => families.find(isOpen)?.people[0]?.guest.id)
  const family = families.find(({ people }) => people.some(({ guest }) => guest.id === (guestId ?? first)))
  const next = nextOpen(families, family?.key)
  const open = families.filter(isOpen).length
  const goOn = next && (() => onFamily(next.people[0]!.guest.id))
  return (
    <>
      <p className="num mt-1 text-sm text-ink-2">{openInWords(open)}</p>
      {family ? (
        <section key={family.people[0]!.guest.id} aria-labelledby="familia" className="mt-5">
          <FamilyHeading weddingId={weddingId} family={family} />
          <TelephoneForm weddingId={weddingId} family={family} list={list} onNext={goOn} />
        </section>
      ) : (
        <div className="mt-6">
          <p className="text-ink-2">
            {guestId === null && first === undefined
              ? 'No queda nadie por contestar. Desde Invitados puedes abrir cualquier familia.'
              : 'Esa familia ya no está en la lista.'}
          </p>
          {goOn && (
            <button type="button" onClick={goOn} className={buttonClass({ className: 'mt-4' })}>
              Siguiente familia sin contestar
            </button>
          )}
        </div>
      )}
    </>
  )
}

const openInWords = (open: number): string => {
  if (open === 0) return 'Han contestado todas las familias.'
  return open === 1
    ? 'Falta 1 familia por contestar.'
    : `Faltan ${formatNumber(open)} familias por contestar.`
}

/** The family, whether it has answered and how, and its phone. It takes the focus when the next one comes. */
function FamilyHeading({ weddingId, family }: { weddingId: string; family: Family }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = useAnsweredWords(weddingId, [family])
  const { call, shown } = usePhone(phoneOf(family))
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="flex max-w-2xl flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="familia" ref={heading} tabIndex={-1} className="text-title font-strong wrap-anywhere">
          {family.name}
        </h2>
        <p className="text-sm text-ink-2">{answered(family)}</p>
      </div>
      {call && (
        <a href={call} className={buttonClass({ variant: 'secondary' })}>
          <Icon of={Phone} />
          Llamar al {shown}
        </a>
      )}
    </div>
  )
}
