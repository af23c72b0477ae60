import { Conversation } from '../../../shared/comments/conversation.tsx'
import type { VendorRef } from '../vendors.queries.ts'
import { focusOpenTab } from './focus-open-tab.ts'

/** 'Conversación': what the couple and their planner say to one another about a vendor. */
export function ConversationTab({ place: { weddingId, vendorId } }: { place: VendorRef }) {
  return (
    <div className="px-6 pt-4 pb-5">
      <Conversation place={{ weddingId, kind: 'vendor', targetId: vendorId }} onFocusLost={focusOpenTab} />
    </div>
  )
}
