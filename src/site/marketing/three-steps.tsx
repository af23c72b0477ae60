import blossom from '#ui/art/images/step-blossom.svg'
import bud from '#ui/art/images/step-bud.svg'
import orange from '#ui/art/images/step-orange.svg'
import { lineOf } from '../claims.ts'
import { STEP_CLAIMS } from '../page-claims.ts'

const STEPS = [
  {
    number: 'Uno',
    claim: STEP_CLAIMS[0],
    art: bud,
    width: 150,
    height: 170,
  },
  {
    number: 'Dos',
    claim: STEP_CLAIMS[1],
    art: blossom,
    width: 170,
    height: 170,
  },
  {
    number: 'Tres',
    claim: STEP_CLAIMS[2],
    art: orange,
    width: 170,
    height: 182,
  },
]

/** How it works, as a bud, a blossom and an orange (spec 2). */
export function ThreeSteps({ title }: { title: string }) {
  return (
    <section aria-labelledby="pasos" className="later wrap pt-20 md:pt-34">
      <h2 id="pasos" className="text-d1 leading-[.98] tracking-[-.025em]">
        {title}
      </h2>
      <ol className="mt-8 grid gap-7 md:mt-10 md:grid-cols-3 md:gap-10">
        {STEPS.map(({ number, claim, art, width, height }) => (
          <li key={number} className="grid grid-cols-[6.5rem_1fr] content-start gap-x-4 gap-y-1 md:block">
            <div className="row-span-3 md:mb-4.5 md:flex md:h-46 md:items-end md:border-b md:border-line-strong">
              <img
                src={art}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                className="h-30 w-auto md:h-44"
              />
            </div>
            <p className="serif text-xl leading-none text-ink-3 italic">{number}</p>
            <h3 className="text-[1.5rem] leading-tight tracking-[-.012em] md:mt-2 md:text-[1.875rem]">
              {claim.title}
            </h3>
            <p className="max-w-92 text-[1.0625rem] leading-normal text-ink-2 md:mt-2">{lineOf(claim)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
