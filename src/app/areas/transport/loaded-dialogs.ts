import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs of the buses, which come when one of them is opened. */
export const transportDialogs = loadedPart(async () => {
  const [{ TripDialog }, { RideDialog }, { SheetDialog }, { BoardingDialog }, { ProposalDialog }] =
    await Promise.all([
      import('./trip-dialog.tsx'),
      import('./ride-dialog.tsx'),
      import('./sheet-dialog.tsx'),
      import('./boarding-dialog.tsx'),
      import('./proposal-dialog.tsx'),
    ])
  return { TripDialog, RideDialog, SheetDialog, BoardingDialog, ProposalDialog }
})
