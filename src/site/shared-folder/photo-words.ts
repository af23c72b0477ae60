/** The sentences that the script of the page of guests' photographs says, in the language of the page. */
export type PhotoWords = Record<
  | 'ready'
  | 'sending'
  | 'sent'
  | 'takeBack'
  | 'takenBack'
  | 'waiting'
  | 'sentVideo'
  | 'takenBackVideo'
  | 'waitingVideo'
  | 'videoTooLarge'
  | 'videoTooLong'
  | 'videoUnreadable'
  | 'videosFull'
  | 'busy'
  | 'noImage'
  | 'tooLarge'
  | 'full'
  | 'closed'
  | 'gone'
  | 'failed'
  | 'retry'
  | 'ten',
  string
>
