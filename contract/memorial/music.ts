import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { order } from '../media/media.ts'
import { id, optionalLine, requiredLine } from '../text.ts'

export const track = z.object({
  id,
  title: z.string(),
  artist: z.string().nullable(),
  filePath: z.string(),
  fileSize: z.int(),
  order: z.int(),
  uploadedAt: z.iso.datetime(),
  /** the duration in seconds; null if it is unknown */
  duration: z.number().nullable(),
  /** the name of the uploaded file; only for keepers */
  originalName: z.string().optional(),
  /** the title in the file's tags; only for keepers */
  tagTitle: z.string().nullable().optional(),
  /**
   * only for keepers. `not_on_iphones`: iPhones before iOS 18.4 cannot play the song. `not_playable`: the song is stored, but
   * no browser can play it
   */
  problem: z.enum(['not_on_iphones', 'not_playable']).nullable().optional(),
})
export type Track = z.infer<typeof track>

export const listMusicEndpoint = endpoint('GET /api/music', {
  name: 'listMusic',
  summary: 'The playlist in order',
  who: 'everyone',
  response: z.array(track),
  reads: ['music'],
})

export const addTrackEndpoint = endpoint('POST /api/music', {
  name: 'addTrack',
  summary: 'Add one song to the end of the playlist',
  who: 'administrator',
  form: {
    files: 'file',
    maxFiles: 1,
    maxBytes: limits.adminFileBytes,
    fields: z.object({ title: optionalLine(limits.title) }),
  },
  status: 201,
  response: track,
  changes: ['music'],
})

export const editTrackEndpoint = endpoint('PUT /api/music/:id', {
  name: 'editTrack',
  summary: 'Change the title of a song',
  who: 'administrator',
  body: z.object({ title: requiredLine(limits.title, sayField('title')) }),
  response: track,
  changes: ['music'],
})

export const deleteTrackEndpoint = endpoint('DELETE /api/music/:id', {
  name: 'deleteTrack',
  summary: 'Delete a song',
  who: 'administrator',
  changes: ['deleted', 'music'],
})

export const reorderMusicEndpoint = endpoint('POST /api/music/reorder', {
  name: 'reorderMusic',
  summary: 'Put the playlist in order',
  who: 'administrator',
  body: order,
  response: z.array(track),
  changes: ['music'],
})
