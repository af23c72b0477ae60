import type { ComponentProps, ReactElement } from 'react'
import type { Operator } from '#domain/operation/operator.ts'
import type { PageHead } from './document.tsx'
import { questionFacts, siteFacts } from './facts.ts'
import { CouplesPage } from './for-couples/couples-page.tsx'
import couplesStyles from './for-couples/couples-page.tsx?styles'
import { PlannersPage } from './for-planners/planners-page.tsx'
import plannersStyles from './for-planners/planners-page.tsx?styles'
import type { Installation } from './installation.ts'
import { LandingPage } from './landing/landing-page.tsx'
import landingStyles from './landing/landing-page.tsx?styles'
import type { LegalText } from './legal/legal-texts.ts'
import { NoticePage } from './legal/notice-page.tsx'
import noticeStyles from './legal/notice-page.tsx?styles'
import { PrivacyPage } from './legal/privacy-page.tsx'
import privacyStyles from './legal/privacy-page.tsx?styles'
import { ProcessingPage } from './legal/processing-page.tsx'
import processingStyles from './legal/processing-page.tsx?styles'
import { TermsPage } from './legal/terms-page.tsx'
import termsStyles from './legal/terms-page.tsx?styles'
import { TextNote } from './legal/text-note.tsx'
import { renderPage } from './page.tsx'
import { DESCRIPTIONS } from './page-claims.ts'
import { PricingPage } from './pricing/pricing-page.tsx'
import pricingStyles from './pricing/pricing-page.tsx?styles'

type FixedPage = {
  head: Omit<PageHead, 'path' | 'image'>
  /** The words on the image of shared links. */
  card: { title: string; line: string }
  content: (installation: Installation) => ReactElement
  isOverArt?: boolean
}

/** The pages that are the same for every visitor, by path. */
const PAGES: Record<string, FixedPage> = {
  '/': {
    head: {
      styles: landingStyles,
      title: 'Azahar · Organiza tu boda sin estrés',
      description: DESCRIPTIONS['/'].line,
      opensInItalics: true,
    },
    card: { title: 'Todo listo para el «sí, quiero»', line: 'Organiza tu boda gratis en Azahar' },
    content: ({ isCharging }) => <LandingPage isCharging={isCharging} />,
    isOverArt: true,
  },
  '/parejas': {
    head: {
      styles: couplesStyles,
      title: 'Para parejas: organiza tu boda gratis · Azahar',
      description: DESCRIPTIONS['/parejas'].line,
      opensInItalics: true,
    },
    card: { title: 'Organiza tu boda sin estrés', line: 'Gratis para parejas, sin tarjeta' },
    content: () => <CouplesPage />,
  },
  '/planners': {
    head: {
      styles: plannersStyles,
      title: 'Para wedding planners: todas tus bodas en un panel · Azahar',
      description: DESCRIPTIONS['/planners'].line,
      opensInItalics: true,
    },
    card: { title: 'Todas tus bodas en un panel', line: 'Para wedding planners. Primera boda gratis' },
    content: ({ isCharging }) => <PlannersPage isCharging={isCharging} />,
  },
  '/pricing': {
    head: {
      styles: pricingStyles,
      title: 'Precios: 0\u00a0€ parejas, 19\u00a0€ planners, IVA incluido · Azahar',
      description: DESCRIPTIONS['/pricing'].line,
    },
    card: {
      title: 'Dos planes. Ninguna sorpresa.',
      line: '0\u00a0€ para parejas, 19\u00a0€ al mes, IVA incluido, para planners',
    },
    content: ({ isCharging }) => <PricingPage isCharging={isCharging} />,
  },
  '/privacidad': {
    head: {
      styles: privacyStyles,
      title: 'Privacidad · Azahar',
      description: 'Qué guarda Azahar, quién lo ve y cuánto tiempo. Sin rastreadores ni publicidad.',
    },
    card: { title: 'Privacidad', line: 'Lo que guardamos y lo que no' },
    content: ({ operator }) => <PrivacyPage operator={operator} />,
  },
  '/terminos': {
    head: {
      styles: termsStyles,
      title: 'Términos · Azahar',
      description: 'Las reglas de uso de Azahar, en castellano corriente.',
    },
    card: { title: 'Términos', line: 'Las reglas de la casa' },
    content: ({ operator }) => <TermsPage operator={operator} />,
  },
  '/aviso-legal': {
    head: {
      styles: noticeStyles,
      title: 'Aviso legal · Azahar',
      description:
        'Quién gestiona esta web, cómo hablar con esa persona o empresa y cómo avisar de un contenido.',
    },
    card: { title: 'Aviso legal', line: 'Quién está detrás de Azahar' },
    content: ({ operator }) => <NoticePage operator={operator} />,
  },
  '/encargo': {
    head: {
      styles: processingStyles,
      title: 'Encargo de tratamiento · Azahar',
      description: 'Lo que Azahar acuerda con cada wedding planner sobre los datos de los invitados.',
    },
    card: { title: 'Encargo de tratamiento', line: 'Los datos de los invitados, en buenas manos' },
    content: ({ operator }) => <ProcessingPage operator={operator} />,
  },
}

export const FIXED_PATHS = Object.keys(PAGES)

/** The page at one of `FIXED_PATHS`. */
export function renderFixedPage(path: string, origin: string, installation: Installation): string {
  const { head, content, isOverArt } = PAGES[path]!
  const facts = factsOf(path, origin, installation)
  return renderPage({
    head: { ...head, facts, path, image: socialImagePath(path) },
    origin,
    isOverArt,
    children: content(installation),
  })
}

type ComingTextOptions = {
  /** The text that was announced; null for the present one. */
  text: LegalText | null
  note: ComponentProps<typeof TextNote> | null
}

/** The page of a text of law that changes: with a note above it until the new one holds, which stands in its place then. */
export function renderComingText(
  path: string,
  { publicUrl, operator }: { publicUrl: string; operator: Operator },
  { text, note }: ComingTextOptions,
): string {
  const { head, content } = PAGES[path]!
  return renderPage({
    head: { ...head, path, image: socialImagePath(path) },
    origin: publicUrl,
    children: (
      <>
        {note && <TextNote {...note} />}
        {text ? <text.Page operator={operator} /> : content({ operator, isCharging: false })}
      </>
    ),
  })
}

function factsOf(path: string, origin: string, { isCharging }: Installation) {
  if (path === '/') return [siteFacts(origin)]
  return path === '/pricing' ? [questionFacts(isCharging)] : undefined
}

/** The words of the social images, by the name in their path. */
export const SOCIAL_CARDS: Record<string, { title: string; line: string }> = {
  ...Object.fromEntries(Object.entries(PAGES).map(([path, { card }]) => [imageName(path), card])),
  directorio: { title: 'Encuentra tu planner', line: 'El directorio de wedding planners de Azahar' },
  ayuda: { title: 'Ayuda', line: 'Cómo se hace cada cosa en Azahar' },
  contacto: { title: 'Cuéntanos', line: 'Contacta con Azahar' },
}

export function socialImagePath(path: string): string {
  return `/og/${imageName(path)}.png`
}

function imageName(path: string): string {
  return path === '/' ? 'inicio' : path.slice(1)
}
