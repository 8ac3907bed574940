import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { id, requiredName, hasLength, password } from '../text.ts'

/** The people who may see the memorial: everyone, everyone who knows its URL, or everyone who knows the password. */
const audience = z.enum(['everyone', 'link', 'password'])
export type Audience = z.infer<typeof audience>

/** The audience, and whether the preview of a link to a closed memorial shows the name of the remembered person. */
const accessRules = z.object({ audience, nameInPreviews: z.boolean() })

/** The places for which the dashboard makes a key: the computer that shows the slideshow, and the codes on paper. */
const keyPlace = z.enum(['screen', 'codes'])
export type KeyPlace = z.infer<typeof keyPlace>

const accessKey = z.object({
  id,
  /** the person who has the link with this key, or the place where the link is used */
  name: z.string(),
  /** present if the key was made for one of these places, whatever its name is */
  place: keyPlace.optional(),
  key: z.string(),
  createdAt: z.iso.datetime(),
})
export type AccessKey = z.infer<typeof accessKey>

export const access = accessRules.extend({
  /** whether a password is set; without a password, only keepers see a memorial with the audience `password` */
  hasPassword: z.boolean(),
  /** the access keys, oldest first */
  keys: z.array(accessKey),
})
export type Access = z.infer<typeof access>

export const readAccessEndpoint = endpoint('GET /api/access', {
  name: 'readAccess',
  summary: 'Who may see the memorial, and the access keys',
  who: 'administrator',
  response: access,
  reads: ['settings'],
})

export const readOwnAccessEndpoint = endpoint('GET /api/access/mine', {
  name: 'readOwnAccess',
  summary: 'Until when this device may see the memorial',
  who: 'everyone',
  reads: null,
  response: z.object({
    /** when the access ends that the device has from a password or an access key; null if it needs none, or if that is unknown */
    endsAt: z.iso.datetime().nullable(),
  }),
})

export const saveAccessEndpoint = endpoint('PUT /api/access', {
  name: 'saveAccess',
  summary: 'Set who may see the memorial; a new password ends the access of all who knew the old one',
  who: 'administrator',
  body: accessRules.extend({
    /** the new password; if absent, the current password stays */
    password: password(sayField('familyPassword'))
      .refine(hasLength(8), sayField('familyPassword'))
      .optional(),
    base: accessRules.partial().optional(),
  }),
  response: access,
  changes: ['settings'],
})

export const addAccessKeyEndpoint = endpoint('POST /api/access/keys', {
  name: 'addAccessKey',
  summary: 'Make an access key: an address with it opens the closed memorial',
  who: 'administrator',
  body: z.object({ name: requiredName(sayField('purpose')), place: keyPlace.optional() }),
  status: 201,
  response: accessKey,
  changes: ['settings'],
})

export const revokeAccessKeyEndpoint = endpoint('DELETE /api/access/keys/:id', {
  name: 'revokeAccessKey',
  summary: 'End an access key for good, wherever it is in use',
  who: 'administrator',
  changes: ['settings'],
})
