import type { ErrorCode } from '../../../contract/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

/** The sentences for each error code. `{name}` stands for the value that the caller of `fail` passes under that name. */
export const errorTexts = sentences({
  invalid: 'Some of what was entered cannot be used. Please look at it again.',
  no_file: 'No file arrived. Please choose one and send it again.',
  broken_file:
    '“{file}” is damaged or incomplete and cannot be read. Please send it again from where it is stored.',
  broken_form: 'This did not arrive as it was sent. Nothing you wrote is lost; please send it again.',
  too_many_pixels: '“{file}” has too many pixels to be shown. Please send a smaller version.',
  too_much_memory: '“{file}” is too much to be read here. Please send a smaller version.',
  too_many_files: 'Too many files: at most {most} can be sent at once.',
  not_yours: 'These photographs cannot be added to this memory. Please choose them again.',
  service_gone: 'This service is no longer here. Nothing you typed is lost; please choose another service.',
  key_gone: 'This link was revoked. Nothing you typed is lost; please choose another one under ‘Opens with’.',
  bad_order: 'The order does not match what is stored. Please load the page again.',
  login_needed: 'Please sign in.',
  password_needed:
    'This memorial opens with the family’s password. Please open it in another tab, enter the password there, and try again here; nothing you wrote is lost.',
  bad_family_password: 'This is not the password. Please try again.',
  bad_login: 'Invalid username or password',
  not_allowed: 'Only an administrator of this memorial can do this. Please ask one of them.',
  foreign_origin:
    'This change came from another website and was refused. Please open {address}, and do it again there.',
  not_found: 'This is not here, or no longer here.',
  last_administrator: 'This is the last administrator. Please make somebody else an administrator first.',
  conflict: 'Somebody changed this in the meantime. Please load the page again.',
  no_email: 'No e-mail address was given with this memory. Please copy the link instead.',
  not_approved:
    'The family has not approved this memory yet, so its link cannot be mailed. Please copy the link instead.',
  not_in_gallery:
    'This picture is not in the gallery: it is the portrait, or the picture of the obituary or of a service. Nothing was changed. To remove it, choose another picture there.',
  person_exists:
    'Somebody in the photographs already has this name. If they are the same person, please merge the two; if not, please add what tells them apart.',
  shown_elsewhere:
    'This picture is also shown elsewhere: as the portrait, in a memory, or with the obituary or a service. Nothing was changed. Please choose another picture there first.',
  invitation_used: 'This invitation has already been used. If that was you, please sign in.',
  invitation_over:
    'This invitation is no longer valid: it works once, within three days. Please ask for a new one.',
  send_link_ended:
    'This link no longer takes photographs. Please ask the family for a new one, or share your photographs with a memory.',
  too_large: '“{file}” is larger than {megabytes} MB. Please choose a smaller file.',
  body_too_large: 'This is too much to send at once.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    '“{file}” is a whole picture, but of a kind that cannot be read here. Please open it in the program it came from, save it as JPEG, and send that.',
  unsupported_body: 'This kind of request cannot be read.',
  bad_range: 'That part of the file does not exist.',
  too_often:
    'Many things arrived from your connection at once. Nothing you wrote is lost; please try again in a few minutes.',
  mailed_often:
    'The link was mailed several times today. Please check your mail and your spam folder, or copy the link.',
  mails_used_up:
    'As many links were mailed today as one day allows. Please copy the link instead, or try again tomorrow.',
  too_many_logins: 'Too many attempts. Please wait {minutes} minutes and try again.',
  sent_today:
    'No more photographs can be sent through this link today. Nothing is lost; please send the others tomorrow.',
  too_much_waiting:
    'Many photographs from your connection are waiting for the memories that they belong to. Nothing you wrote is lost; please share the memory that you started, or try again later.',
  too_many_answers:
    'Many answers about this photograph are already waiting for the family. Nothing you wrote is lost; please try again later.',
  internal: 'Something went wrong here. Nothing you typed is lost; please try again.',
  mail_failed: 'The mail could not be sent. Please copy the link instead.',
  not_ready: 'The memorial cannot be reached right now. Please try again shortly.',
  busy: 'Many photographs are arriving right now. Nothing you wrote is lost; please try again in a minute.',
  disk_full: 'There is no room left to store this. Please tell the family.',
} satisfies Record<ErrorCode, string>)
