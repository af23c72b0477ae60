import type { ReactNode } from 'react'
import { CLAIMS, type Claim, lineOf } from '../claims.ts'
import { Answers } from '../marketing/fragments/answers.tsx'
import { Folders } from '../marketing/fragments/folders.tsx'
import { Hours } from '../marketing/fragments/hours.tsx'
import { Ribbon } from '../marketing/fragments/ribbon.tsx'
import { VendorTiles } from '../marketing/fragments/vendor-tiles.tsx'

/** The benefits (spec 2): five rows, each with a fragment of the screen it speaks of. */
export function FiveThings() {
  const [guests, vendors, budget, inspiration, agenda] = CLAIMS.landing
  return (
    <section aria-labelledby="cosas" className="later wrap pt-20 md:pt-34">
      <h2 id="cosas" className="mb-8 max-w-[17ch] text-d1 leading-[.98] tracking-[-.025em] md:mb-15">
        Una boda son mil cosas. Aquí son cinco.
      </h2>
      <ul className="border-b border-line-strong">
        <Thing claim={guests}>
          <Answers />
        </Thing>
        <Thing claim={vendors}>
          <VendorTiles />
        </Thing>
        <Thing claim={budget}>
          <Ribbon />
        </Thing>
        <Thing claim={inspiration}>
          <Folders />
        </Thing>
        <Thing claim={agenda}>
          <Hours />
        </Thing>
      </ul>
    </section>
  )
}

function Thing({ claim, children }: { claim: Claim; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-10 gap-y-4 border-t border-line-strong py-6.5 md:min-h-37 md:grid-cols-[2fr_3fr] lg:grid-cols-[minmax(0,4.2fr)_minmax(0,4.4fr)_minmax(0,5fr)]">
      <h3 className="text-[clamp(2rem,1.4rem+1.8vw,3rem)] leading-none tracking-[-.02em]">{claim.title}</h3>
      <p className="max-w-100 text-[1.0625rem] leading-normal text-ink-2">{lineOf(claim)}</p>
      <div
        aria-hidden="true"
        className="w-full md:col-span-2 md:max-w-116 lg:col-span-1 lg:justify-self-end"
        data-print="hide"
      >
        {children}
      </div>
    </li>
  )
}
