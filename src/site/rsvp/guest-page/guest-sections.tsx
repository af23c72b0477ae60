import MapPin from 'lucide-react/icons/map-pin'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { rsvpButton } from '../rsvp-button.ts'
import type { RsvpEvent, RsvpView } from '../rsvp-view.ts'
import { eventName, type Words } from '../words.ts'
import { GiftSection } from './gift-section.tsx'
import type { GuestPage } from './guest-page.ts'
import { OwnText } from './own-text.tsx'
import { PlanSection } from './plan-section.tsx'
import { BusSection, RoomsSection } from './seats-and-beds.tsx'

type GuestSectionsProps = {
  view: RsvpView
  page: GuestPage
  words: Words
  /** Whether the page has said before whom to call. */
  isAfterContact?: boolean
  /** Whether the page has shown the day before. */
  isAfterPlan?: boolean
}

/** A part of the page of the wedding, which is there when the couple has something to say in it. */
type Part = { id: string; tab: string; content: ReactNode }

/** The parts that follow the answer itself. */
function partsOf({ view, page, words, isAfterContact, isAfterPlan }: GuestSectionsProps): Part[] {
  const { t, people } = words
  const parts: (Part | false | null)[] = [
    !isAfterPlan && { id: 'plan', tab: t.tab_plan(), content: <PlanSection page={page} words={words} /> },
    (page.places.length > 0 || view.transport !== null) && {
      ...{ id: 'llegar', tab: t.tab_directions() },
      content: <WaySection view={view} page={page} words={words} />,
    },
    page.buses.length > 0 && {
      ...{ id: 'autobus', tab: t.bus() },
      content: <BusSection buses={page.buses} words={words} />,
    },
    (page.rooms.length > 0 || view.lodging !== null) && {
      ...{ id: 'dormir', tab: t.tab_lodging() },
      content: <RoomsSection rooms={page.rooms} text={view.lodging} words={words} />,
    },
    view.dress !== null && {
      ...{ id: 'vestir', tab: t.tab_dress() },
      content: <TextSection id="vestir" title={t.dress()} text={view.dress} />,
    },
    page.gift && {
      ...{ id: 'regalo', tab: t.tab_gift() },
      content: <GiftSection gift={page.gift} payee={view.weddingName} words={words} />,
    },
    !isAfterContact &&
      view.contact && {
        ...{ id: 'contacto', tab: t.tab_contact() },
        content: (
          <section id="contacto" aria-labelledby="contacto-titulo">
            <h2 id="contacto-titulo">{t.day_help({ people })}</h2>
            <ContactLinks contact={view.contact} words={words} variant="secondary" />
          </section>
        ),
      },
  ]
  return parts.filter((part) => part !== false && part !== null)
}

/** The tabs of the parts; none for a part that has nothing to say. */
export function GuestTabs(props: GuestSectionsProps) {
  const parts = partsOf(props)
  if (parts.length < 2) return null
  return (
    <nav aria-label={props.words.t.tabs()} className="gp-tabs">
      {parts.map(({ id, tab }) => (
        <a key={id} href={`#${id}`}>
          {tab}
        </a>
      ))}
    </nav>
  )
}

/** All that a family comes back for, one part after another. */
export function GuestSections(props: GuestSectionsProps) {
  return partsOf(props).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)
}

function WaySection({ view, page, words }: GuestSectionsProps) {
  return (
    <section id="llegar" aria-labelledby="llegar-titulo">
      <h2 id="llegar-titulo">{words.t.directions()}</h2>
      {view.transport && <OwnText text={view.transport} />}
      <ul className="gp-rows">
        {page.places.map((event) => (
          <Place key={event.key} event={event} words={words} />
        ))}
      </ul>
    </section>
  )
}

/** `Hacienda Los Naranjos` with the maps of another company behind a link: nothing of it is loaded here. */
function Place({ event, words }: { event: RsvpEvent; words: Words }) {
  const name = eventName(words, event)
  return (
    <li>
      <div>
        <b dir="auto">{event.place ?? name}</b>
        {event.place && <p dir="auto">{name}</p>}
      </div>
      <a href={event.map!} rel="noreferrer" className={rsvpButton('secondary', 'px-4!')} data-print="hide">
        <Icon of={MapPin} />
        {words.t.open_map()}
        <span className="sr-only">: {event.place ?? name}</span>
      </a>
    </li>
  )
}

function TextSection({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      <OwnText text={text} />
    </section>
  )
}
