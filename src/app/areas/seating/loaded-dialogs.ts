import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs of the tables, which come when one of them is opened. */
export const seatingDialogs = loadedPart(async () => {
  const [{ SeatDialog }, { TableDialog }, { RulesDialog }, { ProposalDialog }] = await Promise.all([
    import('./seat-dialog.tsx'),
    import('./table-dialog.tsx'),
    import('./rules/rules-dialog.tsx'),
    import('./proposal/proposal-dialog.tsx'),
  ])
  return { SeatDialog, TableDialog, RulesDialog, ProposalDialog }
})
