import type { ReactNode } from 'react'
import { HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { WITHOUT_DATE_MONTHS } from '#domain/households/invitation-settings.ts'
import { type Operator, operatorLine } from '#domain/operation/operator.ts'
import { MESSAGES } from '#messages/messages.ts'

type GuestDataProps = { language: InvitationLanguage; operator: Operator; headings: 'h2' | 'h3' }

/** For people who never gave us anything themselves: guests of a wedding (RGPD 13 and 14). */
export function GuestData({ language, operator, headings: Heading }: GuestDataProps) {
  const t = MESSAGES[language]
  const who = operatorLine(operator)
  const parts: [string, ReactNode][] = [
    [
      t.guest_data_who(),
      <>
        {paragraph(t.guest_data_who_text())}
        {who && paragraph(who)}
      </>,
    ],
    [
      t.guest_data_what(),
      <ul key="what">
        <li>{t.guest_data_given()}</li>
        <li>{t.guest_data_answered()}</li>
        <li>{t.guest_data_noted()}</li>
        <li>{t.guest_data_photos()}</li>
        <li>{t.guest_data_browser()}</li>
      </ul>,
    ],
    [t.guest_data_why(), paragraph(t.guest_data_why_text())],
    [t.guest_data_see(), paragraph(t.guest_data_see_text())],
    [t.guest_data_mails(), paragraph(t.guest_data_mails_text())],
    [
      t.guest_data_until(),
      paragraph(t.guest_data_until_text({ days: HEALTH_KEPT_DAYS, months: WITHOUT_DATE_MONTHS })),
    ],
    [
      t.guest_data_rights(),
      <>
        {paragraph(t.guest_data_rights_text())}
        {paragraph(t.guest_data_authority())}
        {paragraph(t.guest_data_nothing())}
        <p>
          <a href="/contacto" className="link pointer-coarse:py-3" hrefLang="es">
            {t.guest_data_contact()}
          </a>
        </p>
      </>,
    ],
  ]
  return parts.map(([title, body]) => (
    <section key={title}>
      <Heading>{title}</Heading>
      {body}
    </section>
  ))
}

const paragraph = (text: string) => <p>{text}</p>
