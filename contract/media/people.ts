import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { id, requiredName } from '../text.ts'
import { MAX_SELECTED, selectedIds } from './chosenMedia.ts'
import { media } from './media.ts'
import { area } from './pictureShape.ts'

/** The maximum number of people in one photograph: more than a wedding has guests. */
export const MAX_PEOPLE = 500

export const personName = requiredName(sayField('name'))

/** Somebody who is in photographs. */
const person = z.object({
  id,
  name: z.string(),
  /** whether visitors do not see the name, such as that of a child */
  hidden: z.boolean(),
  /** how many photographs and videos have the name, including those that wait for the family */
  photographs: z.int(),
  /** in how many of these the name came with the file, and waits until a keeper shows it */
  waiting: z.int(),
})
export type Person = z.infer<typeof person>

export const listPeopleEndpoint = endpoint('GET /api/people', {
  name: 'listPeople',
  summary:
    'The people who are named in photographs, in alphabetical order, and all names that visitors do not see',
  who: 'helper',
  response: z.array(person),
  reads: ['media', 'sent', 'settings'],
})

export const namePeopleEndpoint = endpoint('POST /api/media/people', {
  name: 'namePeople',
  summary:
    'Say who is in photographs and videos, and who is not, and which names that came with the files visitors see: all of them or none. A name that differs only in case or blanks is the same person',
  who: 'helper',
  body: z.object({
    ids: selectedIds,
    add: z
      .array(
        z.object({
          name: personName,
          /** where the person is in the photograph as it is shown; null removes the place, and an absent one leaves it as it is */
          area: area.nullable().optional(),
          /** visitors do not see the name in any photograph */
          hidden: z.literal(true).optional(),
          /** the name waits here, as one that came with the file, until a keeper shows it */
          waiting: z.literal(true).optional(),
        }),
      )
      .max(MAX_PEOPLE, { error: () => sayField('tooManyNames', MAX_PEOPLE) })
      .default([]),
    remove: z.array(personName).max(MAX_PEOPLE).default([]),
    /** the people whose names came with the files and are shown to visitors from now on, in those items in which they wait */
    show: z.array(id).max(MAX_SELECTED).default([]),
  }),
  response: z.object({ media: z.array(media) }),
  changes: ['media'],
})

export const editPersonEndpoint = endpoint('PUT /api/people/:id', {
  name: 'editPerson',
  summary: 'Rename somebody in all photographs, or say whether visitors see the name',
  who: 'administrator',
  body: z.object({ name: personName.optional(), hidden: z.boolean().optional() }),
  response: person,
  changes: ['media'],
})

export const mergePeopleEndpoint = endpoint('POST /api/people/:id/merge', {
  name: 'mergePeople',
  summary: 'Merge two names of the same person: the photographs with this name get the other one',
  who: 'administrator',
  /** the id of the other one, whose name stays; visitors do not see it if they did not see one of the two */
  body: z.object({ into: id }),
  response: person,
  changes: ['media'],
})
