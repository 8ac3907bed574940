import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { email } from './text.ts'

/** The mail about what is new to the keeper who is logged in; none when nothing is. */
export const digest = z.object({
  /** empty: no address */
  email,
  /** at once: ten minutes after a memory, with what else came in them; and in the morning like daily */
  when: z.enum(['none', 'at-once', 'daily']),
})
export type Digest = z.infer<typeof digest>

export const readDigest = endpoint('GET /api/digest', {
  name: 'readDigest',
  summary: 'Whether you are mailed about what is new, at once or once a day, and where',
  who: 'helper',
  /** where no mail can be sent there is nothing to choose */
  answer: digest.extend({ canSendMail: z.boolean() }),
})

export const saveDigest = endpoint('PUT /api/digest', {
  name: 'saveDigest',
  summary: 'Choose whether you are mailed about what is new, at once or once a day, and where',
  who: 'helper',
  body: digest.refine(({ email, when }) => email !== '' || when === 'none', {
    path: ['email'],
    error: fieldTexts.emailNeeded,
  }),
  answer: digest,
  changes: [],
})
