import { addTrack } from './addTrack.ts'
import { deleteTrack, editTrack, listMusic, reorderMusic } from './music.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { copySong, createMusicFileSource } from './files.ts'

export const musicFeature = {
  routes: {
    'GET /api/music': listMusic,
    'POST /api/music': (context, { caller, form, requestKey }) => addTrack(context, caller, form, requestKey),
    'PUT /api/music/:id': (context, { caller, params, body }) =>
      editTrack(context, caller, params.id, body.title),
    'DELETE /api/music/:id': (context, { params }) => deleteTrack(context, params.id),
    'POST /api/music/reorder': (context, { caller, body }) => reorderMusic(context, caller, body.order),
  },
  jobs: { 'copy-song': copySong },
  files: createMusicFileSource,
} satisfies Feature
