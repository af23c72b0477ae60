/** Three hours of the day. */
export function Hours() {
  const hours = [
    ['12:30', 'Ceremonia en el patio'],
    ['13:30', 'Aperitivo bajo los naranjos'],
    ['15:00', 'Comida'],
  ]
  return (
    <ul className="hours text-sm text-ink-2">
      {hours.map(([hour, what]) => (
        <li key={hour} className="grid h-8 grid-cols-[3.4rem_.875rem_1fr] items-center gap-3">
          <b className="serif text-lg leading-none text-ink">{hour}</b>
          <i className="relative size-[9px] justify-self-center rounded-full border-[1.5px] border-hoja-500" />
          {what}
        </li>
      ))}
    </ul>
  )
}
