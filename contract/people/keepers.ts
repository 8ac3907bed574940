import { z } from 'zod'
import { newPassword, person, username } from './auth.ts'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { email, id, requiredName } from '../text.ts'

export const listedKeeper = person.extend({
  /** when the keeper last used the dashboard, accurate to a few minutes; null if it is unknown */
  lastSeenAt: z.iso.datetime().nullable(),
})
export type ListedKeeper = z.infer<typeof listedKeeper>

export const listKeepersEndpoint = endpoint('GET /api/keepers', {
  name: 'listKeepers',
  summary: 'Who keeps this memorial: administrators first, then helpers, each by name',
  who: 'administrator',
  response: z.array(listedKeeper),
  reads: ['keepers'],
})

export const changeRoleEndpoint = endpoint('PUT /api/keepers/:id', {
  name: 'changeRole',
  summary: 'Make a keeper an administrator or a helper, and end all sessions of that keeper',
  who: 'administrator',
  body: z.object({ isAdmin: z.boolean() }),
  response: listedKeeper,
  changes: ['keepers'],
})

export const removeKeeperEndpoint = endpoint('DELETE /api/keepers/:id', {
  name: 'removeKeeper',
  summary: 'Remove a keeper, and end all sessions of that keeper',
  who: 'administrator',
  changes: ['keepers'],
})

export const invitation = z.object({
  id,
  /** the name of the invited person, as the administrator entered it */
  name: z.string(),
  isAdmin: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitation>

export const listInvitationsEndpoint = endpoint('GET /api/invitations', {
  name: 'listInvitations',
  summary: 'Invitations that can still be used, newest first',
  who: 'administrator',
  response: z.array(invitation),
  reads: ['keepers'],
})

export const inviteKeeperEndpoint = endpoint('POST /api/invitations', {
  name: 'inviteKeeper',
  summary: 'Invite somebody; only the response carries the link, which works once and for three days',
  who: 'administrator',
  body: z.object({
    name: requiredName(sayField('name')),
    isAdmin: z.boolean(),
    /** the email address to which the server sends the link, if the server can send email; the address is not stored */
    email: email.default(''),
  }),
  status: 201,
  response: invitation.extend({
    /** the path of the link on this site; browsers never send the part after the '#', so it reaches no server and no log */
    path: z.string(),
    isMailed: z.boolean(),
  }),
  changes: ['keepers'],
})

export const withdrawInvitationEndpoint = endpoint('DELETE /api/invitations/:id', {
  name: 'withdrawInvitation',
  summary: 'Take an invitation back: its link no longer works',
  who: 'administrator',
  changes: ['keepers'],
})

/** A header with the key that follows the '#' in the link. The key is in a header, because proxies log paths. */
const invitationHeaders = z.object({ 'invitation-key': z.string(sayField('invitationKey')).min(1) })

export const readInvitationEndpoint = endpoint('GET /api/invitations/mine', {
  name: 'readInvitation',
  summary: 'The invitation of this key; 410 when it was used or is over',
  who: 'everyone',
  reads: null,
  headers: invitationHeaders,
  response: invitation.omit({ id: true }).extend({ memorialOf: z.string() }),
})

export const acceptInvitationEndpoint = endpoint('POST /api/invitations/mine', {
  name: 'acceptInvitation',
  summary: 'Become a keeper with a name and password of one’s own; the response sets the session cookie',
  who: 'everyone',
  headers: invitationHeaders,
  body: z.object({ username, password: newPassword }),
  response: person,
  changes: ['keepers'],
})
