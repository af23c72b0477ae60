import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { PublicPlanner } from '#contract/planners.ts'
import type { ProvedFacts } from '#contract/public-profile.ts'
import { phoneHref } from '#domain/phone.ts'
import { formatPriceFrom, PROFILE_ZONES, plannerName } from '#domain/planners.ts'
import { formatAnswerTime, formatMemberSince, formatWeddings } from '#domain/proved-facts.ts'
import { readWebAddress } from '#domain/web-address.ts'
import { Tag } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import type { Picture } from '../prints.ts'
import { ResponsiveImage } from '../responsive-image.tsx'
import { PlannerLogo } from './planner-logo.tsx'

export type ProfilePageProps = {
  planner: Omit<PublicPlanner, 'portfolio'>
  portfolio: { id: string; picture: Picture; caption: string | null; altText: string | null }[]
}

/** On phones the first image of the portfolio is the cover, elsewhere the first of its columns. */
const PHONE = '(width <= 48rem)'
const WIDER = '(width > 48rem)'

/** A planner's public profile (spec 2): logo, name, up to 3 zones, bio, styles, portfolio, ways to write. */
export function ProfilePage({ planner, portfolio }: ProfilePageProps) {
  const [cover] = portfolio
  return (
    <div className="wrap grid gap-8 pb-16 md:pb-24 md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] md:items-start md:gap-[clamp(2rem,5vw,5.5rem)] md:pt-12 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <section aria-label="Presentación" className="md:sticky md:top-8">
        {cover && (
          <div className="-mx-[clamp(1.25rem,5vw,5rem)] h-60 md:hidden" data-print="hide">
            <ResponsiveImage
              picture={cover.picture}
              alt=""
              sizes="100vw"
              media={PHONE}
              isFirst
              className="size-full object-cover"
            />
          </div>
        )}
        <PlannerLogo
          planner={planner}
          className="size-20 rounded-full text-[.55rem] max-md:-mt-11 max-md:ring-5 max-md:ring-bg-public max-md:only:mt-8 md:size-26"
        />
        <h1 className="mt-4.5 mb-2.5 text-[clamp(3.25rem,2rem+4vw,5.25rem)] leading-[.9] tracking-[-.03em] md:mt-6.5 md:mb-3">
          {plannerName(planner)}
        </h1>
        {planner.zones.length > 0 && (
          <p className="flex items-center gap-2 text-[1.0625rem] text-ink-2">
            <Icon of={MapPin} />
            {planner.zones.slice(0, PROFILE_ZONES).join(' · ')}
          </p>
        )}
        <Bio text={planner.bio} />
        {planner.styles.length > 0 && (
          <ul aria-label="Estilos" className="flex flex-wrap gap-1.5">
            {planner.styles.map((style) => (
              <li key={style} className="flex">
                <Tag>{style}</Tag>
              </li>
            ))}
          </ul>
        )}
        <Facts planner={planner} />
        <Contact planner={planner} />
      </section>
      {portfolio.length > 0 && (
        <section aria-label="Portfolio" className="after-words columns-2 gap-2.5 md:gap-5">
          {portfolio.map(({ id, picture, caption, altText }, index) => (
            <figure
              key={id}
              className={`mb-2.5 break-inside-avoid md:mb-5 ${index === 0 ? 'max-md:hidden' : ''}`}
            >
              <div className="loading-print overflow-hidden rounded-print">
                <ResponsiveImage
                  picture={picture}
                  alt={altText ?? caption ?? `Trabajo de ${plannerName(planner)}`}
                  sizes="(width > 48rem) 28vw, 45vw"
                  media={index === 0 ? WIDER : undefined}
                  isFirst={index < 2}
                  className="relative h-auto w-full"
                />
              </div>
              {caption && (
                <figcaption className="serif hidden pt-2 text-[1.0625rem] leading-snug text-ink-2 italic md:block">
                  {caption}
                </figcaption>
              )}
            </figure>
          ))}
        </section>
      )}
    </div>
  )
}

/** One block for all paragraphs: it is the largest thing that is there from the start. */
function Bio({ text }: { text: string }) {
  if (!text.trim()) return null
  return (
    <p className="mt-6.5 mb-7 text-[1.0625rem] leading-[1.62] whitespace-pre-line text-ink-2 xl:text-[1.25rem]">
      {text.trim()}
    </p>
  )
}

function Facts({ planner }: { planner: ProfilePageProps['planner'] }) {
  const facts = [
    { name: 'Desde', value: planner.priceFrom === null ? '' : formatPriceFrom(planner.priceFrom) },
    { name: 'Servicios', value: planner.services.join(', ') },
    { name: 'Idiomas', value: planner.languages.join(', ') },
    ...provedFacts(planner.facts),
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="mt-7 grid gap-y-1.5 border-t border-line-strong pt-5 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[5rem_1fr]">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts of ours about the planner, where they want them shown. */
function provedFacts({ memberSince, weddings, answerMinutes }: ProvedFacts) {
  return [
    { name: 'Bodas', value: weddings === null ? '' : formatWeddings(weddings) },
    { name: 'Respuesta', value: answerMinutes === null ? '' : formatAnswerTime(answerMinutes) },
    { name: 'En Azahar', value: memberSince === null ? '' : formatMemberSince(memberSince) },
  ]
}

/** Writing goes through a form of ours: the address a planner signs in with stays private. */
function Contact({ planner }: { planner: ProfilePageProps['planner'] }) {
  const web = readWebAddress(planner.webUrl)
  const call = phoneHref(planner.phone)
  return (
    <p className="mt-7 flex flex-wrap gap-2.5" data-print="hide">
      <a
        href={`/planners/${planner.slug}/contacto`}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        <Icon of={Mail} />
        Escribir
      </a>
      {call && planner.phone && <ContactLink href={call} icon={Phone} label={planner.phone} />}
      {web && <ContactLink href={web.href} icon={Globe} label={web.host} />}
    </p>
  )
}

function ContactLink({ href, icon, label }: { href: string; icon: IconGlyph; label: string }) {
  const isOutside = href.startsWith('http')
  return (
    <a
      href={href}
      rel={isOutside ? 'noopener nofollow ugc' : undefined}
      className={buttonClass({ variant: 'secondary', size: 'lg', className: 'px-5' })}
    >
      <Icon of={icon} />
      {label}
    </a>
  )
}
