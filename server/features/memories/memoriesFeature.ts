import { answerMemory } from './answerMemory.ts'
import { mailAnswer } from './answerMail.ts'
import { mailPrivateLink, requestPrivateLink } from './mailPrivateLink.ts'
import { countWaiting, deleteMemory, editMemory, listMemories } from './memories.ts'
import { shareMemory } from './shareMemory.ts'
import { editOwnMemory, readOwnMemory, withdrawOwnMemory } from './ownMemory.ts'
import { readQuestion } from './readQuestion.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const memoriesFeature = {
  routes: {
    'GET /api/memories': listMemories,
    'GET /api/memories/questions/:id': (context, { params }) => readQuestion(context, params.id),
    'GET /api/memories/waiting': async (context) => ({ count: await countWaiting(context) }),
    'POST /api/memories': (context, { caller, body, requestKey }) =>
      shareMemory(context, caller, body, requestKey),
    'PUT /api/memories/:id': (context, { caller, params, body }) =>
      editMemory(context, caller, params.id, body),
    'PUT /api/memories/:id/answer': (context, { caller, params, body }) =>
      answerMemory(context, caller, params.id, body),
    'DELETE /api/memories/:id': (context, { params }) => deleteMemory(context, params.id),
    'GET /api/memories/mine': (context, { caller, headers }) =>
      readOwnMemory(context, caller, headers['writer-key']),
    'PUT /api/memories/mine': (context, { caller, headers, body }) =>
      editOwnMemory(context, caller, headers['writer-key'], body),
    'POST /api/memories/mine/mail': (context, { caller, headers }) =>
      requestPrivateLink(context, caller, headers['writer-key']),
    'DELETE /api/memories/mine': (context, { headers }) => withdrawOwnMemory(context, headers['writer-key']),
  },
  jobs: { 'mail-answer': mailAnswer, 'mail-link': mailPrivateLink },
} satisfies Feature
