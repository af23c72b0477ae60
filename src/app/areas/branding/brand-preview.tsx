import { type CardPlanner, PlannerCard } from '../../shell/linked-planner.tsx'
import { MailPreview } from './mail-preview.tsx'

type BrandPreviewProps = { planner: CardPlanner; color: string }

/** Shows couples' view of the brand: the card at the foot of their menu, and a mail. */
export function BrandPreview({ planner, color }: BrandPreviewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[14.5rem_minmax(0,1fr)]">
      <section aria-labelledby="en-su-barra" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="en-su-barra" className={TITLE}>
          En su barra lateral
        </h2>
        <div className="rounded-paper border border-line bg-bg px-3.5 pt-2 pb-3 max-xl:max-w-64">
          <PlannerCard planner={planner} isPreview />
        </div>
      </section>
      <section aria-labelledby="en-sus-correos" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="en-sus-correos" className={TITLE}>
          En sus correos
        </h2>
        <MailPreview planner={planner} color={color} />
      </section>
    </div>
  )
}

const TITLE = 'font-ui text-sm leading-[1.3] font-strong tracking-normal text-ink-2'
