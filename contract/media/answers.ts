import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { id, optionalLine, requiredLine } from '../text.ts'
import { selectedIds } from './chosenMedia.ts'
import { edtf, media } from './media.ts'
import { personName } from './people.ts'

/*
 * Answers of visitors to 'Do you know who this is?'. They wait until the family takes them, or puts them aside.
 */

/** The kinds of answers: the name of somebody in the photograph, when it was taken, or where. */
export const answerKinds = ['who', 'when', 'where'] as const
export type AnswerKind = (typeof answerKinds)[number]

export const addAnswerEndpoint = endpoint('POST /api/media/:id/answers', {
  name: 'addAnswer',
  summary:
    'A visitor says who is in a photograph, when it was taken, or where; nobody sees it until the family takes it',
  who: 'everyone',
  limit: 'answers',
  body: z
    .object({
      /** as the visitor typed it: the server splits it into names, and tells words such as 'I do not know' from them */
      who: z
        .array(requiredLine(limits.location, sayField('name')))
        .max(30)
        .default([]),
      when: optionalLine(limits.when),
      where: optionalLine(limits.location),
      /** the name of the visitor */
      from: optionalLine(limits.name),
      /** a hidden field, which only bots fill in: nothing is stored then */
      website: z.string().max(2_000).nullish(),
    })
    .refine(({ who, when, where }) => who.length > 0 || when !== null || where !== null, {
      path: ['who'],
      error: sayField('answer'),
    }),
  changes: ['answers'],
})

const answer = z.object({
  id,
  /** 'remark': those typed at 'Who' that are not a name, such as 'her brother Otto, I think' */
  kind: z.enum([...answerKinds, 'remark']),
  /** as the visitor typed it */
  value: z.string(),
  /** the date in `value`; only of the kind 'when', and null if it cannot be read */
  takenAt: edtf.nullable().optional(),
  from: z.string().nullable(),
  saidAt: z.iso.datetime(),
})
export type Answer = z.infer<typeof answer>

/** A photograph that visitors said something about. */
const answeredPhoto = z.object({
  media,
  /** the answers that nobody has decided about, in the order in which they came */
  answers: z.array(answer),
})
export type AnsweredPhoto = z.infer<typeof answeredPhoto>

export const listAnswersEndpoint = endpoint('GET /api/answers', {
  name: 'listAnswers',
  summary: 'What visitors said about photographs and nobody has decided about, newest first',
  who: 'helper',
  response: z.array(answeredPhoto),
  reads: ['answers', 'media', 'settings'],
})

export const countAnswersEndpoint = endpoint('GET /api/answers/count', {
  name: 'countAnswers',
  summary: 'How many photographs have answers that nobody has decided about',
  who: 'helper',
  response: z.object({ count: z.int() }),
  reads: ['answers', 'media'],
})

/**
 * 'take': the answers become names, the date, or a line of the description, as an edit in the history. 'putAside': nobody is asked about them
 * again. 'reopen': they wait again, and the edits by which they were taken are undone where nobody has changed anything since.
 */
export const answerDecisions = ['take', 'putAside', 'reopen'] as const
export type AnswerDecision = (typeof answerDecisions)[number]

export const decideAnswersEndpoint = endpoint('POST /api/answers/decide', {
  name: 'decideAnswers',
  summary: 'Take what visitors said about photographs, put it aside, or let it wait again: all or nothing',
  who: 'helper',
  body: z.object({
    ids: selectedIds,
    decision: z.enum(answerDecisions),
    /** the date that a keeper reads in the words of visitors; absent if the words are read */
    takenAt: edtf.optional(),
    /** the names that a keeper reads in the words of visitors, by the id of the answer; absent if the words are taken as they are */
    names: z.record(id, personName).optional(),
  }),
  response: z.object({ media: z.array(media) }),
  changes: ['answers', 'media'],
})
