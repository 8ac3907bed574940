/**
 * The catalogue of errors: a code, the HTTP status it is sent with, and the sentence people read.
 * `{name}` in a sentence is replaced by the value that `fail` is given under that name.
 */
export const errors = {
  invalid: [400, 'Some of what was entered cannot be used. Please look at it again.'],
  no_file: [400, 'No file arrived. Please choose one and send it again.'],
  broken_file: [
    400,
    '“{file}” is damaged or incomplete and cannot be read. Please send it again from where it is stored.',
  ],
  broken_form: [400, 'This did not arrive as it was sent. Nothing you wrote is lost; please send it again.'],
  too_many_pixels: [413, '“{file}” has too many pixels to be shown. Please send a smaller version.'],
  too_many_files: [400, 'At most {most} files can be sent at once.'],
  not_yours: [400, 'These photos cannot be added to this memory. Please choose them again.'],
  bad_order: [400, 'The order does not match what is stored. Please load the page again.'],
  login_needed: [401, 'Please log in.'],
  password_needed: [
    401,
    'This memorial opens with the family’s password. Please load the page again and enter it; nothing you wrote is lost.',
  ],
  bad_family_password: [401, 'This is not the password. Please try again.'],
  bad_login: [401, 'Invalid username or password'],
  not_allowed: [403, 'Only an administrator of this memorial can do this. Please ask one of them.'],
  foreign_origin: [403, 'This change came from another website and was refused.'],
  not_found: [404, 'This is not here, or no longer here.'],
  last_administrator: [
    409,
    'This is the last administrator. Please make somebody else an administrator first.',
  ],
  conflict: [409, 'Somebody changed this meanwhile. Please load the page again.'],
  invitation_used: [410, 'This invitation has been used already. If that was you, please log in.'],
  invitation_over: [
    410,
    'This invitation is no longer valid: it works once, and for three days. Please ask for a new one.',
  ],
  too_large: [413, '“{file}” is larger than {megabytes} MB. Please choose a smaller file.'],
  body_too_large: [413, 'This is too much to send at once.'],
  wrong_kind: [415, '“{file}” is not a kind of file that can be shown here. {kinds}'],
  unsupported_body: [415, 'This kind of request cannot be read.'],
  bad_range: [416, 'That part of the file does not exist.'],
  too_often: [
    429,
    'Many things arrived from your connection at once. Nothing you wrote is lost; please try again in a few minutes.',
  ],
  too_many_logins: [429, 'Too many attempts. Please wait {minutes} minutes and try again.'],
  internal: [500, 'Something went wrong here. Nothing you typed is lost; please try again.'],
  not_ready: [503, 'The memorial cannot be reached for a moment. Please try again shortly.'],
  busy: [
    503,
    'Many photographs are arriving at this moment. Nothing you wrote is lost; please try again in a minute.',
  ],
  disk_full: [507, 'There is no room left to store this. Please tell the family.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errors

/** The body of every error answer. */
export interface ErrorAnswer {
  message: string
  code?: ErrorCode
  issues?: { path: string; message: string }[]
  /** with a `conflict`: what is stored now in each field that somebody else has changed too */
  current?: Record<string, unknown>
}
