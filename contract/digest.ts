import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { email } from './text.ts'

/** The daily mail to whoever is logged in: one a day at most, and none when nothing is new. */
export const digest = z.object({
  /** empty: no address */
  email,
  isOn: z.boolean(),
})
export type Digest = z.infer<typeof digest>

export const readDigest = endpoint({
  name: 'readDigest',
  summary: 'Whether you are mailed once a day about what is new, and where',
  method: 'GET',
  path: '/api/digest',
  who: 'helper',
  /** where no mail can be sent there is nothing to choose */
  answer: digest.extend({ canSendMail: z.boolean() }),
})

export const saveDigest = endpoint({
  name: 'saveDigest',
  summary: 'Choose whether you are mailed once a day about what is new, and where',
  method: 'PUT',
  path: '/api/digest',
  who: 'helper',
  body: digest.refine(({ email, isOn }) => email !== '' || !isOn, {
    path: ['email'],
    error: fieldTexts.emailNeeded,
  }),
  answer: digest,
  changes: [],
})
