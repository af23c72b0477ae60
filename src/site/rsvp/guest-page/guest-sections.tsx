import Plus from 'lucide-react/icons/plus'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { GuestPagePartKey } from '#domain/households/guest-page.ts'
import { Icon } from '#ui/icon.tsx'
import { ContactLinks } from '../contact-links.tsx'
import type { RsvpView } from '../rsvp-view.ts'
import type { Words } from '../words.ts'
import { GiftSection } from './gift-section.tsx'
import type { GuestPage } from './guest-page.ts'
import { OwnText, OwnTexts } from './own-text.tsx'
import { PlanSection } from './plan-section.tsx'
import { BusSection, RoomsSection } from './seats-and-beds.tsx'
import { WaySection } from './way-section.tsx'

type GuestSectionsProps = {
  view: RsvpView
  page: GuestPage
  words: Words
  /** Whether the page has said before whom to call. */
  isAfterContact?: boolean
  /** Whether the page has shown the day before. */
  isAfterPlan?: boolean
  /** The stops of the buses to choose from, while answers are taken. */
  busChoice?: ReactElement | null
}

/** A part of the page of the wedding, which is there when the couple has something to say in it. */
type Part = { id: string; tab: string; content: ReactNode }

/** Draws a part below the couple's own text for it; nothing where neither says anything. */
type DrawPart = (props: GuestSectionsProps, text: string | null) => Part | false

/** The parts that follow the answer itself, in the order in which the couple has put them. */
const partsOf = (props: GuestSectionsProps): Part[] =>
  props.page.parts.map(({ key, text }) => PARTS[key](props, text)).filter((part) => part !== false)

const PARTS: Record<GuestPagePartKey, DrawPart> = {
  plan: ({ page, words, isAfterPlan }, text) =>
    !isAfterPlan && {
      ...{ id: 'plan', tab: words.t.tab_plan() },
      content: <PlanSection page={page} text={text} words={words} />,
    },
  directions: ({ view, page, words }, text) =>
    (text !== null || hasWays(page) || view.transport !== null) && {
      ...{ id: 'llegar', tab: words.t.tab_directions() },
      content: <WaySection texts={[text, view.transport]} page={page} words={words} />,
    },
  bus: ({ view, page, words, busChoice }, text) =>
    (text !== null || page.buses.length > 0 || !!busChoice) && {
      ...{ id: 'autobus', tab: words.t.bus() },
      content: (
        <BusSection
          buses={page.buses}
          text={text}
          path={view.path}
          words={words}
          choice={busChoice ?? null}
        />
      ),
    },
  lodging: ({ view, page, words }, text) =>
    (text !== null || page.rooms.length > 0 || view.lodging !== null || page.isAskedForBeds) && {
      ...{ id: 'dormir', tab: words.t.tab_lodging() },
      content: <RoomsSection page={page} path={view.path} texts={[text, view.lodging]} words={words} />,
    },
  dress: ({ view, words: { t } }, text) =>
    (text !== null || view.dress !== null) && {
      ...{ id: 'vestir', tab: t.tab_dress() },
      content: <TextSection id="vestir" title={t.dress()} texts={[text, view.dress]} />,
    },
  gift: ({ view, page, words }, text) =>
    (page.gift !== null || page.hasGiftList) && {
      ...{ id: 'regalo', tab: words.t.tab_gift() },
      content: <GiftSection page={page} view={view} text={text} words={words} />,
    },
  questions: ({ page, words }, text) =>
    page.questions.length > 0 && {
      ...{ id: 'preguntas', tab: words.t.questions() },
      content: <QuestionsSection questions={page.questions} text={text} words={words} />,
    },
  contact: ({ view, words, isAfterContact }, text) =>
    !isAfterContact &&
    view.contact !== null && {
      ...{ id: 'contacto', tab: words.t.tab_contact() },
      content: (
        <section id="contacto" aria-labelledby="contacto-titulo">
          <h2 id="contacto-titulo">{words.t.day_help({ people: words.people })}</h2>
          <OwnText text={text} />
          <ContactLinks contact={view.contact} words={words} variant="secondary" />
        </section>
      ),
    },
}

const hasWays = ({ places, beside, venuePlan }: GuestPage) =>
  places.length > 0 || beside.length > 0 || venuePlan !== null

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

function TextSection({ id, title, texts }: { id: string; title: string; texts: readonly (string | null)[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      <OwnTexts texts={texts} />
    </section>
  )
}

type QuestionsSectionProps = Pick<GuestSectionsProps, 'words'> & {
  questions: GuestPage['questions']
  text: string | null
}

/** Each answer folds away under its question, without a script. */
function QuestionsSection({ questions, text, words }: QuestionsSectionProps) {
  return (
    <section id="preguntas" aria-labelledby="preguntas-titulo">
      <h2 id="preguntas-titulo">{words.t.questions()}</h2>
      <OwnText text={text} />
      {questions.map(({ key, question, answer }) => (
        <details key={key} className="rv-fold border-b border-line">
          <summary dir="auto">
            <Icon of={Plus} size="sm" />
            {question}
          </summary>
          <OwnText text={answer} />
        </details>
      ))}
    </section>
  )
}
