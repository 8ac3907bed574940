import { answerMemory } from './answerMemory.ts'
import { mailAnswer } from './answerMail.ts'
import { mailPrivateLink, requestPrivateLink } from './mailPrivateLink.ts'
import { countWaiting, deleteMemory, editMemory, listMemories, readQuestion } from './memories.ts'
import { shareMemory } from './shareMemory.ts'
import { editOwnMemory, readOwnMemory, withdrawOwnMemory } from './ownMemory.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const memoriesFeature = {
  routes: {
    'GET /api/memories': listMemories,
    'GET /api/memories/questions/:id': readQuestion,
    'GET /api/memories/waiting': async (context) => ({ count: await countWaiting(context) }),
    'POST /api/memories': shareMemory,
    'PUT /api/memories/:id': editMemory,
    'PUT /api/memories/:id/answer': answerMemory,
    'DELETE /api/memories/:id': deleteMemory,
    'GET /api/memories/mine': readOwnMemory,
    'PUT /api/memories/mine': editOwnMemory,
    'POST /api/memories/mine/mail': requestPrivateLink,
    'DELETE /api/memories/mine': withdrawOwnMemory,
  },
  jobs: { 'mail-answer': mailAnswer, 'mail-link': mailPrivateLink },
} satisfies Feature
