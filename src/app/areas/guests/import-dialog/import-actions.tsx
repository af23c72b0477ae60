import { Button } from '#ui/button.tsx'
import type { GuestImport } from './use-guest-import.ts'
import { guestCount } from './words.ts'

export function ReadText({ text, onRead }: { text: string; onRead: (text: string) => void }) {
  return (
    <Button variant="primary" onPress={() => onRead(text)} isDisabled={text.trim() === ''}>
      Ver la lista
    </Button>
  )
}

/** On to what the columns make, where they make guests and every answer is in them. */
export function ColumnsActions({ run }: { run: GuestImport }) {
  return (
    <>
      <Button variant="quiet" onPress={() => run.go({ at: 'source' })}>
        Volver
      </Button>
      <Button
        variant="primary"
        onPress={() => run.go({ at: 'preview' })}
        isDisabled={run.list?.outcome.kind === 'error'}
        isPending={run.isReadingAgain}
      >
        Ver la lista
      </Button>
    </>
  )
}

const MARK_ONE = 'Marca a quien quieras traer'

/** A row that is skipped may still take the place of the list: only where no guest is marked is there no way on. */
export function PreviewActions({ run, isFirstList }: { run: GuestImport; isFirstList: boolean }) {
  const count = run.countToImport('append')
  return (
    <>
      <Button variant="quiet" onPress={() => run.go({ at: 'source' })} isDisabled={run.writing !== null}>
        Volver
      </Button>
      {isFirstList ? (
        <Button
          variant="primary"
          onPress={run.append}
          isDisabled={count === 0}
          isPending={run.isReadingAgain || run.tables.isLoading || run.writing === 'append'}
          pendingLabel={run.writing === 'append' ? 'Importando' : undefined}
        >
          {count === 0 ? MARK_ONE : `Importar ${guestCount(count)}`}
        </Button>
      ) : (
        <Button
          variant="primary"
          onPress={() => run.go({ at: 'merge' })}
          isDisabled={run.countTicked === 0}
          isPending={run.isReadingAgain || run.tables.isLoading}
        >
          {run.countTicked === 0 ? MARK_ONE : 'Continuar'}
        </Button>
      )}
    </>
  )
}

export function OverwriteActions({ run }: { run: GuestImport }) {
  return (
    <>
      <Button variant="quiet" onPress={() => run.go({ at: 'merge' })} isDisabled={run.writing !== null}>
        Volver
      </Button>
      <Button
        variant="danger-filled"
        onPress={run.overwrite}
        isPending={run.writing === 'overwrite'}
        pendingLabel="Sobrescribiendo"
      >
        Sobrescribir lista actual
      </Button>
    </>
  )
}
