import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { filmHeights } from './film.ts'
import { id, storedText } from './text.ts'
import type { Scene, Timeline } from './timeline.ts'

const time = { at: z.number(), until: z.number() }
const still = z.discriminatedUnion('kind', [
  z.object({ ...time, kind: z.literal('title'), name: storedText, dates: storedText }),
  z.object({
    ...time,
    kind: z.literal('pictures'),
    ids: z.array(id).min(1).max(2).readonly(),
    number: z.int(),
  }),
  z.object({ ...time, kind: z.literal('memory'), sentence: storedText, name: storedText }),
  z.object({ ...time, kind: z.literal('end'), sentence: storedText }),
])
const scene = z.union([still, z.object({ ...time, kind: z.literal('film'), id })]) satisfies z.ZodType<Scene>
/** A scene that is one picture from its beginning to its end. */
export type Still = z.infer<typeof still>

const shown = z.object({
  seconds: z.number(),
  scenes: z.array(scene).readonly(),
  sounds: z.array(z.object({ ...time, id })).readonly(),
  volumes: z.array(z.object({ at: z.number(), volume: z.number() })).readonly(),
  secondsEach: z.number(),
  photographs: z.int(),
}) satisfies z.ZodType<Timeline>

export const readFilmPlan = endpoint('GET /api/film', {
  name: 'readFilmPlan',
  summary: 'What the film shows and plays at each second, for a browser that makes it',
  who: 'administrator',
  answer: z.object({
    shown,
    /** films and songs in it, by their ids */
    files: z.record(id, z.object({ title: z.string(), filePath: z.string() })),
    /** sentences about what it lacks */
    remarks: z.array(z.string()),
  }),
})
export type FilmPlan = z.infer<typeof readFilmPlan.answer>

export const drawFilmStill = endpoint('POST /api/film/stills', {
  name: 'drawFilmStill',
  summary: 'A scene of the film as a JPEG of the film’s size, as the server draws it for its own',
  who: 'administrator',
  body: z.object({ scene: still, height: z.enum(filmHeights), captions: z.boolean() }),
  answer: z.unknown(),
  changes: [],
})
