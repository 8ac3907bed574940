import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldTexts } from '../fieldTexts.ts'
import { email } from '../text.ts'

/** Settings of the mail that tells the logged-in keeper about news; without news no mail is sent. */
export const digest = z.object({
  /** empty: the keeper has no address */
  email,
  /** at once: ten minutes after a memory, with other news of those minutes, and also in the morning like daily */
  when: z.enum(['none', 'at-once', 'daily']),
})
export type Digest = z.infer<typeof digest>

export const readDigest = endpoint('GET /api/digest', {
  name: 'readDigest',
  summary: 'Whether you are mailed about what is new, at once or once a day, and where',
  who: 'helper',
  /** whether the server can send mail; without it there is nothing to choose */
  response: digest.extend({ canSendMail: z.boolean() }),
})

export const saveDigest = endpoint('PUT /api/digest', {
  name: 'saveDigest',
  summary: 'Choose whether you are mailed about what is new, at once or once a day, and where',
  who: 'helper',
  body: digest.refine(({ email, when }) => email !== '' || when === 'none', {
    path: ['email'],
    error: fieldTexts.emailNeeded,
  }),
  response: digest,
  changes: [],
})
