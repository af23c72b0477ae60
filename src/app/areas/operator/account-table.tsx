import type { OperatorAccount } from '#contract/operator-rows.ts'
import { Button } from '#ui/button.tsx'
import { fileSize } from '../../shared/files/file-size.ts'
import { relativeTime } from '../../shared/words/relative-time.ts'
import { CELL, FIRST_CELL, LAST_CELL, NUMBER_CELL, OperatorTable, ROW } from './operator-table.tsx'

type AccountTableProps = {
  accounts: readonly OperatorAccount[]
  now: Date
  /** For suspending it, or lifting that. */
  onChoose: (account: OperatorAccount) => void
}

export function AccountTable({ accounts, now, onChoose }: AccountTableProps) {
  return (
    <OperatorTable columns={COLUMNS}>
      {accounts.map((account) => (
        <tr key={account.id} className={ROW}>
          <td className={FIRST_CELL}>{account.email}</td>
          <td className={CELL}>{account.role === 'planner' ? 'Planner' : 'Pareja'}</td>
          <td className={NUMBER_CELL}>{account.weddings}</td>
          <td className={NUMBER_CELL}>{fileSize(account.fileBytes)}</td>
          <td className={CELL}>
            {account.suspendedAt ? (
              <span className="font-strong text-danger">
                Suspendida {relativeTime(account.suspendedAt, now)}
              </span>
            ) : account.lastSeenAt ? (
              relativeTime(account.lastSeenAt, now)
            ) : (
              'sin sesión'
            )}
          </td>
          <td className={LAST_CELL}>
            <Button
              variant={account.suspendedAt ? 'quiet' : 'danger'}
              size="sm"
              className="px-1 text-xs"
              aria-label={`${account.suspendedAt ? 'Levantar' : 'Suspender'}: ${account.email}`}
              onPress={() => onChoose(account)}
            >
              {account.suspendedAt ? 'Levantar' : 'Suspender'}
            </Button>
          </td>
        </tr>
      ))}
    </OperatorTable>
  )
}

const COLUMNS = [
  { label: 'Cuenta' },
  { label: 'Papel' },
  { label: 'Bodas', isNumber: true },
  { label: 'Archivos', isNumber: true },
  { label: 'Última vez' },
  { label: 'Suspender', isHidden: true },
]
