import type { ClaimSide, ReportDecision, ReportedKind } from '#domain/moderation/reports.ts'

type DecisionWords = Record<ReportDecision, string>

/** The decisions that can be taken on each kind of content. */
export const DECISION_WORDS: Record<ReportedKind, DecisionWords> = {
  profile: {
    removed: 'Retirar el perfil',
    hidden: 'Ocultarlo mientras la planner responde',
    kept: 'Dejarlo',
  },
  photo: {
    removed: 'Retirar la foto',
    hidden: 'Ocultarla mientras la planner responde',
    kept: 'Dejarla',
  },
  folder: {
    removed: 'Retirar la página de la carpeta',
    hidden: 'Ocultarla mientras la boda responde',
    kept: 'Dejarla',
  },
  invitation: {
    removed: 'Retirar las invitaciones de la boda',
    hidden: 'Ocultarlas mientras la boda responde',
    kept: 'Dejarlas',
  },
  other: { removed: 'Retirarla', hidden: 'Ocultarla', kept: 'Dejarla' },
}

/** The state of a report that was decided. */
export const DECIDED_WORDS: DecisionWords = {
  removed: 'Retirado',
  hidden: 'Oculto mientras responde',
  kept: 'Dejado',
}

export const SIDE_WORDS: Record<ClaimSide, string> = {
  reporter: 'quien avisó',
  affected: 'quien lo publicó',
}
