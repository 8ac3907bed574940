import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../text.ts'

/** A thing that a rehearsal finds wrong, with the values that its sentence needs. */
export type Fault =
  | { kind: 'noSound' | 'screenSleeps' | 'noFullscreen' | 'noRemote' | 'accessEnded' }
  | { kind: 'missingPictures' | 'brokenSongs' | 'brokenVideos'; titles: readonly string[] }
  | { kind: 'noSpace'; neededBytes: number; freeBytes: number }
  | { kind: 'accessEnds'; at: number }
  /** about the show stored on this device; `canMend`: whether 'Prepare for the hall' can mend it */
  | { kind: 'noCopy' | 'oldCopy' | 'damagedCopy'; canMend: boolean }

const count = z.int().min(0).max(1_000_000)
const rehearsalFields = z.object({
  /** the device's name; if absent or empty, the server describes its browser, as in 'Chrome on Windows' */
  device: line(60).default(''),
  isReady: z.boolean(),
  photographs: count,
  /** how long the show is */
  seconds: count,
  /** a sentence for people about each thing that is not ready */
  problems: z.array(line(300)).max(20),
})

const rehearsal = rehearsalFields.extend({
  id: z.string(),
  device: z.string(),
  endedAt: z.iso.datetime(),
  /** whether the slideshow is another one now: its photographs, captions, songs or choices have changed */
  isChanged: z.literal(true).optional(),
})
export type Rehearsal = z.infer<typeof rehearsal>

export const reportRehearsalEndpoint = endpoint('POST /api/rehearsals', {
  name: 'reportRehearsal',
  summary: 'Say how a rehearsal of the slideshow on this device has ended',
  who: 'everyone',
  limit: 'rehearsals',
  body: rehearsalFields,
  status: 201,
  response: rehearsal,
  changes: [],
})

export const listRehearsalsEndpoint = endpoint('GET /api/rehearsals', {
  name: 'listRehearsals',
  summary: 'The last 20 rehearsals of the slideshow, and the last one that was ready, newest first',
  who: 'administrator',
  reads: null,
  response: z.array(rehearsal),
})

export const readDirectorPageEndpoint = endpoint('GET /api/director-page', {
  name: 'readDirectorPage',
  summary: 'The parts of the funeral director’s page that not every visitor may read',
  who: 'everyone',
  reads: null,
  response: z.object({
    /** null: the caller is not a keeper */
    whomToCall: z.string().nullable(),
    /** the access keys that the caller knows: all for an administrator, or else the one with which this device came */
    accessKeys: z.array(z.object({ name: z.string(), key: z.string() })),
  }),
})
