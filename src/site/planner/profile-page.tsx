import MapPin from 'lucide-react/icons/map-pin'
import type { PublicPlanner } from '#contract/planners.ts'
import { PROFILE_ZONES, plannerName } from '#domain/planners/planners.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/layout/badge.tsx'
import type { Picture } from '../prints.ts'
import { ResponsiveImage } from '../responsive-image.tsx'
import { PlannerLogo } from './planner-logo.tsx'
import { ProfileContact } from './profile-contact.tsx'
import { ProfileFacts } from './profile-facts.tsx'

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
    <div className="wrap grid grid-cols-1 gap-8 pb-16 md:pb-24 md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] md:items-start md:gap-[clamp(2rem,5vw,5.5rem)] md:pt-12 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <section aria-label="Presentación" className="wrap-anywhere md:sticky md:top-8">
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
        <ProfileFacts planner={planner} />
        <ProfileContact planner={planner} />
        <ReportLink slug={planner.slug} />
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

/** The way to say that something on the profile is wrong or illegal (DSA 16). */
function ReportLink({ slug }: { slug: string }) {
  return (
    <p className="mt-6 text-xs text-ink-3" data-print="hide">
      <a
        href={`/contacto?aviso=/planners/${slug}`}
        rel="nofollow"
        className="underline underline-offset-[.22em] pointer-coarse:py-2"
      >
        Avisar sobre este perfil
      </a>
    </p>
  )
}
