import { addTrack } from './addTrack.ts'
import { deleteTrack, editTrack, listMusic, reorderMusic } from './music.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { copySong, createMusicFileSource } from './files.ts'

export const musicFeature = {
  routes: {
    'GET /api/music': listMusic,
    'POST /api/music': addTrack,
    'PUT /api/music/:id': editTrack,
    'DELETE /api/music/:id': deleteTrack,
    'POST /api/music/reorder': reorderMusic,
  },
  jobs: { 'copy-song': copySong },
  files: createMusicFileSource,
} satisfies Feature
