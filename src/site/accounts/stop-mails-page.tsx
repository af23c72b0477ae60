import { kindLabel, type NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { buttonClass } from '#ui/button-class.ts'
import { socialImagePath } from '../fixed-pages.tsx'
import { renderPage } from '../page.tsx'
import styles from './stop-mails-page.tsx?styles'

type StoppedMails = { scope: 'summary' | readonly NotificationKind[]; isStopped: boolean }

/** `/baja/{token}` of a mail to an account: asks whether mails are to end, and says that they have ended. */
export function renderStopMails(stopped: StoppedMails, site: { origin: string; path: string }): string {
  const title = stopped.isStopped ? 'Ya no te llegarán más' : '¿No quieres más correos?'
  return renderPage({
    head: {
      ...{ path: site.path, title: `${title} · Azahar`, description: title, styles },
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
    },
    origin: site.origin,
    children: <StopMails {...stopped} title={title} path={site.path} />,
  })
}

function StopMails({ scope, isStopped, title, path }: StoppedMails & { title: string; path: string }) {
  const what =
    scope === 'summary'
      ? 'el resumen del día'
      : `los correos de ${inSpanishList(scope.map((kind) => `«${kindLabel(kind)}»`))}`
  return (
    <div className="wrap py-16 md:py-28">
      <h1 className="max-w-[18ch] text-[clamp(2.25rem,2rem+2vw,3.5rem)] leading-none">{title}</h1>
      <p className="mt-4 max-w-116 text-lead text-ink-2">
        {isStopped ? `Has dejado de recibir ${what}.` : `Dejarás de recibir ${what}.`} En Azahar lo seguirás
        viendo como hasta ahora.
      </p>
      <form method="post" action={path} className="mt-8">
        {isStopped && <input type="hidden" name="otra-vez" value="1" />}
        <button
          type="submit"
          className={buttonClass({ variant: isStopped ? 'secondary' : 'primary', size: 'lg' })}
        >
          {isStopped ? 'Volver a recibirlos' : 'No recibir más'}
        </button>
      </form>
      <p className="mt-6 text-ink-2">
        Todo lo demás se elige en{' '}
        <a href="/app/profile#avisos" className="link">
          tu perfil
        </a>
        .
      </p>
    </div>
  )
}
