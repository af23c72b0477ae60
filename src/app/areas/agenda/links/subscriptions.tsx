import { googleCalendarHref, subscriptionHref } from '#domain/agenda/calendar-subscription.ts'

const LINK = 'link py-3 text-sm'

/** The ways to subscribe to the calendar at an address. */
export function Subscriptions({ address }: { address: string }) {
  return (
    <>
      <a href={googleCalendarHref(address)} target="_blank" rel="noreferrer" className={LINK}>
        Añadir a Google Calendar
      </a>
      <a href={subscriptionHref(address)} className={LINK} aria-label="Suscribirse al calendario">
        Apple u Outlook
      </a>
    </>
  )
}
