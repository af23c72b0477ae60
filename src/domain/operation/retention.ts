/** Days a session lives after its last renewal. */
export const SESSION_DAYS = 30

/** Days after which a session ends for good, however much it is used. */
export const SESSION_MAX_DAYS = 90

/** Days a browser is remembered as one where the password was given correctly; browsers allow 400 at most. */
export const KNOWN_DEVICE_DAYS = 365

/** Days after which even that a person asked for a copy of their data is forgotten; its file goes with its link. */
export const DATA_EXPORT_KEPT_DAYS = 30

/** Days that a person can read what has changed about the ways into their account. */
export const ACCOUNT_ACTIVITY_DAYS = 365

/** Days that a key signs access tokens. */
export const SIGNING_KEY_DAYS = 30

/** Days that a used refresh token is remembered, so that its second use ends the access. */
export const USED_REFRESH_TOKEN_DAYS = 30

/** Days that a browser keeps what a person has not sent and does not come back for. */
export const UNSENT_DAYS = 60
