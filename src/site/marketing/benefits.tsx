import { type Claim, lineOf } from '../claims.ts'
/** Reasons side by side, parted by hairlines. */
export function Benefits({ title, benefits }: { title: string; benefits: readonly Claim[] }) {
  return (
    <section aria-labelledby="ventajas" className="later wrap pt-20 md:pt-34">
      <h2 id="ventajas" className="max-w-[20ch] text-d1 leading-[.98] tracking-[-.025em]">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-10 md:mt-12 md:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit.line} className="border-t border-line-strong pt-5 pb-8">
            <h3 className="text-[1.625rem] leading-tight tracking-[-.012em]">{benefit.title}</h3>
            <p className="mt-2 max-w-92 text-[1.0625rem] leading-normal text-ink-2">{lineOf(benefit)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
