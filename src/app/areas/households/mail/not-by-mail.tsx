import { useMemo } from 'react'
import type { FamilyMailKind } from '#domain/households/guest-mails.ts'
import { Button } from '#ui/button.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { type MailReach, mailReach } from './mail-reach.ts'
import { stopInWords } from './refusal-words.ts'
import { EmailEditor, FamilyNames } from './unreachable-families.tsx'

type NotByMailProps = {
  families: readonly Family[]
  list: HouseholdList
  kind: FamilyMailKind
  actions: FamilyActions
}

/** The families that no mail reaches, with the reason and what helps. */
export function NotByMail({ families, list, kind, actions }: NotByMailProps) {
  const reaches = useMemo(
    () => families.map((family) => ({ family, reach: mailReach(family, list, kind) })),
    [families, list, kind],
  )
  const of = (fits: (reach: MailReach) => boolean) =>
    reaches.filter(({ reach }) => fits(reach)).map(({ family }) => family)
  const reasonOf = (family: Family) => {
    const reach = mailReach(family, list)
    return reach.kind === 'stopped' ? `${stopInWords(reach.stop)}: ${reach.address}` : ''
  }
  return (
    <>
      <FamilyNames
        title="Correo rechazado"
        families={of((reach) => reach.kind === 'stopped' && !reach.stop.unsubscribedAt)}
        reasonOf={reasonOf}
        actionOf={(family) => (
          <span className="flex flex-wrap gap-1">
            <EmailEditor
              family={family}
              label="Cambiar email"
              actions={actions}
              value={mailReach(family, list).address ?? ''}
            />
            <Again family={family} label="Volver a intentar" kind={kind} actions={actions} />
          </span>
        )}
      />
      <FamilyNames
        title="Quizá no les llegó"
        families={of((reach) => reach.kind === 'unsure')}
        reasonOf={() => 'El envío se cortó a la mitad'}
        actionOf={(family) => <Again family={family} label="Enviar otra vez" kind={kind} actions={actions} />}
      />
      <FamilyNames
        title="No quieren correos"
        families={of((reach) => reach.kind === 'stopped' && reach.stop.unsubscribedAt !== null)}
        reasonOf={reasonOf}
      />
      <FamilyNames
        title="Sin email"
        families={of((reach) => reach.kind === 'missing')}
        actionOf={(family) => (
          <EmailEditor
            family={family}
            label="Añadir email"
            actions={actions}
            value={family.household?.email ?? ''}
          />
        )}
      />
    </>
  )
}

type AgainProps = { family: Family; label: string; kind: FamilyMailKind; actions: FamilyActions }

export function Again({ family, label, kind, actions }: AgainProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${label} a ${family.name}`}
      onPress={() => void actions.sendMails(kind, [family])}
    >
      {label}
    </Button>
  )
}
