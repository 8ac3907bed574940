import path from 'node:path'
import { filmSizes } from '../../contract/film.ts'
import { hasFfmpeg } from '../codecs/ffmpeg.ts'
import type { Work } from '../work/work.ts'
import { makeFilm } from './makeFilm.ts'
import { texts } from './texts.ts'

export const filmWork: Work<'film'> = {
  impossible: async () => ((await hasFfmpeg()) ? null : texts.noFfmpeg),
  async run(context, { options: { height, captions }, folder, report, signal }) {
    const file = path.join(folder, 'film.mp4')
    const onProgress = (part: number) => report(Math.floor(100 * part), 100)
    const chosen = { size: filmSizes[height], captions }
    const { report: remarks } = await makeFilm(context, chosen, file, { onProgress, signal })
    return { file, remarks }
  },
}
