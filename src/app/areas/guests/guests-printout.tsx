import type { Guest } from '#contract/guests.ts'
import { answerOf, type GuestAnswer } from '#domain/guests/guests.ts'

type GuestsPrintoutProps = { title: string; guests: readonly Guest[] }

/** The guests in sight as they go on paper: all of them, without controls. */
export function GuestsPrintout({ title, guests }: GuestsPrintoutProps) {
  return (
    <section className="hidden print:block">
      <h1 className="mb-4 text-[1.6rem]">{title}</h1>
      {/* Fixed: the columns of thousands of rows need not be weighed against one another. */}
      <table className="w-full table-fixed border-collapse text-left text-[9pt] leading-snug">
        <colgroup>
          <col className="w-12" />
          <col className="w-[25%]" />
          <col className="w-[30%]" />
          <col className="w-24" />
          <col />
        </colgroup>
        <thead>
          <tr>
            {['', 'Nombre', 'Email', 'RSVP', 'Notas'].map((label) => (
              <th key={label} className="border-b border-line-strong py-1 pr-3 font-strong">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map((guest, index) => (
            <tr key={guest.id} className="align-top *:border-b *:border-line *:py-1 *:pr-3">
              <td className="num text-ink-3">{index + 1}</td>
              <td className="font-strong wrap-anywhere text-ink">{guest.fullName}</td>
              <td className="wrap-anywhere">{guest.email}</td>
              <td>{ANSWER[String(answerOf(guest)) as `${GuestAnswer}`]}</td>
              <td className="wrap-anywhere whitespace-pre-line">{guest.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ANSWER: Record<`${GuestAnswer}`, string> = {
  ...{ true: 'Sí', maybe: 'Puede que sí', false: 'No', null: '-' },
}
