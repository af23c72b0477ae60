/** Why an answer of a company's server is not taken, for the log; the person reads one sentence for all. */
export type SamlReason =
  | 'form'
  | 'encoding'
  | 'structure'
  | 'algorithm'
  | 'status'
  | 'signature'
  | 'issuer'
  | 'recipient'
  | 'audience'
  | 'time'
  | 'subject'
  | 'unsolicited'
  | 'served'

export class SamlRefusal extends Error {
  override name = 'SamlRefusal'
  readonly reason: SamlReason

  constructor(reason: SamlReason) {
    super(`SAML answer refused: ${reason}`)
    this.reason = reason
  }
}
