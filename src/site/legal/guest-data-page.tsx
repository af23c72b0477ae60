import {
  INVITATION_LANGUAGES,
  type InvitationLanguage,
  LANGUAGE_NAMES,
} from '#domain/households/households.ts'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { LEGAL_VERSIONS } from '#domain/operation/legal-documents.ts'
import type { Operator } from '#domain/operation/operator.ts'
import { MESSAGES } from '#messages/messages.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { renderPage } from '../page.tsx'
import { GuestData } from './guest-data.tsx'
import styles from './guest-data-page.tsx?styles'
import { guestDataPath } from './guest-data-path.ts'
import { MissingOfOperator } from './operator-identity.tsx'

type GuestDataPageProps = { language: InvitationLanguage; operator: Operator }

/** `/privacidad/invitados`, for every page and mail of an invitation, in its language. */
export function renderGuestData(props: GuestDataPageProps, origin: string): string {
  const { language } = props
  const t = MESSAGES[language]
  return renderPage({
    head: {
      path: guestDataPath(language),
      language,
      styles,
      title: `${t.guest_data_title()} · Azahar`,
      description: t.guest_data_lead(),
      image: '/og/privacidad.png',
    },
    origin,
    isSheet: true,
    children: <GuestDataPage {...props} />,
  })
}

function GuestDataPage({ language, operator }: GuestDataPageProps) {
  const t = MESSAGES[language]
  return (
    <div className="wrap pt-6 pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2" data-print="hide">
        <a href="/" aria-label="Azahar" className="flex h-11 items-center">
          <Wordmark />
        </a>
        <nav aria-label={t.language()} className="flex flex-wrap gap-x-5 text-sm">
          {INVITATION_LANGUAGES.map((one) => (
            <a
              key={one}
              href={guestDataPath(one)}
              lang={one}
              hrefLang={one}
              aria-current={one === language ? 'page' : undefined}
              className="flex h-11 items-center underline-offset-4 hover:underline aria-[current]:font-strong"
            >
              {LANGUAGE_NAMES[one]}
            </a>
          ))}
        </nav>
      </div>
      <h1 className="mt-8 text-[clamp(2.5rem,2rem+2vw,4rem)] leading-[.95] tracking-[-.02em]">
        {t.guest_data_title()}
      </h1>
      <p className="mt-4 max-w-136 text-lead text-ink-2">{t.guest_data_lead()}</p>
      <p className="mt-3 text-sm text-ink-3">
        {t.guest_data_revised({ date: dateWithYear(language, LEGAL_VERSIONS.privacy) })}
      </p>
      <div className="reading mt-8 border-t border-line-strong pt-2">
        <div lang="es">
          <MissingOfOperator operator={operator} />
        </div>
        <GuestData language={language} operator={operator} headings="h2" />
        <p>
          <a href="/privacidad" hrefLang="es" className="link">
            {t.guest_data_all()}
          </a>
        </p>
      </div>
    </div>
  )
}
