import type { ReactElement } from 'react'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { type PageHead, renderDocument } from '../document.tsx'
import { AccountPage, type AccountPageProps } from './account-page.tsx'
import styles from './account-pages.tsx?own-styles'
import accountScript from './account-script.ts?script'
import { CompanyPage, type CompanyPageProps } from './company-page.tsx'
import { ConfirmEmailPage, type ConfirmEmailProps } from './confirm-email-page.tsx'
import {
  AskMailCodePage,
  type AskMailCodeProps,
  MailCodePage,
  type MailCodeProps,
} from './mail-code-page.tsx'
import { MailSentPage } from './mail-sent-page.tsx'
import { NewPasswordPage, type NewPasswordPageProps, type Recovery } from './new-password-page.tsx'
import { PasswordSavedPage } from './password-saved-page.tsx'
import { RecoverAccountPage } from './recover-account-page.tsx'
import { ResetPasswordPage, type ResetPasswordPageProps } from './reset-password-page.tsx'
import { SecondStepPage, type SecondStepProps } from './second-step-page.tsx'

export type AccountSite = {
  origin: string
  /** Files that the first screen of the app needs; they are fetched while the person types. */
  appFiles: readonly string[]
  /** The providers that people may sign in with, as buttons. */
  providers: readonly { id: string; name: string }[]
  /** Whether companies sign their people in. */
  hasCompanies: boolean
  /** Whether wallets open accounts. */
  hasWallets: boolean
  /** A public installation that does not say who runs it. */
  isUnnamed: boolean
  /** The texts of law that the release carries for later. */
  coming: readonly LegalDocument[]
}

/** `/signup` and `/login`. */
export function renderAccount(
  props: Omit<AccountPageProps, 'isUnnamed' | 'coming' | 'providers' | 'hasCompanies' | 'hasWallets'>,
  site: AccountSite,
): string {
  const isSignup = props.mode === 'signup'
  const head = {
    path: isSignup ? '/signup' : '/login',
    title: isSignup ? 'Crear cuenta · Azahar' : 'Entrar · Azahar',
    description: isSignup
      ? 'Crea tu cuenta de Azahar en dos minutos: gratis para parejas, y la primera boda gratis para wedding planners.'
      : 'Entra en Azahar y sigue donde lo dejaste.',
  }
  return render(head, <AccountPage {...props} {...site} />, site)
}

/** The page after a signup that has to be confirmed by mail. */
export const renderMailSent = (email: string | null, site: AccountSite): string =>
  render(
    {
      path: '/signup',
      title: 'Confirma tu cuenta · Azahar',
      description: 'Te hemos enviado un email para confirmar tu cuenta de Azahar.',
      isHiddenFromSearch: true,
    },
    <MailSentPage email={email} />,
    site,
  )

/** `/login?paso=email`, where a code is asked for. */
export const renderAskMailCode = (props: AskMailCodeProps, site: AccountSite): string =>
  render(MAIL_CODE, <AskMailCodePage {...props} />, site)

/** `/login?paso=correo`, where the code of a mail is typed, and where its link leads. */
export const renderMailCode = (props: MailCodeProps, site: AccountSite): string =>
  render(MAIL_CODE, <MailCodePage {...props} />, site)

/** `/login?paso=empresa`, where the email tells the company that signs its people in. */
export const renderCompany = (props: CompanyPageProps, site: AccountSite): string =>
  render(
    {
      path: '/login',
      title: 'Entrar con tu empresa · Azahar',
      description: 'Entra en Azahar con la cuenta de tu empresa.',
      isHiddenFromSearch: true,
    },
    <CompanyPage {...props} />,
    site,
  )

const MAIL_CODE = {
  path: '/login',
  title: 'Entrar con un código · Azahar',
  description: 'Entra en Azahar con un código que te enviamos por email.',
  isHiddenFromSearch: true,
}

/** `/login?paso=`, what follows a right password of an account with a second step. */
export const renderSecondStep = (props: SecondStepProps, site: AccountSite): string =>
  render(
    {
      path: '/login',
      title: 'Un paso más · Azahar',
      description: 'El código que confirma que eres tú.',
      isHiddenFromSearch: true,
    },
    <SecondStepPage {...props} />,
    site,
  )

/** `/recuperar-cuenta`, where a sign-in into an account leads that waits for its deletion. */
export const renderRecoverAccount = (props: { dueAt: Date }, site: AccountSite): string =>
  render(
    {
      path: '/recuperar-cuenta',
      title: 'Recuperar mi cuenta · Azahar',
      description: 'Vuelve a tu cuenta de Azahar antes de que se elimine.',
      isHiddenFromSearch: true,
    },
    <RecoverAccountPage {...props} />,
    site,
  )

/** `/reset-password` */
export const renderResetPassword = (props: ResetPasswordPageProps, site: AccountSite): string =>
  render(
    {
      path: '/reset-password',
      title: 'Restablecer contraseña · Azahar',
      description: 'Dinos tu email y te enviaremos un enlace para elegir otra contraseña de Azahar.',
      isHiddenFromSearch: true,
    },
    <ResetPasswordPage {...props} />,
    site,
  )

/** `/reset-password-new`, and the login screen of a recovery link. */
export const renderNewPassword = (props: NewPasswordPageProps, site: AccountSite): string =>
  render(NEW_PASSWORD, <NewPasswordPage {...props} />, site)

/** `/confirm-email`, where the mails of a changed address lead. */
export const renderConfirmEmail = (props: ConfirmEmailProps, site: AccountSite): string =>
  render(
    {
      path: '/confirm-email',
      title: 'Cambio de email · Azahar',
      description: 'Confirma el cambio de email de tu cuenta de Azahar.',
      isHiddenFromSearch: true,
    },
    <ConfirmEmailPage {...props} />,
    site,
  )

/** The new password is saved. Without a script a refresh of the browser leads on. */
export const renderPasswordSaved = (recovery: Recovery, site: AccountSite): string =>
  render({ ...NEW_PASSWORD, leadsTo: '/login' }, <PasswordSavedPage recovery={recovery} />, site)

const NEW_PASSWORD = {
  path: '/reset-password-new',
  title: 'Nueva contraseña · Azahar',
  description: 'Elige una contraseña nueva para tu cuenta de Azahar.',
  isHiddenFromSearch: true,
}

/** All account pages have one style sheet, because the script puts the sheet of one into another. */
function render(
  head: Omit<PageHead, 'image' | 'styles'>,
  page: ReactElement,
  { origin, appFiles }: AccountSite,
): string {
  return renderDocument(
    { ...head, styles, image: '/og/inicio.png' },
    origin,
    <>
      {page}
      <script type="module" src={accountScript} data-prefetch={appFiles.join(' ')} />
    </>,
  )
}
