import { countWaitingSent } from '../../memorial/waitingSent.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { listSent } from './listSent.ts'
import { findOpenSender, readOwnSent, sendFile, takeBackSent } from './ownSent.ts'
import { putSentAside } from './putSentAside.ts'
import { addSender, editSender } from './senders.ts'
import { endSendLink, readSendLink, renewSendLink } from './sendLink.ts'
import { readSendPage } from './sendPage.ts'
import { takeSent } from './takeSent.ts'
import { mailThanks, thankSender } from './thankSender.ts'

export const sentFeature = {
  routes: {
    'GET /api/send-link': readSendLink,
    'POST /api/send-link': renewSendLink,
    'DELETE /api/send-link': endSendLink,
    'GET /api/send': readSendPage,
    'POST /api/senders': addSender,
    'GET /api/senders/mine': readOwnSent,
    'PUT /api/senders/mine': editSender,
    'POST /api/senders/mine/media': sendFile,
    'DELETE /api/senders/mine/media/:id': takeBackSent,
    'GET /api/sent': listSent,
    'GET /api/sent/count': async ({ db }) => ({ count: await countWaitingSent(db) }),
    'POST /api/sent/take': takeSent,
    'POST /api/sent/put-aside': putSentAside,
    'POST /api/senders/:id/thank': thankSender,
  },
  formChecks: { 'POST /api/senders/mine/media': findOpenSender },
  jobs: { 'mail-thanks': mailThanks },
} satisfies Feature
