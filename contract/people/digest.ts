import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { changedName, email } from '../text.ts'

export const digest = z.object({
  /** how others call the keeper; mails greet the keeper by it, and invitations are signed with it. Empty if it is unknown */
  displayName: z.string(),
  /** the keeper's email address; empty if there is none */
  email,
  /**
   * `daily`: in the morning. `at-once`: also ten minutes after a memory is shared; the email includes everything else that became
   * new during those ten minutes
   */
  when: z.enum(['none', 'at-once', 'daily']),
})
export type Digest = z.infer<typeof digest>

export const readDigestEndpoint = endpoint('GET /api/digest', {
  name: 'readDigest',
  summary: 'Whether you are mailed about what is new, at once or once a day, and where',
  who: 'helper',
  reads: null,
  /** `canSendMail` is false if the server cannot send email; then the keeper has nothing to choose */
  response: digest.extend({ canSendMail: z.boolean() }),
})

export const saveDigestEndpoint = endpoint('PUT /api/digest', {
  name: 'saveDigest',
  summary: 'Choose whether you are mailed about what is new, at once or once a day, and where',
  who: 'helper',
  body: digest
    .extend({ displayName: changedName })
    .refine(({ email, when }) => email !== '' || when === 'none', {
      path: ['email'],
      error: sayField('emailNeeded'),
    }),
  response: digest,
  changes: [],
})
