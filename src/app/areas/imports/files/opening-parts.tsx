import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { PlanOffer } from '../../../shared/subscription/plan-offer.tsx'
import { OpenedArchive } from './opening-outcome.tsx'
import type { Opening } from './use-opening.ts'

/** Opens the wedding, or leads to it once it is there. */
export function OpeningAct({ opening, fileName }: { opening: Opening; fileName: string }) {
  const { bring, openedAs } = opening
  if (openedAs !== null)
    return (
      <Link
        to="/app/couple/$wid"
        params={{ wid: openedAs }}
        className="link inline-flex min-h-9 items-center text-sm"
        aria-label={`Abrir la boda de ${fileName}`}
      >
        Abrir la boda
      </Link>
    )
  return (
    <Button
      size="sm"
      aria-label={`Abrir ${fileName} como boda nueva`}
      isPending={bring.isPending}
      pendingLabel="Abriendo"
      onPress={() => bring.mutate()}
    >
      Abrir como boda nueva
    </Button>
  )
}

/** Its contents before, and after that the wedding is there, with what it lacks, or why it is not. */
export function OpeningOutcome({ opening, children }: { opening: Opening; children: ReactNode }) {
  const { bring, isFailed } = opening
  return (
    <>
      <OpenedArchive {...{ bring, isFailed }}>{children}</OpenedArchive>
      <PlanOffer error={bring.error} after="Después vuelve aquí: el ZIP te espera." />
    </>
  )
}
