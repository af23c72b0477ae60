import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Page } from '../../shell/page.tsx'
import { CostsTab, type CostsTabProps } from './costs-tab.tsx'

/** The two views of the page: what everything costs, and what is paid when. */
export type BudgetTab = 'costs' | 'payments'

type BudgetPageProps = CostsTabProps & {
  tab: BudgetTab
  onTab: (tab: BudgetTab) => void
  /** The tab 'Pagos'. */
  payments: ReactNode
}

/** 'Presupuesto': what the wedding costs, and what is paid when and by whom. */
export function BudgetPage({ tab, onTab, payments, ...costs }: BudgetPageProps) {
  return (
    <Page className={cx(tab === 'payments' && 'max-md:pb-32')}>
      <div className="relative">
        <header className="flex min-h-11 items-end justify-between gap-4">
          <h1>Presupuesto</h1>
        </header>
        <Tabs
          label="Presupuesto"
          selected={tab}
          onSelect={onTab}
          className="mt-4"
          tabs={[
            { id: 'costs', label: 'Reparto', panel: <CostsTab {...costs} /> },
            { id: 'payments', label: 'Pagos', panel: payments },
          ]}
        />
      </div>
    </Page>
  )
}
