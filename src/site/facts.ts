import { plannerName } from '#domain/planners/planners.ts'
import { phoneNumber } from '#domain/text/phone.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { ProfilePageProps } from './planner/profile-page.tsx'
import { questionsOf } from './pricing/questions.ts'

/** The operator and kind of the site, for search engines (schema.org). */
export function siteFacts(origin: string) {
  return {
    '@type': 'Organization',
    name: 'Azahar',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: 'Aplicación web para organizar bodas, para parejas y wedding planners.',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: `${origin}/contacto`,
      availableLanguage: 'Spanish',
    },
  }
}

/** The questions of the pricing page with their answers. */
export function questionFacts(isCharging: boolean) {
  return {
    '@type': 'FAQPage',
    mainEntity: questionsOf(isCharging).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A planner as a local business; says nothing that their public profile does not. */
export function plannerFacts({ planner, portfolio }: ProfilePageProps, origin: string) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/planners/${planner.slug}`,
    name: plannerName(planner),
    url: `${origin}/planners/${planner.slug}`,
    description: planner.bio || undefined,
    telephone: phoneNumber(planner.phone) ?? planner.phone ?? undefined,
    sameAs: readWebAddress(planner.webUrl)?.href,
    areaServed: planner.zones.map((name) => ({ '@type': 'AdministrativeArea', name })),
    knowsLanguage: planner.languages,
    priceRange:
      planner.priceFrom === null ? undefined : `desde ${Math.round(planner.priceFrom)}\u00a0€, IVA incluido`,
    image: portfolio.map(({ picture }) => new URL(picture.src, origin).href),
  }
}
