/** The HTTP status of each error code. The sentences that people read are in errorTexts.ts. */
export const errors = {
  invalid: 400,
  no_file: 400,
  broken_file: 400,
  broken_form: 400,
  too_many_pixels: 413,
  too_much_memory: 413,
  too_many_files: 400,
  service_gone: 400,
  key_gone: 400,
  not_yours: 400,
  bad_order: 400,
  login_needed: 401,
  password_needed: 401,
  bad_family_password: 401,
  bad_login: 401,
  not_allowed: 403,
  foreign_origin: 403,
  not_found: 404,
  last_administrator: 409,
  conflict: 409,
  no_email: 409,
  not_approved: 409,
  not_in_gallery: 409,
  person_exists: 409,
  shown_elsewhere: 409,
  invitation_used: 410,
  invitation_over: 410,
  send_link_ended: 410,
  too_large: 413,
  body_too_large: 413,
  wrong_kind: 415,
  unreadable_picture: 415,
  unsupported_body: 415,
  bad_range: 416,
  too_often: 429,
  mailed_often: 429,
  mails_used_up: 429,
  sent_today: 429,
  too_many_logins: 429,
  too_much_waiting: 429,
  too_many_answers: 429,
  internal: 500,
  mail_failed: 503,
  not_ready: 503,
  busy: 503,
  disk_full: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errors

export interface ErrorResponse {
  message: string
  code?: ErrorCode
  /** the path is that of a field, or of one of several, such as `files.2` for the third file */
  issues?: { path: string; message: string }[]
  /** only with the code `conflict`: the stored values of the fields that both the caller and somebody else have changed */
  current?: Record<string, unknown>
  /** only with server errors: the request's id, which is in the log line of the error and in the response's X-Request-Id */
  requestId?: string
}
